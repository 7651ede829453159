import { expect, test } from 'vitest'
import { namesPlace } from './places.ts'

test.each([
  ['We will train people in Ohio.', true],
  ['Each county in NW Ohio has a technician.', true],
  ['The panel goes to programs in five states.', true],
  ['All 14 rural counties take part.', true],
  ['It can be used across the United States.', true],
  ['Not only Colorado, it can be any state.', false],
  ['I had talks with four counties.', false],
  ['The state of the pump is measured.', false],
  ['I will make 12 kits.', false],
])('“%s” names a place: %s', (text, names) => {
  expect(namesPlace(text)).toBe(names)
})
