import { expect, test } from 'vitest'
import { asTitle } from './quoted.ts'

test.each([
  ['Quiet Wire.', 'Quiet Wire'],
  ['"Quiet Wire"', 'Quiet Wire'],
  ['Weak-layer "surface hoar" burial', 'Weak-layer ‘surface hoar’ burial'],
  ['Songs of the “lower river”', 'Songs of the ‘lower river’'],
  ['A 5" gauge', 'A 5 gauge'],
])('%s stands between quotation marks as %s', (title, printed) => {
  expect(asTitle(title)).toBe(printed)
})
