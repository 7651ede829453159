import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placesOf, shifted, stretches } from './shifted.ts'

const FOUND = 'It treated 38 tonnes in 2024.'
const places = [
  { start: 11, end: 13 },
  { start: 24, end: 28 },
]
const words = (text: string) => shifted(places, FOUND, text).map(({ start, end }) => text.slice(start, end))

it.each([
  ['nothing', FOUND, ['38', '2024']],
  ['a word before both', `Since then ${FOUND}`, ['38', '2024']],
  ['a word between', 'It treated 38 metric tonnes in 2024.', ['38', '2024']],
  ['a word at the end', `${FOUND} Twice.`, ['38', '2024']],
  ['the first place itself', 'It treated 380 tonnes in 2024.', ['38', '2024']],
  ['within the first place', 'It treated 318 tonnes in 2024.', ['2024']],
  ['all of it', '', []],
  ['something else altogether', 'Two cell makers buy it.', []],
])('follows the text when one types: %s', (_, now, left) => {
  expect(words(now)).toEqual(left)
})

it('cuts a text at its places and leaves out what overlaps or lies beyond', () => {
  const cut = stretches('abcdef', [
    { start: 3, end: 5 },
    { start: 1, end: 2 },
    { start: 4, end: 6 },
    { start: 5, end: 9 },
    { start: 2, end: 2 },
  ])
  expect(cut.map(({ text, place }) => [text, place !== null])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
    ['de', true],
    ['f', false],
  ])
})

it('never loses a letter', () => {
  const place = fc.record({ start: fc.nat(40), end: fc.nat(40) })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.array(place), (text, some) => {
      expect(
        stretches(text, some)
          .map((stretch) => stretch.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

it.each<[string, string[], [number, number][]]>([
  ['', ['한'], []],
  [
    'a한b한',
    ['한', ''],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    '🏆🏆',
    ['🏆'],
    [
      [0, 2],
      [2, 4],
    ],
  ],
])('in %j the pieces %j stand at %j', (text, pieces, expected) => {
  expect(placesOf(text, pieces).map(({ start, end }) => [start, end])).toEqual(expected)
})
