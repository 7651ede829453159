import type { Block, Cell, CoverSheet, Paper } from '#domain/document.ts'
import { tiedToSignature } from '../closing.ts'
import { columnShares, lettersIn } from '../column-shares.ts'
import {
  captionLength,
  CONTENTS_HEADING,
  COVER_LABEL,
  headingsOf,
  numberOf,
  OPEN_HEADING,
  hasOpenSentences,
  OPEN_NOTE,
  printable,
  runsOf,
  runsOnPaper,
  textOfRuns,
  type Run,
} from '../wording.ts'

/** Longest run of letters that a full line surely holds. */
const LINE_LETTERS = 34
/** A cell longer than this may break over pages; a shorter row stays whole. */
const CELL_LETTERS = 1800

/**
 * What the template reads. Text goes in as data and is never markup. A run's text comes in pieces between which a line
 * may break: an invisible break character would end up in the text that is copied out of the file.
 */
export function pageData(document: Paper): Record<string, unknown> {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(document.date)?.map(Number) ?? []
  if (!year || !month || !day) throw new Error(`The date of a document is an ISO date, not "${document.date}"`)
  const tied = tiedToSignature(document.blocks)
  const blocks = consecutiveLevels(document.blocks).map((block, at) => blockData(block, tied.has(at)))
  return {
    title: printable(document.title),
    author: printable(document.author),
    subject: printable(document.subject),
    running: printable(document.running),
    date: { year, month, day },
    draft: document.draft,
    open_note: hasOpenSentences(document.blocks) ? OPEN_NOTE : null,
    contents: document.contents ? CONTENTS_HEADING : null,
    numbers: Object.fromEntries(headingsOf(document).map(({ id, text }) => [id, numberOf(text)])),
    cover: document.cover && coverData(document.cover),
    caption: blocks.slice(0, captionLength(document)),
    body: withClosings(blocks.slice(captionLength(document))),
  }
}

/**
 * Of each signature how many blocks stay with it, headings over them counted in, and a mark at the end of what stands before
 * those: from there the template sees what room the page has left.
 */
function withClosings(body: Record<string, unknown>[]): Record<string, unknown>[] {
  const marks = new Map<number, string>()
  const closings = body.map((block, at) => {
    if (block['kind'] !== 'signature') return block
    let from = at
    while (body[from - 1]?.['tied'] === true) from--
    while (body[from - 1]?.['kind'] === 'heading') from--
    if (from === at || from === 0) return { ...block, closes: 0 }
    marks.set(from - 1, `closing-${at}`)
    return { ...block, closes: at - from, after: `closing-${at}` }
  })
  return closings.map((block, at) => ({ ...block, mark: marks.get(at) ?? null }))
}

const coverData = (cover: CoverSheet) => ({
  label: COVER_LABEL,
  heading: printable(cover.heading),
  paragraphs: cover.paragraphs.map((paragraph) => plain(paragraph)),
  open_heading: OPEN_HEADING,
  open: cover.open.map(({ where, text }) => ({ where: where === '' ? [] : plain(where), text: plain(text) })),
})

/** Headings start at level 1 and skip none, as PDF/UA asks. */
function consecutiveLevels(blocks: Block[]): Block[] {
  let above = 0
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block
    above = Math.min(block.level, above + 1)
    return { ...block, level: above as 1 | 2 | 3 }
  })
}

/** `tied`: a signature follows, at once or soon, and must not stand on a page without these words. */
function blockData(block: Block, tied: boolean): Record<string, unknown> {
  switch (block.kind) {
    case 'heading':
      return { ...block, text: printable(block.text) }
    case 'paragraph':
    case 'quote':
      return { kind: block.kind, tied, runs: pieces(runsOnPaper(block.sentences)) }
    case 'list':
      return {
        kind: 'list',
        tied,
        ordered: block.ordered,
        items: block.items.map((item) => pieces(runsOnPaper(item))),
      }
    case 'lines':
      return { kind: 'lines', tied, align: block.align, lines: block.lines.map((line) => pieces(runsOf(line))) }
    case 'particulars':
      return {
        kind: 'particulars',
        rows: block.rows.map((row) => ({ label: plain(row.label), value: pieces(runsOf(row.value)) })),
      }
    case 'table':
      return tableData(block)
    case 'signature':
      return {
        kind: 'signature',
        closing: plain(block.closing),
        name: plain(block.name),
        lines: block.lines.map((line) => plain(line)),
      }
    case 'page-break':
      return { kind: 'page-break' }
  }
}

const lettersOf = (share: number): number => Math.max(6, Math.min(LINE_LETTERS, lettersIn(share)))

function tableData(block: Extract<Block, { kind: 'table' }>): Record<string, unknown> {
  const shares = columnShares(block)
  const letters = (at: number) => lettersOf(shares[at] ?? 1)
  return {
    kind: 'table',
    caption: plain(block.caption),
    columns: block.columns.map((column, at) => ({
      share: shares[at] ?? column.share,
      align: column.align,
      heading: pieces([{ text: printable(column.heading) }], letters(at)),
    })),
    rows: block.rows.map((row) => row.map((cell, at) => cellData(cell, letters(at)))),
  }
}

function cellData(cell: Cell, letters: number): Record<string, unknown> {
  const runs = runsOf(cell)
  return { runs: pieces(runs, letters), long: textOfRuns(runs).length > CELL_LETTERS }
}

const plain = (text: string): Record<string, unknown>[] => pieces([{ text: printable(text) }])

const pieces = (runs: Run[], letters = LINE_LETTERS): Record<string, unknown>[] =>
  runs.map((run) => ({
    pieces: breakLongWords(run.text, letters),
    style: run.style ?? null,
    mark: run.mark ?? null,
    open: run.open ?? false,
  }))

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Cuts words that no line could hold, where they can after a mark of punctuation. Chinese breaks anywhere by itself. */
export function breakLongWords(text: string, letters: number): string[] {
  const word = /[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+/gu
  const cut: string[] = []
  let from = 0
  for (const match of text.matchAll(word)) {
    // What people see as a letter is one code unit at least, and few words are as long as a line.
    if (match[0].length <= letters) continue
    const glyphs = [...graphemes.segment(match[0])].map((g) => g.segment)
    if (glyphs.length <= letters) continue
    let end = match.index
    let length = 0
    for (const [at, glyph] of glyphs.entries()) {
      end += glyph.length
      length++
      const rest = glyphs.length - at - 1
      if (rest < 4 || (length < letters / 2 && !/[/?&=._,;:@#-]/.test(glyph)) || length < 4) continue
      cut.push(text.slice(from, end))
      from = end
      length = 0
    }
  }
  cut.push(text.slice(from))
  return cut
}
