import { expect, test } from 'vitest'
import * as factors from './factors.ts'
import * as issue from './issue.ts'
import * as opening from './opening.ts'

const frames = (JSON.stringify([issue, opening, factors]).match(/"(?:[^"\\]|\\.)*"/gu) ?? []).map(String)

// English orders its words otherwise: the subject first, and a thing “reads” or “states”, but does not “stand” there.
test.each([
  /\bstands: \{/,
  /\bputs it so\b/,
  /\bRequested is\b/,
  /^"To .* belongs\b/,
  /\bThere is in addition\b/,
  /\bhas on this\b/,
  /\bfor the way\b/,
  /\bin the post\b/,
])('no frame of the response says %s', (form) => {
  expect(frames.filter((frame) => form.test(frame))).toEqual([])
})
