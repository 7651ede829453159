import type { Block } from '#domain/document.ts'
import { expect, it } from 'vitest'
import { counted, difference, wordPieces } from './difference.ts'

const paragraph = (id: string, text: string): Block => ({
  kind: 'paragraph',
  id,
  sentences: [{ inlines: [{ kind: 'text', text }], sources: [] }],
})
const heading: Block = { kind: 'heading', level: 2, id: 'h', text: 'The endeavor' }
const shown = (before: Block[], after: Block[]) =>
  difference(before, after).map(({ state, pieces }) => [
    state,
    pieces
      .map(({ text, change }) => (change === 'added' ? `{+${text}+}` : change === 'removed' ? `{-${text}-}` : text))
      .join(''),
  ])

it('of nothing and nothing is nothing', () => {
  expect(difference([], [])).toEqual([])
  expect(difference([{ kind: 'page-break' }], [])).toEqual([])
})

it('keeps what is the same and marks words, not letters', () => {
  const before = [heading, paragraph('a', 'The line treated 38 tonnes of powder by 2024.')]
  const after = [heading, paragraph('a', 'The line treated 41 tonnes of powder by 2025.')]
  expect(shown(before, after)).toEqual([
    ['same', 'The endeavor'],
    ['changed', 'The line treated {-38-}{+41+} tonnes of powder by {-2024-}{+2025+}.'],
  ])
})

it('gathers changes with next to nothing between them', () => {
  const before = [
    paragraph('a', 'Eligibility must be shown by a preponderance of the evidence in the record as a whole.'),
  ]
  const after = [
    paragraph('a', 'What counts must then be told by a preponderance of the evidence in the record as a whole.'),
  ]
  expect(shown(before, after)).toEqual([
    [
      'changed',
      '{-Eligibility must be shown-}{+What counts must then be told+} by a preponderance of the evidence in the record as a whole.',
    ],
  ])
})

it('pairs a changed paragraph with its own place, not with a neighbour that was added before it', () => {
  const before = [paragraph('a', 'She leads the pilot line for cathodes.')]
  const after = [
    paragraph('n', 'Two recyclers use it.'),
    paragraph('a', 'She leads the second pilot line for cathodes.'),
  ]
  expect(shown(before, after)).toEqual([
    ['added', '{+Two recyclers use it.+}'],
    ['changed', 'She leads the {+second +}pilot line for cathodes.'],
  ])
})

it('sets a rewritten paragraph one after the other', () => {
  const before = [paragraph('a', 'Nothing of this is left in the text that follows here.')]
  const after = [paragraph('b', 'An entirely other account.')]
  expect(shown(before, after).map(([state]) => state)).toEqual(['removed', 'added'])
})

it('shows removed and added blocks whole, exhibits and marks as they are printed', () => {
  const cited: Block = {
    kind: 'paragraph',
    id: 'c',
    sentences: [
      {
        inlines: [
          { kind: 'text', text: 'Since 2023 ' },
          { kind: 'missing', what: 'tonnes' },
          { kind: 'exhibit', number: 9, page: 2 },
        ],
        sources: ['F1'],
      },
    ],
  }
  expect(shown([heading, cited], [heading])).toEqual([
    ['same', 'The endeavor'],
    ['removed', '{-Since 2023 [Missing: tonnes]\u00a0(Ex.\u00a09,\u00a0p.\u00a02)-}'],
  ])
  expect(shown([heading], [heading, cited])[1]?.[0]).toBe('added')
})

it('counts words', () => {
  const before = [paragraph('a', 'one two three four five six'), paragraph('b', 'gone now')]
  const after = [paragraph('a', 'one two three four five seven eight')]
  expect(counted(difference(before, after))).toEqual({ added: 2, removed: 3 })
})

it.each([
  ['', ''],
  ['Kőszegi wrote it.', 'Kőszegi wrote it.'],
  ['王小明 wrote it.', '王小明 and Достоевская wrote it.'],
])('loses no letter of %j and %j', (before, after) => {
  const pieces = wordPieces(before, after)
  const without = (change: string) =>
    pieces
      .filter((piece) => piece.change !== change)
      .map(({ text }) => text)
      .join('')
  expect(without('added')).toBe(before)
  expect(without('removed')).toBe(after)
})
