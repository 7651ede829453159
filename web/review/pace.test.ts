import { expect, test } from 'vitest'
import { paceOfLooking } from './pace.ts'

/** A pace of presses at these seconds, each of which settles so many. */
function after(...presses: readonly (readonly [number, number])[]): number | null {
  const pace = paceOfLooking()
  for (const [second, count] of presses) pace.note(second * 1000, count)
  return pace.seconds()
}

test.each<[string, number | null, (readonly [number, number])[]]>([
  ['nobody has looked at anything', null, []],
  [
    'four that were timed are too few',
    null,
    [
      [0, 1],
      [8, 1],
      [16, 1],
      [24, 1],
      [32, 1],
    ],
  ],
  [
    'five make a pace',
    8,
    [
      [0, 1],
      [8, 1],
      [16, 1],
      [24, 1],
      [32, 1],
      [40, 1],
    ],
  ],
  [
    'one that took long is no pace',
    8,
    [
      [0, 1],
      [8, 1],
      [16, 1],
      [24, 1],
      [32, 1],
      [160, 1],
    ],
  ],
  [
    'who was away was not looking',
    null,
    [
      [0, 1],
      [8, 1],
      [16, 1],
      [24, 1],
      [32, 1],
      [900, 1],
    ],
  ],
  [
    'a paragraph is as many as it holds',
    3,
    [
      [0, 1],
      [15, 5],
    ],
  ],
  [
    'what settled nothing is none',
    null,
    [
      [0, 0],
      [9, 0],
      [18, 0],
      [27, 0],
      [36, 0],
      [45, 0],
    ],
  ],
])('%s', (_, seconds, presses) => expect(after(...presses)).toBe(seconds))
