import { expect, test } from 'vitest'
import { planned } from './planned.ts'
import { statement } from './testing.ts'

const told = (field: string, text: string) => statement('futureplan', 1, field, text, ['F1'])

test.each([
  [
    'expected_outcomes',
    'About 20,000 students a year do real measurements.',
    'The outcome that I expect is this: about 20,000 students a year do real measurements.',
  ],
  [
    'plans',
    'Each hospital measures its own time for three months.',
    'The plan is this: each hospital measures its own time for three months.',
  ],
])('%s: %s', (field, text, expected) => {
  expect(planned(told(field, text)).text).toBe(expected)
})

test.each([
  ['plans', 'I will publish the drawings.'],
  ['plans', 'Three partners have signed the agreement.'],
  ['expected_outcomes', 'County crews should be able to install a unit in one day.'],
  ['impact', 'Small communities cannot afford a carbon plant.'],
])('%s: %s stays', (field, text) => {
  expect(planned(told(field, text)).text).toBe(text)
})
