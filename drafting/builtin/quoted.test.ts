import { expect, test } from 'vitest'
import { asTitle, quotable } from './quoted.ts'

test.each([
  ['Quiet Wire.', 'Quiet Wire'],
  ['"Quiet Wire"', 'Quiet Wire'],
  ['Weak-layer "surface hoar" burial', 'Weak-layer ‘surface hoar’ burial'],
  ['Songs of the “lower river”', 'Songs of the ‘lower river’'],
  ['A 5" gauge', 'A 5 gauge'],
])('%s stands between quotation marks as %s', (title, printed) => {
  expect(asTitle(title)).toBe(printed)
})

test.each([
  ['the lead (of two) and [Ed.] more', 'the lead (of two) and [Ed.] more'],
  ['FE-20418) from the National Board', 'from the National Board'],
  ['the design of the pump (see', 'the design of the pump'],
  ['1) a manual', '1) a manual'],
])('of %j is quoted: %j', (typed, expected) => expect(quotable(typed)).toBe(expected))
