import { expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import type { OutlineSection } from '../outline.ts'
import { openPointsOf } from './open-points.ts'
import { sectioned, sectionsIn, withSection } from './sections.ts'

const heading = (id: string, level: 1 | 2 | 3, text: string, section?: string): Block => ({
  kind: 'heading',
  level,
  id,
  text,
  ...(section !== undefined && { section }),
})
const asking = (id: string, section?: string): Block => ({
  kind: 'paragraph',
  id,
  sentences: [{ inlines: [{ kind: 'missing', what: id }], sources: [] }],
  ...(section !== undefined && { section }),
})
const BLOCKS: Block[] = [
  { kind: 'lines', id: 'date', align: 'right', lines: [] },
  heading('h1', 1, 'I. Introduction', 'introduction'),
  asking('a', 'introduction'),
  heading('h2', 1, 'II. Merit', 'merit'),
  asking('b', 'merit'),
  asking('c', 'merit'),
  { kind: 'signature', id: 'signature', closing: '', name: '', lines: [] },
]
const OUTLINE = [
  { id: 'merit', heading: 'II. Merit', level: 1, purpose: 'Shows merit.' },
] as unknown as OutlineSection[]

test('a document without sections has those of its headings, and one without headings has one', () => {
  const bare = BLOCKS.map(({ section: _, ...block }) => block as Block)
  expect(sectioned(bare).map(({ section }) => section)).toEqual([
    undefined,
    'i-introduction',
    'i-introduction',
    'ii-merit',
    'ii-merit',
    'ii-merit',
    undefined,
  ])
  expect(sectioned([asking('a'), asking('b')]).map(({ section }) => section)).toEqual(['text', 'text'])
  expect(sectioned(BLOCKS)).toEqual(BLOCKS)
})

test('sections are told in the document’s order with what the outline says and what is open', () => {
  const [point] = openPointsOf(BLOCKS).filter(({ block }) => block === 'b')
  expect(sectionsIn(BLOCKS, OUTLINE, new Set([point?.id ?? '']))).toEqual([
    { section: 'introduction', heading: 'I. Introduction', level: 1, purpose: '', open: 1 },
    { section: 'merit', heading: 'II. Merit', level: 1, purpose: 'Shows merit.', open: 1 },
  ])
})

test('a section written anew stands where it stood, under ids of its own', () => {
  const after = withSection(BLOCKS, 'merit', [heading('h2', 1, 'II. Merit'), asking('a'), asking('b')])
  expect(after.map((block) => block.kind !== 'page-break' && block.id)).toEqual([
    'date',
    'h1',
    'a',
    'h2',
    'a-2',
    'b',
    'signature',
  ])
  expect(after.slice(3, 6).every(({ section }) => section === 'merit')).toBe(true)
  expect(withSection(BLOCKS, 'nowhere', [asking('x')])).toEqual(BLOCKS)
})
