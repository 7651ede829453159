import { expect, test } from 'vitest'
import { minutesFor } from './words.ts'

test.each([
  [0, 0],
  [1, 1],
  [23, 4],
  [100, 17],
])('%i sentences or facts take about %i minutes', (count, minutes) => expect(minutesFor(count)).toBe(minutes))
