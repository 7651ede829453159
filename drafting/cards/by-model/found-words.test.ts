import { expect, test } from 'vitest'
import { placeIn, placesOf } from './found-words.ts'

test.each([
  ['i am lead of team of 4', 'lead of team', 'lead of team'],
  ['The “Vantor” line — 12\n  halls', 'the "vantor" line - 12 halls', 'The “Vantor” line — 12\n  halls'],
  ['我在2019年领导了四人团队。', '领导了四人', '领导了四人'],
  ['Ｒ２ and ﬁve', 'r2 and five', 'Ｒ２ and ﬁve'],
])('in %j the words %j are found', (text, words, found) => {
  const place = placeIn(text, words)
  expect(place && text.slice(place.start, place.end)).toBe(found)
})

test.each([
  ['I led a team of 4.', 'I led a team of 14'],
  ['I led a team.', ''],
  ['I led a team.', '   '],
  ['', 'team'],
  ['He did not lead it.', 'He did lead it'],
])('in %j the words %j are not found', (text, words) => {
  expect(placeIn(text, words)).toBeUndefined()
})

test('sentences are found one after another, also where one is said twice', () => {
  const text = 'It ran. It ran.  It stopped.'
  expect(placesOf(text, ['It ran.', 'It ran.', 'Never said.', 'It stopped.'])).toEqual([
    { start: 0, end: 7 },
    { start: 8, end: 15 },
    undefined,
    { start: 17, end: 28 },
  ])
})
