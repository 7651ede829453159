import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { readSentence } from '../grounding.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { datesHeldIn } from './held-dates.ts'
import { claimsIn } from './read.ts'
import { valuesIn } from './values.ts'

const told = (text: string) =>
  claimsIn(text).flatMap((claim) =>
    claim.kind === 'number' ? [[claim.quantity.value, claim.quantity.unit, claim.quantity.isAbout]] : [],
  )

test.each([
  ['no figure at all', []],
  ['nine and a half years', [[9, null, true]]],
  ['three quarters of a million alarms', []],
  ['four points above the target', [[4, 'percent', false]]],
  ['the third study', []],
  ['hundreds of visits, a hundred of them in May', []],
  ['$1.2 million', [[1_200_000, null, false]]],
  ['about R1,310 apiece', [[1310, null, true]]],
  ['EGP 9,500', [[9500, null, false]]],
  ['the line SV 88 and the H100', []],
  ['as ISO 9001 asks', []],
  ['twelve hundred people', [[1200, null, false]]],
  ['two million three hundred thousand and five', [[2_300_005, null, false]]],
  ['nine working days', [[9, 'time', false]]],
  ['at 7:30', []],
  ['43C, 17th and 12,5', []],
  ['84 percent', [[84, 'percent', false]]],
])('%j', (text, expected) => expect(told(text)).toEqual(expected))

test.each([
  ['1,310', 1310],
  ['1.250,50', 1250.5],
  ["4'500", 4500],
  ['12 500', 12_500],
  ['around 3.4 mio goods', 3_400_000],
  ['R780k of 900k', 780_000],
  ['5–6k', 6000],
  ['melt 4.6deg', 4.6],
  ['31h before', 31],
  ['7 lakhs', 700_000],
  ['twenty-six volunteers', 26],
  ['two dozen', 12],
])('a source that writes %s may be read to hold %d', (text, value) => expect(valuesIn(text).values).toContain(value))

test.each(['2019-09-03', 'https://doi.example/10.5555', 'post@lake7.example'])('%s holds no figure', (text) =>
  expect(valuesIn(text).values).toEqual([]),
)

test.each([
  ['pilot 8 rooms 10/2022, all rooms 06/2023', { year: 2022, month: 10 }],
  ['shadow mode from 05.03.2021', { year: 2021, month: 3, day: 5 }],
  ['shadow mode from 05/03/2021', { year: 2021, month: 5, day: 3 }],
  ['talks in May and September 2026', { year: 2026, month: 5 }],
  ["audit passed Sept '15", { year: 2015, month: 9 }],
  ['2019年3月', { year: 2019, month: 3 }],
  ['the school year 2018/19', { year: 2019 }],
])('a source that writes %s may be read to tell %o', (text, date) => expect(datesHeldIn(text)).toContainEqual(date))

test.each(['since dec 2022', 'since Dec. 2022', 'since DEC 2022', 'since december 2022'])('%s is a month', (text) =>
  expect(claimsIn(text)).toMatchObject([{ kind: 'date', date: { year: 2022, month: 12 } }]),
)

const [first, ...others] = batteryResearcher.professionalprojects
const impact =
  'Closed days: 61 -> 37 on the pass. Complaints fell from 40 to 22. The grant was $184,500. We spent $181,930 of it. ' +
  '230 inserts were made at $1,310 apiece. The prize of $25,000 goes to the entrants in equal parts.'
const counted = buildCaseFile({
  ...batteryResearcher,
  professionalprojects: first === undefined ? [] : [{ ...first, impact }, ...others],
})
const found = (text: string): string[] => readSentence(text, counted).findings.map((one) => one.text)

test.each([
  'The pass was closed for 24 fewer days.',
  'The wait on the pass fell by 24 hours, as the days on which it was closed went from 61 to 37.',
  'Complaints fell by 45 percent, from 40 to 22.',
  'Of the grant $2,570 was returned.',
  'At $1,310 apiece the 230 inserts came to $301,300.',
  'Each of the two entrants received $12,500 of the prize.',
  'Complaints fell by more than half.',
])('%s may be computed', (text) => expect(found(text)).toEqual([]))

test.each([
  ['At $1,310 apiece the 230 inserts came to $311,300.', '$311,300'],
  ['Complaints fell by 54 percent, from 40 to 22.', '54 percent'],
  ['Of the grant $2,750 was returned.', '$2,750'],
])('%s may not', (text, figure) => expect(found(text)).toEqual([figure]))
