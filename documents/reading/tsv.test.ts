import { expect, test } from 'vitest'
import { tsvOf } from '../testing/stand-in-tools.ts'
import { seenIn } from './tsv.ts'

const HEAD = 'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext'
const row = (block: number, par: number, line: number, confidence: number | string, word: string) =>
  `5\t1\t${block}\t${par}\t${line}\t1\t0\t0\t9\t9\t${confidence}\t${word}`
const seen = (...rows: string[]) => seenIn([HEAD, ...rows, ''].join('\n'))

test.each<[string, string]>([
  ['nothing', ''],
  ['a heading', HEAD],
  ['an empty page', `${HEAD}\n1\t1\t0\t0\t0\t0\t0\t0\t9\t9\t-1\t`],
  ['a rule, which is a word of blanks', `${HEAD}\n${row(1, 1, 1, 95, '  ')}`],
  ['what is no table', 'Error, cannot open file\n\tx\t'],
])('%s has no words', (_, tsv) => expect(seenIn(tsv)).toEqual({ text: '', clear: 0, letters: 0 }))

test('lines, and empty ones between paragraphs and blocks', () => {
  const { text, clear } = seen(
    row(1, 1, 1, 96, 'The'),
    row(1, 1, 1, 95, 'plan'),
    row(1, 1, 2, 95, 'is'),
    row(1, 2, 1, 95, 'silent.'),
    row(2, 1, 1, 91, '“Who?”'),
  )
  expect([text, clear]).toEqual(['The plan\nis\n\nsilent.\n\n“Who?”', 1])
})

test('a line that could not be made out is left out, a doubtful word in a clear line kept', () => {
  const { text, clear, letters } = seen(
    row(1, 1, 1, 12, 'BeNRA'),
    row(1, 1, 1, 38, 'ETRE'),
    row(1, 1, 2, 96, 'certificate'),
    row(1, 1, 2, 31, 'Jan'),
    row(1, 1, 2, 'nan', '•'),
  )
  expect([text, letters]).toEqual(['certificate Jan •', 23])
  expect(clear).toBeCloseTo(11 / 23)
})

test('words that nobody is sure of are told', () =>
  expect(seenIn(tsvOf('eg dae bit eu aly', 20))).toEqual({ text: '', clear: 0, letters: 13 }))
