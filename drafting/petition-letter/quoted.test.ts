import { expect, test } from 'vitest'
import { statementsOn } from './quoted.ts'

test.each([
  [
    'the rest of a sentence of a narrow column',
    'There was no evidence in any county that\nThe rule reduced the closures by 19 days in the winter.',
  ],
  ['a sentence behind a word', 'In the report we say The rule reduced the closures by 19 days in the winter.'],
])('of a page is not quoted: %s', (_, page) =>
  expect(statementsOn(page)).not.toContain('The rule reduced the closures by 19 days in the winter.'),
)

test.each([
  ['a sentence behind another', 'It snowed a lot. The rule reduced the closures by 19 days in the winter.'],
  ['the first sentence of a page', 'The rule reduced the closures by 19 days\nin the winter.'],
  [
    'a sentence under a heading',
    'Report of 2024.\n\nFrom section 2. Results\nThe rule reduced the closures by 19 days in the winter.',
  ],
  ['a point of a list', 'Results:\n- The rule reduced the closures by 19 days in the winter.\n- It is used.'],
])('of a page is quoted: %s', (_, page) =>
  expect(statementsOn(page)).toContain('The rule reduced the closures by 19 days in the winter.'),
)
