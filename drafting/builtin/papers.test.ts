import { expect, test } from 'vitest'
import { theName } from './entries.ts'
import { isLetter, isMembership, isPress, isSpent, isUnwon } from './papers.ts'
import { plain, words } from './phrase.ts'
import type { Entry } from './portrait.ts'

const paper = (values: Record<string, string>): Entry => ({
  section: 'evidence',
  id: 1,
  value: (field) => values[field] ?? '',
  say: (field, as = (value) => value) => words(as(values[field] ?? ''), ['F1']),
  told: () => [],
  conferred: () => undefined,
  sources: () => [],
  exhibits: [],
})

test.each([
  ['Letter of intent of Osage Trail Cooperative', true],
  ['Letter on a trial of the second mix', true],
  ['Support letter, Town of Hallett', true],
  ['Letter of employment', false],
  ['Certified Community Lender', false],
])('“%s” is a letter of others: %s', (name, letter) => {
  expect(isLetter(paper({ name, category: 'Professional' }))).toBe(letter)
})

test.each([
  [{ name: 'Patent application on reef modules', status: 'Active' }, false],
  [{ name: 'Provisional patent application on refusals', brief_introduction: 'We let it lapse in 2026.' }, true],
  [{ name: 'U.S. Patent 11,990,417', status: 'Active', expired_date: '2041-04-30' }, false],
  [{ name: 'Pharmacist License', brief_introduction: 'The Michigan license I let expire in 2018.' }, false],
  [{ name: 'Member, Siting Panel', status: 'Inactive' }, true],
  [{ name: 'First Aid Certificate', expired_date: '2020-01-01' }, true],
])('%o: spent %s', (values, spent) => {
  const item = paper(values)
  expect(isSpent(item, '2026-11-21')).toBe(spent)
})

test.each([
  ['Second place, Rural Challenge', 'second place in the Rural Challenge'],
  ['Main Street Lending Challenge, second place', 'second place in the Main Street Lending Challenge'],
  ['Honorable mention, Northern Woods Awards', 'an honorable mention in the Northern Woods Awards'],
  ['Finalist, Young Ears Competition', 'the place of finalist in the Young Ears Competition'],
  ['2nd place in the Rural Challenge', 'second place in the Rural Challenge'],
  ['Northern Medal (third place)', 'third place in the Northern Medal'],
  ['Honourable Mention, Northern Woods Awards', 'an honorable mention in the Northern Woods Awards'],
  ['Silver medal, Northern Olympiad', 'a silver medal in the Northern Olympiad'],
  ['Letter of Interest, Tri-Rivers Authority', 'the letter of interest'],
  ['Safe Dose Award', 'the Safe Dose Award'],
])('“%s” is called %s', (name, called) => {
  const said = theName(paper({ name, issuing_organization: 'Tri-Rivers Authority' }))
  expect(said === undefined ? undefined : plain(said)).toBe(called)
})

test('a coach of those who took third place took none', () => {
  const values = {
    name: 'Coach of the Third-Place Team, Basin Olympiad',
    brief_introduction: 'My team took third place.',
  }
  const said = theName(paper({ ...values, category: 'Achievement' }))
  expect(said === undefined ? undefined : plain(said)).toBe(`the recognition as ${values.name}`)
})

test('an article in a paper is no award, a seat is a membership', () => {
  expect(isPress(paper({ name: 'Article "The Box That Calls"', category: 'Achievement' }))).toBe(true)
  expect(isPress(paper({ name: 'Interview Prize of the Valley', category: 'Project' }))).toBe(false)
  expect(isMembership(paper({ name: 'Corresponding member, Working Group' }))).toBe(true)
  expect(isMembership(paper({ name: 'Fellowship in Applied Epidemiology' }))).toBe(false)
})

test.each([
  [{ name: 'Poster contest, best poster: FINALIST (not winner)' }, true],
  [{ name: 'Harbor Prize', brief_introduction: 'I was nominated in 2023. The prize went to another.' }, true],
  [{ name: 'Harbor Prize', brief_introduction: 'I won it over 30 finalists.' }, false],
  [{ name: 'Second place, Rural Challenge' }, false],
  [{ name: 'Nominee, Harbor Prize' }, true],
  [{ name: 'Harbor Prize shortlist' }, true],
  [{ name: 'Semifinalist, Harbor Prize' }, true],
  [{ name: 'Harbor Prize', brief_introduction: 'I was a finalist in 2019 and won it in 2021.' }, false],
])('%o honored somebody else: %s', (values, unwon) => expect(isUnwon(paper(values))).toBe(unwon))
