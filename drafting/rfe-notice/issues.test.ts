import { expect, test } from 'vitest'
import { issuesOf } from './issues.ts'
import { bodiesOf, readBlocks } from './page/read-blocks.ts'
import { tell } from './told.ts'

const PLAN = 'Plan\nThe plan contains no budget. Please submit one.'
const read = (finds: number | undefined) =>
  issuesOf(
    tell(readBlocks(bodiesOf([PLAN]))).map((one) => ({ ...one, finds })),
    'niw',
  ).map(({ quote, unsure }) => [quote, unsure])

test.each([
  [undefined, undefined],
  [0.81, undefined],
  [0.79, true],
])('a complaint of the likelihood %s is told with the doubt: %s', (finds, unsure) => {
  expect(read(finds)).toEqual([['The plan contains no budget.', unsure]])
})
