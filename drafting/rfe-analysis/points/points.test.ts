import { describe, expect, test } from 'vitest'
import { FACTORS, type Factor } from '#domain/rfe.ts'
import { NEVER_ARGUED, NEVER_CITED } from '../../authorities/never-cite.ts'
import { guidedText } from '../guidance.ts'
import { RIGHT_LAW } from '../standards.ts'
import { pointOf } from './index.ts'

const point = (factor: Factor, heading: string | null = null, quote = '') => pointOf({ factor, heading, quote })
const factors = Object.keys(FACTORS) as Factor[]

describe('what is known of each factor', () => {
  test.each(factors)('%s: two to four sentences or so of advice, on law that the library holds', (factor) => {
    const { advice, title } = point(factor)
    const text = advice.map(guidedText).join(' ')
    expect(title).not.toBe('')
    expect(text).not.toMatch(/[{}]/)
    const sentences = text.match(/[.!?](?:\s|$)/g) ?? []
    expect(sentences.length).toBeGreaterThan(1)
    for (const { form } of NEVER_CITED.filter((one) => !/very top/.test(one.name))) expect(text).not.toMatch(form)
  })

  test.each(factors)('%s: nothing on its list is an argument that no petition makes', (factor) => {
    const said = point(factor).needs.flatMap(({ what, get = '' }) => [what, get])
    for (const words of said) for (const { form } of NEVER_ARGUED) expect(words).not.toMatch(form)
  })

  test('guidance cannot name law that the library lacks', () => {
    expect(() => guidedText('See {dhanasar@895}.')).toThrow('no pin')
    expect(() => guidedText('See {nysdot}.')).toThrow('no authority')
    expect(guidedText('See {dhanasar@890}.')).toBe('See Dhanasar, 26 I&N Dec. at 890.')
  })

  test.each(Object.entries(RIGHT_LAW))('another test, %s, is met with a place in the law', (_, { says }) => {
    const text = says.map(guidedText).join(' ')
    expect(text).toMatch(/Dhanasar|8 C\.F\.R\./)
    for (const { form } of NEVER_CITED) expect(text).not.toMatch(form)
  })
})

describe('one of the six kinds of evidence', () => {
  test.each([
    ['Salary or other remuneration', 'It was not shown.', /\(D\)/],
    [null, 'No license to practice was submitted.', /\(C\)/],
    ['Membership in professional associations', 'The record lacks a letter on the salary of members.', /\(E\)/],
  ])('%s, %s', (heading, quote, title) => expect(point('exceptional_ability', heading, quote).title).toMatch(title))

  test.each([
    ['Exceptional ability', 'Neither the salary nor the license was shown.'],
    [null, 'Fewer than three kinds of evidence were submitted.'],
  ])('but of all of them: %s, %s', (heading, quote) =>
    expect(point('exceptional_ability', heading, quote)).toBe(point('exceptional_ability')),
  )
})

describe('what the officer’s words tell apart', () => {
  test.each<[Factor, string, RegExp]>([
    ['endeavor', 'You say that your endeavor changed after the filing, from casting bells to teaching.', /has changed/],
    ['endeavor', 'The response materially changes the endeavor.', /has changed/],
    ['endeavor', 'The petition names an occupation and no endeavor.', /What exactly the endeavor is/],
    ['other', 'The membership card of the Guild does not say what is required for admission.', /membership/],
    ['record_of_success', 'The bylaws open both societies to whoever pays dues.', /membership/],
    ['letters', 'The letters name no example.', /What the letters prove/],
    ['other', 'It is not clear that you will remain in the field.', /go on working/],
    ['other', 'Your current status is F-1 and ends on June 30, 2027.', /go on working/],
    ['other', 'The two dates of birth differ.', /further point/],
  ])('%s: %s', (factor, quote, title) => {
    const { advice, ...named } = point(factor, null, quote)
    expect(named.title).toMatch(title)
    const text = advice.map(guidedText).join(' ')
    expect(/independent writers|Caron/.test(text)).toBe(factor === 'letters')
    expect(text).not.toMatch(/[{}]/)
  })
})

test.each([
  ['other', 'Submit a copy of the biographic page of your passport.'],
  ['form', 'The copy of the passport is missing.'],
] as const)('a paper on who somebody is, read as %s, is easily met: %s', (factor, quote) =>
  expect(pointOf({ factor, heading: null, quote }).risk).toBe('low'),
)

test('weights tell apart what alone denies a petition from what is weighed with other factors', () => {
  const weightOf = (factor: Factor) => pointOf({ factor, heading: null, quote: '' }).risk
  const of = (risk: string) => (Object.keys(FACTORS) as Factor[]).filter((factor) => weightOf(factor) === risk)
  expect(of('high')).toEqual([
    'advanced_degree',
    'five_years',
    'exceptional_ability',
    'final_merits',
    'occupation',
    'endeavor',
    'substantial_merit',
    'national_importance',
    'balance',
  ])
  expect(of('some')).toEqual([
    'education_and_skills',
    'progress',
    'interest',
    'letters',
    'impractical',
    'benefit_despite_workers',
    'urgency',
  ])
})
