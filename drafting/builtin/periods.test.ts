import { expect, test } from 'vitest'
import { completed } from './complete.ts'
import { sentencesOf } from './passages.ts'

const told = (typed: string): string =>
  completed(sentencesOf(typed), typed, { section: 'futureplan', entry: 1, field: 'plans', item: '', past: false }).join(
    ' ',
  )

test.each([
  [
    'In the first year I map the wells. In the second I drill two of them. In the third, I publish the logs.',
    'In the first year I map the wells. In the second year I drill two of them. In the third year, I publish the logs.',
  ],
  [
    'In the first year I map the wells; in the second I drill two of them.',
    'In the first year I map the wells; in the second year I drill two of them.',
  ],
  [
    'During the first six months I map the wells. During the next six I drill two of them. In the last, the logs are printed.',
    'During the first six months I map the wells. During the next six months I drill two of them. In the last month, the logs are printed.',
  ],
  ['In the first phase the wells are mapped. In the second phase two are drilled.', ''],
  ['In the second I drill two wells.', ''],
  ['In the first year I map the wells. In the second town I drill two of them.', ''],
  [
    'In the first year I map the wells. In the second the county drills two of them.',
    'In the first year I map the wells. In the second year the county drills two of them.',
  ],
])('%s', (typed, expected) => expect(told(typed)).toBe(expected === '' ? typed : expected))
