import { expect, test } from 'vitest'
import type { Block, Document, Inline } from '#domain/document.ts'
import { forItsWriter } from './for-its-writer.ts'
import { openPointsOf } from './open-points.ts'
import { printed } from './printed.ts'

const SAID: Inline = { kind: 'text', text: 'She made ' }
const VERIFY: Inline = { kind: 'verify', text: '40 cells', reason: 'your profile says that it was SECRET' }
const MISSING: Inline = { kind: 'missing', what: 'the year', path: 'SECRET.3.year' }
const sentence = (...inlines: Inline[]) => ({ inlines, sources: ['SECRET1', 'SECRET2p3'] })

const BLOCKS: Block[] = [
  { kind: 'lines', id: 'head', align: 'left', lines: [[SAID, VERIFY]] },
  { kind: 'particulars', id: 're', rows: [{ label: 'Re', value: [MISSING] }] },
  { kind: 'heading', level: 2, id: 'h', section: 's', text: 'Work' },
  {
    kind: 'paragraph',
    id: 'p',
    section: 's',
    sentences: [sentence(SAID, VERIFY), sentence({ kind: 'text', text: '***' }), sentence(MISSING)],
  },
  { kind: 'quote', id: 'q', section: 's', sentences: [sentence(VERIFY)] },
  { kind: 'list', id: 'l', section: 's', ordered: false, items: [[sentence(VERIFY, MISSING)]] },
  {
    kind: 'table',
    id: 't',
    section: 's',
    caption: 'Work',
    columns: [{ heading: 'What', share: 1, align: 'left' }],
    rows: [[[VERIFY]]],
  },
  { kind: 'signature', id: 'signature', closing: 'Sincerely,', name: 'Ada Probe', lines: [] },
]
const LETTER: Document = {
  kind: 'recommendation_letter',
  title: 'Letter',
  running: 'r',
  date: '2026-11-20',
  subject: 's',
  author: 'Ada Probe',
  blocks: BLOCKS,
  cover: {
    heading: 'About this draft',
    paragraphs: ['from SECRET facts of the case file'],
    open: [{ where: 'Work', text: 'Verify: “40 cells” (SECRET)' }],
  },
  draft: true,
  contents: false,
}

test('the writer reads every word and mark, and nothing of what the marks were held against', () => {
  const letter = forItsWriter(LETTER, { model: null })
  const sheet = printed(letter, [], 2).cover
  expect(JSON.stringify([letter, sheet])).not.toContain('SECRET')
  const words = (document: Document) =>
    openPointsOf(document.blocks).map(({ id, kind, text, block, sentence: at }) => ({ id, kind, text, block, at }))
  expect(words(letter)).toEqual(words(LETTER))
  expect(letter.blocks[0]).toMatchObject({ lines: [[SAID, { kind: 'verify', text: '40 cells' }]] })
  expect(sheet.open).toHaveLength(8)
  expect(sheet.open[0]?.text).toBe('Verify: “40 cells”')
})

test('the sheet says who drafted, and how much is open', () => {
  const { paragraphs } = forItsWriter(LETTER, { model: 'probe-1' }).cover
  expect(paragraphs.at(1)).toBe('The language model probe-1 wrote this text.')
  expect(paragraphs.at(2)).toMatch(/^Open points: 8\. /)
  const closed = forItsWriter({ ...LETTER, blocks: BLOCKS.slice(-1) }, { model: null })
  expect(closed.cover.paragraphs.at(2)).toBe('No open points were found.')
})
