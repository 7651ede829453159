import { expect, test } from 'vitest'
import { wordsIn } from './guidance.tsx'

test.each([
  ['', 0],
  ['  \n ', 0],
  ['I built it.', 3],
  ['fell from 9.4% to 2.1% — in one year', 8],
  ['我们把旧电池正极恢复到新品水平。', 9],
  ['用 NMC 正极', 3],
  ['Kőszegi’s well-tested\nfurnace', 3],
])('%j has %i words', (text, count) => expect(wordsIn(text)).toBe(count))
