import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { readSentence } from '../grounding.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import type { Quantity } from './claim.ts'
import { sameQuantity } from './quantities.ts'
import { claimsIn } from './read.ts'

const quantities = (text: string): Quantity[] =>
  claimsIn(text).flatMap((claim) => (claim.kind === 'number' ? [claim.quantity] : []))
const values = (text: string) => quantities(text).map(({ value, unit }) => [value, unit])

test.each([
  ['no figure at all', []],
  ['nine and a half years', [[9.5, 'year']]],
  ['+1 217 555 0177', [[2_175_550_177, null]]],
  ['+44 20 7946 0018', [[2_079_460_018, null]]],
  ['a quarter of an hour', [[0.25, 'hour']]],
  ['three quarters of a million alarms', [[750_000, null]]],
  ['four points above the target', [[4, 'percent']]],
  ['the third study', []],
  ['the second author', [[2, 'ordinal']]],
  ['$1.2 million', [[1_200_000, 'money']]],
  ['twelve hundred people', [[1200, null]]],
  ['the false one fifty-one', [[51, null]]],
  ['four airless hours', [[4, 'hour']]],
  ['two every year', [[2, null]]],
  ['on a five-point scale', [[5, null]]],
  ['three and a half times as many', [[3.5, 'times']]],
  ['a tenfold rise', [[10, 'times']]],
  ['at three in the afternoon', [[15, 'clock']]],
  ['at 7:30 a.m.', [[7.5, 'clock']]],
  ['seven in ten', [[0.7, 'share']]],
  [
    'an average of 3.82 out of 4',
    [
      [3.82, null],
      [4, null],
    ],
  ],
  [
    'a slope of 2.1 in 5',
    [
      [2.1, null],
      [5, null],
    ],
  ],
  ['forty cents', [[0.4, 'money']]],
  ['the two of us', []],
])('%j', (text, expected) => expect(values(text)).toEqual(expected))

const one = (text: string): Quantity =>
  quantities(text)[0] ?? { value: Number.NaN, unit: null, nearness: 'exactly', noun: '' }

describe('the same quantity', () => {
  test.each([
    ['a quarter of an hour', '15 minutes'],
    ['half of them', '50 percent'],
    ['one in nine', '11 percent'],
    ['18 months', '1.5 years'],
    ['nearly 150 times', '147 times'],
    ['75 pounds', '34 kilograms'],
    ['two acres', '0.8 hectares'],
  ])('%s, %s', (a, b) => expect(sameQuantity(one(a), one(b))).toBe(true))
  test.each([
    ['17 hours', '17 minutes'],
    ['90 pounds', '34 kilograms'],
    ['three in the afternoon', 'three in the morning'],
    ['more than 200 times', '147 times'],
    ['150 times', '147 times'],
    ['half of them', '60 percent'],
  ])('%s is not %s', (a, b) => expect(sameQuantity(one(a), one(b))).toBe(false))
})

test.each(['since dec 2022', 'since Dec. 2022', 'since DEC 2022', 'since december 2022'])('%s is a month', (text) =>
  expect(claimsIn(text)).toMatchObject([{ kind: 'date', date: { year: 2022, month: 12 } }]),
)

const counted = buildCaseFile({
  ...batteryResearcher,
  professionalprojects: batteryResearcher.professionalprojects.map((one, at) =>
    at === 0 ? { ...one, impact: 'Closed days: 61 -> 37 on the pass. Complaints fell from 40 to 22.' } : one,
  ),
})

test.each([
  ['The pass was closed for 24 fewer days.', []],
  ['The pass was closed for 25 fewer days.', ['25']],
  ['Complaints fell by 45 percent.', []],
  ['Complaints fell by 55 percent.', ['55 percent']],
  // A share in words compares: that the sentence is true, nobody has said yet.
  ['Complaints fell by more than half.', []],
])('%s', (text, findings) => expect(readSentence(text, counted).findings.map((one) => one.text)).toEqual(findings))
