import { expect, test } from 'vitest'
import { opensWithName } from './proper.ts'

test.each([
  ['Pennant runs in 23 banks.', true],
  ['Hortensia Blakeslee led the study.', true],
  ['Professor Vandersloot obtained the data.', true],
  ['The FDA asked 14 questions.', false],
  ['Two Ohio hospitals use it.', false],
  ['In November it stopped.', false],
  ['Boxes stand in 38 substations.', false],
])('“%s” begins with a name: %s', (sentence, name) => {
  expect(opensWithName(sentence, new Set(['Pennant']))).toBe(name)
})
