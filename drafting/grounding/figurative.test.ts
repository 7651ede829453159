import { expect, test } from 'vitest'
import { isFigurative } from './figurative.ts'
import { tokensOf } from './proposition.ts'

const reads = (text: string, word: string): boolean =>
  tokensOf(text).some((token) => token.folded === word && isFigurative(token, text))

test.each([
  ['The work is directed at one kind of weld.', 'directed'],
  ['Two winters on the coast taught her what salt does to rope.', 'taught'],
  ['She serves the villages that the market forgot.', 'market'],
  ['He reads a tide table the way a lawyer reads a lease.', 'lawyer'],
  ['What convinces me is her patience.', 'convinces'],
  ['I am sparing with praise.', 'sparing'],
])('%s claims nothing by “%s”', (text, word) => expect(reads(text, word)).toBe(true))

test.each([
  ['She directed the laboratory.', 'directed'],
  ['She taught four courses.', 'taught'],
  ['It is the lightest winch on the market.', 'market'],
  ['She hired a lawyer.', 'lawyer'],
  ['Her figures convinced me to close the kiln.', 'convinced'],
  ['', 'market'],
])('%s does so by “%s”', (text, word) => expect(reads(text, word)).toBe(false))
