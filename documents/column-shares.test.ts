import { expect, test } from 'vitest'
import { columnShares, lettersIn } from './column-shares.ts'

const table = (shares: number[], ...rows: string[][]) => ({
  columns: shares.map((share, at) => ({ heading: `Column ${at}`, share, align: 'left' as const })),
  rows: rows.map((row) => row.map((text) => [{ kind: 'text' as const, text }])),
})
const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0)

test.each([
  ['a word that its column cannot hold', [0.1, 0.5, 0.2, 0.2], ['1', 'A letter', 'Letter of recommendation', 'II']],
  ['two of them', [0.1, 0.5, 0.15, 0.25], ['Recommendation', 'A letter', 'Acknowledgments', 'III']],
  ['the word of a heading', [0.05, 0.95], ['1', 'A']],
])('%s is not broken', (_, shares, row) => {
  const found = columnShares(table(shares, row))
  expect(sum(found)).toBeCloseTo(sum(shares))
  for (const [at, share] of found.entries())
    for (const word of `${row[at]} Column`.split(' ')) expect(lettersIn(share)).toBeGreaterThanOrEqual(word.length)
})

test.each([
  ['every word has room', [0.2, 0.5, 0.3], ['1', 'A letter', 'Letter']],
  ['only an address is too long', [0.2, 0.5, 0.3], ['1', 'https://example.org/a/very/long/address', 'Letter']],
  ['there is no room for all', [0.25, 0.25, 0.25, 0.25], Array<string>(4).fill('incomprehensibility')],
])('where %s the columns stay as they are', (_, shares, row) => {
  expect(columnShares(table(shares, row))).toEqual(shares)
})
