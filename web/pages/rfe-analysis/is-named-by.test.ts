import { expect, test } from 'vitest'
import { isNamedBy } from './is-named-by.ts'

test.each([
  ['1. NATIONAL IMPORTANCE', 'National importance', true],
  ['B.  Well\nPositioned:', 'Well Positioned', true],
  ['WELL POSITIONED TO ADVANCE THE ENDEAVOR', 'Model or plan', false],
  ['Second prong', 'Model or plan (2)', false],
])('an issue under %j that is called %j is named by it: %s', (heading, title, expected) => {
  expect(isNamedBy(heading, title)).toBe(expected)
})
