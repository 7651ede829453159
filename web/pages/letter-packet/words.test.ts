import { describe, expect, test } from 'vitest'
import type { PacketWriter } from '../../api/letter-packet.ts'
import { documentAt, gapsLine, letterLine, markWords, percentWords } from './words.ts'

type Given = Pick<PacketWriter, 'letter' | 'is_drafting' | 'is_signed'>
const letter = { id: 1, version: 1, words: 1616, open: 2, stale: true }
const of = (given: Partial<Given>): string =>
  letterLine({ letter, is_drafting: false, is_signed: false, ...given } as PacketWriter)

describe('how far a letter has come', () => {
  test.each<[Partial<Given>, string]>([
    [{ letter: null }, 'No letter yet'],
    [{ letter: null, is_signed: true }, 'Signed; no draft'],
    [{ letter: null, is_drafting: true }, 'Being drafted'],
    [{}, '1,616 words, 2 open points, older than your profile, not signed'],
    [{ is_signed: true }, '1,616 words, older than your profile, signed'],
    [{ letter: { ...letter, words: 1, open: 1, stale: false } }, '1 word, 1 open point, not signed'],
  ])('%j: %s', (given, line) => expect(of(given)).toBe(line))
})

test('a mark says how much, of whose letter, of what', () => {
  const told = { state: 'told' as const, sentences: 1, block: 'p' }
  expect(markWords(told, 'Ada Thornquay', 'Prong 1')).toBe('1 sentence of Ada Thornquay’s letter speaks to Prong 1')
  expect(markWords({ ...told, sentences: 3 }, 'Ada', 'X')).toBe('3 sentences of Ada’s letter speak to X')
  expect(markWords({ state: 'chosen', sentences: 0, block: null }, 'Ada', 'X')).toBe(
    'X: chosen for Ada, not in the text yet',
  )
})

test('a document is opened at a block, whatever it is called', () => {
  expect(documentAt(3, null)).toBe('/documents/3')
  expect(documentAt(3, 'opening 4')).toBe('/documents/3#block-opening%204')
})

test('figures as they are read', () => {
  expect([0, 2.5, 100].map(percentWords)).toEqual(['0 %', '2.5 %', '100 %'])
  const gap = (severity: 'must' | 'should') => ({ kind: '', severity, text: '', todo: '', action: '', href: '' })
  expect(gapsLine([])).toBe('')
  expect(gapsLine([gap('should')])).toBe('1 worth a look')
  expect(gapsLine([gap('must'), gap('should'), gap('must')])).toBe('2 to do before you file, 1 worth a look')
})
