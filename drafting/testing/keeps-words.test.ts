import { expect, test } from 'vitest'
import { keepsWords } from './keeps-words.ts'

const NAMES = ['Ms. Vailor', 'she', 'her', 'the team']

test.each([
  ['I only wrote the test plan.', 'Ms. Vailor only wrote the test plan.', true],
  ['I only wrote the test plan.', 'She wrote the test plan.', false],
  ['His group used my results.', 'His group used Ms. Vailor’s results.', true],
  ['His group used my results.', 'My group used her results.', false],
  ['I have tested what I build.', 'She has tested what she builds.', true],
  ['We do not know.', 'The team does not know.', true],
  ['I am an engineer and was there.', 'She is an engineer and was there.', true],
  ['I am an engineer.', 'She was an engineer.', false],
  ['I did not measure it.', 'She measured it.', false],
  ['I hope that it holds.', 'It holds.', false],
  ['I reduced it by about 30 percent.', 'She reduced it by 30 percent.', false],
  ['I reduced it.', 'She greatly reduced it.', false],
])('“%s” told as “%s”: %s', (first, third, kept) => expect(keepsWords(first, third, NAMES)).toBe(kept))
