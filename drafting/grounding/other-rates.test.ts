import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'
import { rateIn } from './rate-words.ts'

const IMPACT = [
  'Before the fence, 2-3 vehicles were hit by slides a year.',
  'False alarms went down from 9 per week to about 4 per week.',
  'A fence costs 164 dollars per household.',
  'Three towns ordered fences, together for 640,000 dollars.',
  'The units cost 2,180 dollars each.',
  'Six gates jammed in two winters, 19 pumps were replaced in two years.',
  'The lease brings 71,000 dollars net.',
].join(' ')

const caseFile = buildCaseFile({
  ...batteryResearcher,
  professionalprojects: batteryResearcher.professionalprojects.map((one, at) =>
    at === 0 ? { ...one, impact: IMPACT } : one,
  ),
})
const reasons = (text: string): string[] =>
  check(text, caseFile, { voice: 'petition', declared: [] })
    .findings.map(({ reason }) => reason)
    .filter((reason) => /tells this (?:of another period|of each|gross|net)/.test(reason))

test.each([
  ['Before the fence, 2-3 vehicles were hit by slides a month.', '3'],
  ['False alarms went down from 9 per month to about 4 per month.', '9'],
  ['A fence costs 164 dollars per person.', '164'],
  ['A fence costs 164 dollars for a town.', '164'],
  ['The units cost 2,180 dollars in total.', '2,180'],
  ['The lease brings 71,000 dollars gross.', '71,000'],
])('marked: %s', (text, figure) =>
  expect(
    check(text, caseFile, { voice: 'petition', declared: [] })
      .findings.map((one) => one.text)
      .join(' '),
  ).toContain(figure),
)

test.each([
  'Before the fence, 2-3 vehicles were hit by slides annually.',
  'Each year before the fence, 2-3 vehicles were hit by slides.',
  'Weekly false alarms went down from 9 to about 4.',
  'A fence costs 164 dollars for each household.',
  'Three towns ordered fences for 640,000 dollars in total.',
  'Each unit costs 2,180 dollars.',
  'In two years 19 pumps were replaced.',
  'The lease brings 71,000 dollars after taxes.',
  'The lease brings 71,000 dollars.',
])('not marked: %s', (text) => expect(reasons(text)).toEqual([]))

test.each<[string, string[], string[]]>([
  ['40 a day', ['day'], []],
  ['every calendar month', ['month'], []],
  ['once a week per household', ['week'], ['household']],
  ['a year of study, a day before', [], []],
  ['yearly', ['year'], []],
  ['1.2 million each time', [], []],
])('“%s” is told by %j and of each %j', (words, periods, each) =>
  expect([[...rateIn(words).periods], rateIn(words).each]).toEqual([periods, each]),
)
