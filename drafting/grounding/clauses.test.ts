import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'
import { tokensOf } from './proposition.ts'

const parts = (text: string): string[] => {
  const tokens = tokensOf(text)
  return clausesOf(text, tokens).map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end))
}

test.each([
  ['', []],
  ['Colorado, Ohio and Nevada', ['Colorado, Ohio and Nevada']],
  ['In 2019, she moved to Ohio.', ['In 2019, she moved to Ohio']],
  [
    'She built the line, which has run for a year, and trained the staff.',
    ['She built the line', 'which has run for a year', 'and trained the staff'],
  ],
  ['She wrote the protocol. Many use it.', ['She wrote the protocol', 'Many use it']],
  ['She sorted cells, modules and packs.', ['She sorted cells, modules and packs']],
])('%j', (text, expected) => expect(parts(text)).toEqual(expected))
