import { expect, test } from 'vitest'
import * as factors from './factors.ts'
import * as issue from './issue.ts'
import * as balance from '../../petition-letter/phrasing/prong-three.ts'
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

// Whatever the facts before it are, a frame about the balance may not claim more than the rule that it cites.
test.each([
  /\ball that (?:this|the) factor asks\b/,
  /\bare the answer\b/,
  /\bNo employer\b/,
  /\bno (?:list|vacancy)\b/i,
])('no frame about the balance says %s', (form) => {
  const { impractical, benefit_despite_workers, urgency, balance: whole } = factors.MEETS
  const said = [...Object.values(balance), impractical, benefit_despite_workers, urgency, whole].flat()
  expect(said.filter((frame) => form.test(frame))).toEqual([])
})
