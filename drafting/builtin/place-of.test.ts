import { expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { inlinesOf } from './inlines.ts'
import { placeOf } from './place-of.ts'

const paragraph = (section?: string): Block => ({
  kind: 'paragraph',
  id: 'p',
  sentences: [{ inlines: [{ kind: 'missing', what: 'the year' }], sources: [] }],
  ...(section !== undefined && { section }),
})
const table: Block = { kind: 'table', id: 't', caption: 'Papers', columns: [], rows: [] }

test.each<[string, Block, string, string]>([
  ['its heading', paragraph('merit'), 'I. Merit', 'I. Merit'],
  ['its part, where no heading stands', paragraph('limits-of-study'), '', 'Limits of study'],
  ['its kind', { kind: 'lines', id: 'l', align: 'left', lines: [] }, '', 'Opening lines'],
  ['its caption', table, 'I. Merit', 'Papers'],
  ['something, always', paragraph(), '', 'Text'],
])('a block is found by %s', (_, block, under, place) => {
  expect(placeOf(block, under)).toBe(place)
})

test('words of a letter without headings stand under its parts', () => {
  const blocks = [paragraph('writer'), paragraph('effect')]
  expect(inlinesOf({ blocks }).map(({ under }) => under)).toEqual(['Writer', 'Effect'])
})
