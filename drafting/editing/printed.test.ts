import { expect, test } from 'vitest'
import { plainText } from '#documents/plain-text.ts'
import type { Block, Document, Inline } from '#domain/document.ts'
import { openPointsOf } from './open-points.ts'
import { printed, withBlocks } from './printed.ts'
import type { Waiver } from './settled.ts'

const words = (text: string): Inline => ({ kind: 'text', text })
const paragraph = (id: string, ...sentences: Inline[][]): Block => ({
  kind: 'paragraph',
  id,
  section: 'urgency',
  sentences: sentences.map((inlines) => ({ inlines, sources: [] })),
})

const BLOCKS: Block[] = [
  { kind: 'heading', level: 2, id: 'h', section: 'urgency', text: 'B. Urgency' },
  paragraph(
    'a',
    [words('It made '), { kind: 'verify', text: '40 cells', reason: 'no source' }, words(' in 2020.')],
    [{ kind: 'missing', what: 'the buyer' }],
    [words('It began in '), { kind: 'missing', what: 'the year' }, words('.')],
  ),
  paragraph('b', [{ kind: 'missing', what: 'the buyer' }]),
  paragraph('c', [{ kind: 'missing', what: 'the buyer' }], [{ kind: 'missing', what: 'the buyer' }]),
]

const document = withBlocks(
  {
    kind: 'petition_letter',
    title: 'Petition Letter',
    running: 'r',
    date: '2026-11-20',
    subject: 's',
    author: 'a',
    blocks: [],
    cover: { heading: 'About this draft', paragraphs: ['First.', 'No open points were found.'], open: [] },
    draft: false,
    contents: false,
  } satisfies Document,
  BLOCKS,
)
const points = openPointsOf(document.blocks)
const waiverOf = (index: number, as: Waiver['as'] = 'applicant'): Waiver => ({
  point: points[index]?.id ?? '',
  by: 'Ada Probe',
  at: '2026-11-21T10:00:00Z',
  as,
})

test('points are named apart, and the same each time', () => {
  expect(points.map(({ kind, text, block, sentence, section }) => [kind, text, block, sentence, section])).toEqual([
    ['verify', '40 cells', 'a', 0, 'urgency'],
    ['missing', 'the buyer', 'a', 1, 'urgency'],
    ['missing', 'the year', 'a', 2, 'urgency'],
    ['missing', 'the buyer', 'b', 0, 'urgency'],
    ['missing', 'the buyer', 'c', 0, 'urgency'],
    ['missing', 'the buyer', 'c', 1, 'urgency'],
  ])
  expect(new Set(points.map(({ id }) => id)).size).toBe(6)
  expect(openPointsOf(JSON.parse(JSON.stringify(document.blocks)) as Block[]).map(({ id }) => id)).toEqual(
    points.map(({ id }) => id),
  )
})

test('while one point is open it is a draft, and the sheet lists what is open and who waived what', () => {
  expect(document).toMatchObject({ draft: true, cover: { open: { length: 6 } } })
  const one = printed(document, [waiverOf(0)], 1)
  expect(one.draft).toBe(true)
  expect(one.cover.open).toHaveLength(5)
  expect(one.cover.paragraphs[1]).toMatch(/^Open points: 5\./)
  expect(one.cover.paragraphs.at(-1)).toBe(
    'Confirmed by Ada Probe on November 21, 2026: B. Urgency. Verify: “40 cells” (no source)',
  )
})

test('waived words are printed plainly, what was missing is left out', () => {
  const all = printed(
    document,
    points.map((_, index) => waiverOf(index)),
    2,
  )
  expect(all.draft).toBe(false)
  expect(all.cover.open).toEqual([])
  expect(all.cover.paragraphs).toContain('No open points were found.')
  expect(all.blocks.map((block) => block.kind !== 'page-break' && block.id)).toEqual(['h', 'a'])
  expect(plainText({ ...all, cover: { heading: '', paragraphs: [], open: [] } })).toContain(
    'It made 40 cells in 2020. It began in.',
  )
  expect(all.cover.paragraphs.join(' ')).toContain('This is version 2')
})

test('what the recommender answers for is told as confirmed', () => {
  expect(printed(document, [waiverOf(0, 'recommender')], 1).cover.paragraphs.at(-1)).toBe(
    'Confirmed by Ada Probe on November 21, 2026: B. Urgency. Verify: “40 cells” (no source)',
  )
})

test('a waiver of what stands nowhere changes nothing', () => {
  const nowhere = { ...waiverOf(0), point: '0'.repeat(16) }
  expect(printed(document, [nowhere], 1)).toEqual(printed(document, [], 1))
})

test('a citation that somebody takes upon themselves is printed as one', () => {
  const cited: Inline[] = [words('It is proved '), { kind: 'verify', text: 'Ex. R2, p. 3', reason: 'no' }, words('.')]
  const doubted = withBlocks(document, [paragraph('a', cited)])
  const [point] = openPointsOf(doubted.blocks)
  const [block] = printed(doubted, [{ ...waiverOf(0), point: point?.id ?? '' }], 1).blocks
  expect(block?.kind === 'paragraph' && block.sentences[0]?.inlines).toEqual([
    words('It is proved '),
    { kind: 'exhibit', number: 1002, page: 3 },
    words('.'),
  ])
})
