import { expect, test } from 'vitest'
import { portraitOf, type Entry } from '../builtin/portrait.ts'
import { buildCaseFile } from '../case-file.ts'
import { ordinaryApplicant } from '../testing/profiles.ts'
import { focusOf, learnersOf, outputsOf } from './outputs.ts'

const [held] = ordinaryApplicant.futureplan
if (held === undefined) throw new Error('The profile has no plan')

const planOf = (change: Partial<typeof held>): Entry =>
  portraitOf(
    buildCaseFile({ ...ordinaryApplicant, futureplan: [{ ...held, expected_outcomes: 'Less waste.', ...change }] }),
  ).plans[0] as Entry

test.each([
  ['I will write an open handbook for mixers.', ['an open handbook for mixers']],
  ['I expect 60 cameras and a public record of every missed fire.', ['a public record of every missed fire']],
  ['A public data set of at least 5,000 graded modules.', ['a public data set of 5,000 graded modules']],
  ['They asked for a course.', []],
  ['There will be no public register.', []],
])('what a plan leaves behind: %s', (plans, texts) => {
  expect(outputsOf(planOf({ plans })).map(({ text }) => text)).toEqual(texts)
})

test.each([
  ['I will train 240 music teachers in Ohio.', 'music teachers'],
  ['I plan two-day courses for mills and carpenters in Maine.', 'mills and carpenters'],
  ['I will build 20 units.', undefined],
])('whom a plan trains: %s', (plans, text) => {
  expect(learnersOf(planOf({ plans }))?.text).toBe(text)
})

test.each([
  [
    'Night smoke detection for rural districts that cannot pay for a commercial service',
    'night smoke detection for rural districts',
  ],
  ['Large tapestry that lowers echo in courts, schools and public libraries', 'large tapestry that lowers echo'],
])('what a plan is about, in a title’s length: %s', (area_of_focus, text) => {
  expect(focusOf(planOf({ area_of_focus }))?.text).toBe(text)
})
