import { expect, test } from 'vitest'
import { wordsIn } from './guidance.tsx'

test.each([
  ['', 0],
  ['  \n ', 0],
  ['I built it.', 3],
  ['fell from 9.4% to 2.1% — in one year', 8],
  ['Kőszegi’s well-tested\nfurnace', 3],
])('%j has %i words', (text, count) => expect(wordsIn(text)).toBe(count))
