import { expect, test } from 'vitest'
import type { Block, Inline } from '#domain/document.ts'
import { withFrameTables } from '../editing/lists-of-exhibits.ts'
import { printed, withBlocks } from '../editing/printed.ts'
import { openPointsOf } from '../editing/open-points.ts'
import { withCitedParts } from './cited-parts.ts'

const words = (text: string): Inline => ({ kind: 'text', text })
const paragraph = (id: string, ...inlines: Inline[]): Block => ({
  kind: 'paragraph',
  id,
  section: 's',
  sentences: [{ inlines, sources: [] }],
})
const listWith = (...parts: string[]): Block => ({
  kind: 'table',
  id: 'list',
  caption: 'Exhibits',
  columns: [
    { heading: 'No.', share: 0.5, align: 'left' },
    { heading: 'Cited in', share: 0.5, align: 'left' },
  ],
  rows: parts.map((part, at) => [[words(`Ex. ${at + 1}`)], [words(part)]]),
})
const doubted: Inline = { kind: 'verify', text: 'Ex. 2', reason: 'its pages were read and do not hold this' }
const BODY: Block[] = [
  { kind: 'heading', level: 1, id: 'a', text: 'III. Eligibility' },
  paragraph('b', words('One '), { kind: 'exhibit', number: 1 }, words('.')),
  { kind: 'heading', level: 2, id: 'c', text: 'C. In the Alternative' },
  paragraph('d', words('Two '), { kind: 'exhibit', number: 1 }, words(' '), doubted, words('.')),
]
const citedIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map(([, cell]) => (cell?.[0]?.kind === 'text' ? cell[0].text : '')) : [],
  )

test('a list of exhibits tells where each is cited, and a citation in doubt is none', () => {
  expect(citedIn(withCitedParts([...BODY, listWith('V.C', 'V.C')]))).toEqual(['III, III.C', ''])
})

test('a list that is right stays the very same', () => {
  const list = listWith('III, III.C', '')
  expect(withCitedParts([...BODY, list]).at(-1)).toBe(list)
})

test('beside changed sections it is read from these, whatever the drafter would have cited', () => {
  expect(citedIn(withFrameTables([...BODY, listWith('I', 'I')], [listWith('V.C', 'V.C')]))).toEqual(['III, III.C', ''])
})

test('a citation that somebody takes upon themselves is on the list as it is printed', () => {
  const sheet = { heading: 'About this draft', paragraphs: ['No open points were found.'], open: [] }
  const about = {
    kind: 'petition_letter',
    title: '',
    running: '',
    date: '2026-11-20',
    subject: '',
    author: '',
  } as const
  const blocks = [...BODY, listWith('III, III.C', '')]
  const document = withBlocks({ ...about, blocks: [], cover: sheet, draft: true, contents: false }, blocks)
  const [point] = openPointsOf(document.blocks)
  const waiver = { point: point?.id ?? '', by: 'Ada Probe', at: '2026-11-21T10:00:00Z', as: 'applicant' as const }
  expect(citedIn(printed(document, [waiver], 1).blocks)).toEqual(['III, III.C', 'III.C'])
})
