import { describe, expect, test } from 'vitest'
import type { Fact } from '../case-file.ts'
import { citedOnce, withPages } from './cited.ts'
import { plain, withExhibits, words, type Phrase } from './phrase.ts'

const sentence = (text: string, ...exhibits: number[]): Phrase => withExhibits(words(text, ['F1']), exhibits)
const printed = (...sentences: Phrase[]) => citedOnce(sentences).map(plain)

describe('exhibits', () => {
  test('are cited once at the end of a run', () =>
    expect(printed(sentence('One.', 4), sentence('Two.', 4), sentence('Three.', 4))).toEqual([
      'One.',
      'Two.',
      'Three (Ex. 4).',
    ]))
  test('are cited where the papers change', () =>
    expect(printed(sentence('One.', 4), sentence('Two.', 4, 5), sentence('Three.', 5))).toEqual([
      'One (Ex. 4).',
      'Two (Ex. 4) (Ex. 5).',
      'Three (Ex. 5).',
    ]))
  test('are cited before a sentence without papers', () =>
    expect(printed(sentence('One.', 4), sentence('Two.'))).toEqual(['One (Ex. 4).', 'Two.']))
})

const fact = (id: string, page: number | null): Fact => ({
  id,
  kind: 'evidence',
  section: 'evidence',
  entry: 1,
  field: 'name',
  place: 'Evidence 1, Name',
  value: 'x',
  exhibits: [4],
  pages: page === null ? [] : [{ exhibit: 4, page }],
})

const pagesOf = (...facts: Fact[]) =>
  withPages(sentence('One.', 4), facts).inlines.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.page] : []))

describe('the page', () => {
  test('is given where all facts stand on it', () => expect(pagesOf(fact('F1', 2), fact('F2', 2))).toEqual([2]))
  test('is not given where they stand on several or one was not found', () => {
    expect(pagesOf(fact('F1', 2), fact('F2', 3))).toEqual([undefined])
    expect(pagesOf(fact('F1', 2), fact('F2', null))).toEqual([undefined])
    expect(pagesOf()).toEqual([undefined])
  })
})
