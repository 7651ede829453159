import { expect, test } from 'vitest'
import { aboutMinutes, minutesFor } from './words.ts'

test.each([
  [0, 10, 0],
  [1, 10, 1],
  [23, 10, 4],
  [100, 10, 17],
  [100, 33, 55],
])('%i sentences or facts of %i seconds each take about %i minutes', (count, each, minutes) =>
  expect(minutesFor(count, each)).toBe(minutes),
)

test('nothing is promised before it was measured, nor of nothing', () => {
  expect(aboutMinutes(23, null)).toEqual([])
  expect(aboutMinutes(0, 10)).toEqual([])
  expect(aboutMinutes(23, 10)).toHaveLength(1)
})
