import { expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { caseFile, paragraph, sentence } from '../quality/testing/clean.ts'
import { overlapsOf } from './overlaps.ts'

const letter = (id: number, ...blocks: Block[]) => ({ id, referee_id: id + 100, blocks })
const between = (one: Block[], other: Block[]) => overlapsOf([letter(1, ...one), letter(2, ...other)], caseFile)[0]
const said = (id: string, ...texts: string[]) => paragraph(id, ...texts.map((text) => sentence(text)))

test('no letter, one letter, and a letter without words have nothing in common', () => {
  expect(overlapsOf([], caseFile)).toEqual([])
  expect(overlapsOf([letter(1, said('a', 'We found it.'))], caseFile)).toEqual([])
  expect(between([], [said('a', 'We found it.')])).toMatchObject({ percent: [0, 0], passages: [] })
})

test('a passage stands inside its sentences, once for each letter', () => {
  const one = said(
    'p1',
    'I read it first.',
    'In truth we found that the coating held very well in winter.',
    'So it was.',
  )
  const other = said('q7', 'At our plant we found that the coating held very well, as I said.')
  expect(between([one], [other])).toEqual({
    writers: [101, 102],
    letters: [1, 2],
    percent: [42.1, 57.1],
    passages: [
      {
        words: 8,
        sides: [
          {
            block: 'p1',
            before: 'In truth ',
            shared: 'we found that the coating held very well',
            after: ' in winter.',
          },
          {
            block: 'q7',
            before: 'At our plant ',
            shared: 'we found that the coating held very well',
            after: ', as I said.',
          },
        ],
      },
    ],
  })
})

test('names stay in the words that are shown and are not counted', () => {
  const shared = (name: string) => `nobody at ${name} had tried to make a film in this way`
  const found = between(
    [said('p', `I say ${shared('Lake Marrow University')}.`)],
    [said('q', `${shared('Corvane Cell Works')}, I say.`)],
  )
  expect(found?.passages).toMatchObject([
    {
      words: 11,
      sides: [{ shared: shared('Lake Marrow University') }, { shared: shared('Corvane Cell Works') }],
    },
  ])
})

test('a run that the other letter has in two places is two passages, each at its place', () => {
  const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
  const found = between(
    [said('p', words.join(' '))],
    [said('q', words.slice(0, 9).join(' ')), said('r', words.slice(2).join(' '))],
  )
  expect(found?.percent).toEqual([100, 100])
  expect(found?.passages.map(({ words: count, sides }) => [count, sides[0].shared, sides[1].block])).toEqual([
    [9, words.slice(0, 9).join(' '), 'q'],
    [10, words.slice(2).join(' '), 'r'],
  ])
})

test('the pair with most in common comes first', () => {
  const run = 'we found that the coating held very well'
  const found = overlapsOf(
    [letter(1, said('a', 'Nothing of that here.')), letter(2, said('b', run)), letter(3, said('c', `Yes, ${run}.`))],
    caseFile,
  )
  expect(found.map(({ letters, percent }) => [letters, percent])).toEqual([
    [
      [2, 3],
      [100, 88.9],
    ],
    [
      [1, 2],
      [0, 0],
    ],
    [
      [1, 3],
      [0, 0],
    ],
  ])
})
