import { expect, test } from 'vitest'
import { questionsOf } from './questions.ts'

const OF_WHAT = /^(.+) of what: /u

test.each([
  ['saved 2 million per year maybe', '2 million'],
  ['budget went up to 3.5 bn', '3.5 bn'],
  ['costs of 40k, less than before', '40k'],
  ['1.2 million patients are in the register', undefined],
  ['the tool has 300k downloads', undefined],
  ['$2 million per year', undefined],
  ['9 times in 2021', undefined],
  ['grant of USD 120k', undefined],
  ['cost limit R 900k', undefined],
  ['leached with 1.2 M citric acid', undefined],
  ['snow in wind up to 15 m/s', undefined],
])('of “%s” it is asked what is counted: %s', (note, amount) => {
  const asked = questionsOf(note).flatMap((question) => OF_WHAT.exec(question)?.[1] ?? [])
  expect(asked).toEqual(amount === undefined ? [] : [amount])
})

test.each([
  ['result', 'loss reduced by 40 %', '40 %'],
  ['did', 'cut rework by 30 percent, new jig', '30 percent'],
  // The figure of the clause that compares.
  ['result', '12 % of the pumps are new; loss cut by 40 %', '40 %'],
  ['result', 'saved 2 million a year', '2 million'],
  ['did', 'kit used in 90% of wards; less noise', undefined],
  ['background', 'want loss reduced by 40 %', undefined],
  ['plan', 'dose loss reduced by 30 %, I hope', undefined],
  ['need', 'budget 2 million, more was not there', undefined],
  ['recognition', '1 of 9 chosen, 40 % less than before', undefined],
] as const)('of a note of kind %s, “%s”, it is asked who measured this: %s', (kind, note, figure) => {
  const asked = questionsOf(note, kind).flatMap((one) => /^Who measured “(.*)”, and/u.exec(one)?.[1] ?? [])
  expect(asked).toEqual(figure === undefined ? [] : [figure])
})
