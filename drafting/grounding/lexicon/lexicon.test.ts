import { describe, expect, test } from 'vitest'
import { akin, covers, senseOf } from './lexicon.ts'

const alike = (a: string, b: string) => akin(senseOf(a), senseOf(b))

describe('words that say the same', () => {
  test.each([
    ['raise', 'increase'],
    ['fell', 'dropped'],
    ['physician', 'doctor'],
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
