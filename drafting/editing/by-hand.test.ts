import { expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { readingsOf, sectionsByHand, type Made } from './by-hand.ts'

const block = (section: string, text: string): Block => ({
  kind: 'paragraph',
  id: section,
  section,
  sentences: [{ inlines: [{ kind: 'text', text }], sources: [] }],
})
const made = (made_by: Made['made_by'], merit: string, prize = 'The prize.'): Made => ({
  made_by,
  readings: readingsOf([block('merit', merit), block('prize', prize)]),
})

test.each<[string, Made[], string[]]>([
  ['nothing that was only drafted', [made('draft', 'A')], []],
  ['what was typed', [made('draft', 'A'), made('edit', 'B')], ['merit']],
  ['what a recommender typed', [made('draft', 'A'), made('recommender', 'B')], ['merit']],
  ['nothing of what was drafted over', [made('draft', 'A'), made('edit', 'B'), made('redraft', 'C')], []],
  [
    'what was typed before another section was drafted again',
    [made('draft', 'A'), made('edit', 'B'), made('redraft', 'B', 'A prize.')],
    ['merit'],
  ],
  [
    'what was typed and came back',
    [made('draft', 'A'), made('edit', 'B'), made('redraft', 'C'), made('restore', 'B')],
    ['merit'],
  ],
  ['nothing where the draft came back', [made('draft', 'A'), made('edit', 'B'), made('restore', 'A')], []],
  ['nothing where the draft was typed back', [made('draft', 'A'), made('edit', 'B'), made('edit', 'A')], []],
  [
    'each section of its own',
    [made('draft', 'A'), made('edit', 'B'), made('edit', 'B', 'My prize.')],
    ['merit', 'prize'],
  ],
])('by hand is %s', (_, versions, sections) => {
  expect(sectionsByHand(versions)).toEqual(sections)
})

test('what no section holds is nobody’s', () => {
  expect(readingsOf([{ kind: 'lines', id: 'date', align: 'right', lines: [] }]).size).toBe(0)
  expect(sectionsByHand([])).toEqual([])
})

test('a sentence whose state alone has changed reads the same', () => {
  const plainly = block('merit', 'A')
  const open: Block =
    plainly.kind === 'paragraph'
      ? { ...plainly, sentences: plainly.sentences.map((one) => ({ ...one, proof: { state: 'open', spans: [] } })) }
      : plainly
  expect(readingsOf([open])).toEqual(readingsOf([plainly]))
})
