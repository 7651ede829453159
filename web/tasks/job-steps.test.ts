import { expect, it } from 'vitest'
import { elapsed, leftAtThisPace, stepsAfter, type JobStep } from './job-steps.ts'

it('keeps the steps that passed and counts through the sections of one', () => {
  const told: [string, number][] = [
    ['', 0],
    ['Reading the case file', 1],
    ['Reading the case file', 2],
    ['Drafting section 1 of 11: Introduction', 3],
    ['Drafting section 4 of 11: The endeavor', 9],
    ['Checking every sentence against its sources', 20],
  ]
  const steps = told.reduce<readonly JobStep[]>((before, [label, now]) => stepsAfter(before, label, now), [])
  expect(steps).toEqual([
    { label: 'Reading the case file', since: 1 },
    { label: 'Drafting section 4 of 11: The endeavor', since: 3 },
    { label: 'Checking every sentence against its sources', since: 20 },
  ])
})

it.each([
  [-5, '0 s'],
  [59_999, '59 s'],
  [112_000, '1 min 52 s'],
])('tells %d ms as %s', (ms, words) => {
  expect(elapsed(ms)).toBe(words)
})

it.each<[number, number, number, string | null]>([
  [0, 0, 60_000, null],
  [0, 12, 60_000, null],
  [1, 12, 60_000, null],
  [2, 12, 4999, null],
  [12, 12, 60_000, null],
  [3, 12, 10_000, '30 s'],
  [3, 12, 60_000, '3 min'],
])('%d of %d done after %d ms leaves %s', (done, total, age, left) => {
  expect(leftAtThisPace({ done, total }, age)).toBe(left)
})
