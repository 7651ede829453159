import { expect, test } from 'vitest'
import { namedOnce } from './named-once.ts'
import type { Person } from './person.ts'
import { plain, words } from './phrase.ts'

const person: Person = {
  full: 'Ilka Tarn',
  short: 'Dr. Tarn',
  isNamed: true,
  subject: 'she',
  object: 'her',
  possessive: 'her',
  own: 'hers',
  reflexive: 'herself',
  plural: false,
  sources: ['F1'],
}

const last = (texts: string[], of: Person = person): string =>
  namedOnce(
    texts.map((text) => words(text)),
    of,
  )
    .map(plain)
    .at(-1) ?? ''

test.each([
  ['the name again', ['Nothing ties me to Dr. Tarn.', 'Dr. Tarn built it.'], 'She built it.'],
  ['the name’s possessive again', ['I know Dr. Tarn.', 'Dr. Tarn’s work is sound.'], 'Her work is sound.'],
  ['the first sentence', ['Dr. Tarn built it.'], 'Dr. Tarn built it.'],
  ['another person before', ['Dr. Tarn met Mr. Ohm.', 'Dr. Tarn built it.'], 'Dr. Tarn built it.'],
  ['a man before a woman', ['Dr. Tarn told his crew.', 'Dr. Tarn built it.'], 'Dr. Tarn built it.'],
  ['the name in the middle', ['I know Dr. Tarn.', 'I trust Dr. Tarn.'], 'I trust Dr. Tarn.'],
  ['an abbreviation of another', ['I know Dr. Tarn.', 'Dr. Tarnow built it.'], 'Dr. Tarnow built it.'],
])('%s', (_, texts, expected) => expect(last(texts)).toBe(expected))

test('a plural pronoun is not put for a name', () =>
  expect(last(['I know Dr. Tarn.', 'Dr. Tarn has built it.'], { ...person, subject: 'they', plural: true })).toBe(
    'Dr. Tarn has built it.',
  ))
