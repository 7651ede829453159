import { expect, test } from 'vitest'
import { isOfAnotherCountry } from './place-and-time.ts'

test.each<[unknown, unknown, boolean]>([
  ['Canada', 'Michigan', true],
  ['Hungary', 'District of Columbia', true],
  ['United States', 'Michigan', false],
  ['Canada', 'Ontario', false],
  ['Canada', '', false],
  ['', 'Michigan', false],
  [undefined, undefined, false],
  ['Canada', 'toString', false],
])('under %j the region %j is of another country: %j', (country, state, answer) =>
  expect(isOfAnotherCountry(country, state)).toBe(answer),
)
