import { expect, test } from 'vitest'
import { followsFrom, type Sum } from './sums.ts'

test.each<[Sum, boolean]>([
  [{ of: [12, 30], by: 'sum', gives: 42 }, true],
  [{ of: [12, 30, 8], by: 'sum', gives: 50 }, true],
  [{ of: [12], by: 'sum', gives: 12 }, false],
  [{ of: [80, 40], by: 'percent change', gives: 50 }, true],
  [{ of: [40, 80], by: 'percent change', gives: 100 }, true],
  [{ of: [1, 3], by: 'percent', gives: 33 }, true],
  [{ of: [1, 3], by: 'percent', gives: 33.3 }, true],
  [{ of: [1, 3], by: 'percent', gives: 34 }, false],
  [{ of: [30, 12], by: 'difference', gives: 18 }, true],
  [{ of: [12, 30], by: 'difference', gives: 18 }, true],
  [{ of: [12, 30, 2], by: 'difference', gives: 16 }, false],
  [{ of: [6, 0], by: 'quotient', gives: 0 }, false],
  [{ of: [6, 4], by: 'quotient', gives: 1.5 }, true],
  [{ of: [6, 4], by: 'product', gives: 24 }, true],
  [{ of: [], by: 'sum', gives: 0 }, false],
])('%o follows: %s', (sum, follows) => {
  expect(followsFrom(sum)).toBe(follows)
})
