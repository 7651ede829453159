import { describe, expect, test } from 'vitest'
import { SYNONYMS } from './classes.ts'
import { akin, covers, senseOf } from './lexicon.ts'

const alike = (a: string, b: string) => akin(senseOf(a), senseOf(b))

describe('words that say the same', () => {
  test.each([
    ['raise', 'increase'],
    ['fell', 'dropped'],
    ['article', 'publication'],
    ['physician', 'doctor'],
    ['adopted', 'use'],
  ])('%s, %s', (a, b) => expect(alike(a, b)).toBe(true))
  test.each([
    ['raise', 'lower'],
    ['hospital', 'school'],
    ['patent', 'article'],
    ['bridge', 'battery'],
  ])('%s, %s do not', (a, b) => expect(alike(a, b)).toBe(false))
})

test('a source may say something narrower, never something broader', () => {
  expect(covers(senseOf('publication'), senseOf('magazine'))).toBe(true)
  expect(covers(senseOf('magazine'), senseOf('publication'))).toBe(false)
})

test('each line of the word list has a head and a word that stands with it', () => {
  expect(SYNONYMS.filter((words) => words.length < 2)).toEqual([])
})
