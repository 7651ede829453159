import { createHash } from 'node:crypto'
import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  HeadingLevel,
  Paragraph,
  type FileChild,
  type IParagraphOptions,
} from 'docx'
import type { Block } from '#domain/document.ts'
import { numberOf, printable, runsOf, runsOnPaper, type Run } from '../wording.ts'
import { plainRuns, textRuns } from './runs.ts'
import { INCH, TEXT_WIDTH } from './styles.ts'
import { afterTable, particularsTable, resultTable } from './tables.ts'

/** What a block has to know of its neighbours. */
export interface Place {
  /** Starts a page. */
  breakBefore: boolean
  /** A signature follows, at once or soon, and must not stand on a page without these words. */
  tied: boolean
  /** Word numbers all lists of one instance through. */
  list: number
}

const LEVELS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const
const ALIGN = { left: AlignmentType.LEFT, right: AlignmentType.RIGHT, center: AlignmentType.CENTER } as const

/** Names a heading for the contents. Word allows 40 letters and digits, so the id itself may not do. */
export const bookmarkOf = (id: string): string => `_h${createHash('sha256').update(id).digest('hex').slice(0, 30)}`

export function blockChildren(block: Block, { breakBefore, tied, list }: Place): FileChild[] {
  const paragraph = (runs: Run[], options: IParagraphOptions): Paragraph =>
    new Paragraph({
      pageBreakBefore: breakBefore || undefined,
      keepNext: tied || undefined,
      ...options,
      children: textRuns(runs),
    })
  switch (block.kind) {
    case 'heading': {
      const hanging = Math.round(numberWidth(numberOf(block.text)) * (block.level === 1 ? 260 : 240))
      return [
        new Paragraph({
          heading: LEVELS[block.level],
          pageBreakBefore: breakBefore || undefined,
          indent: { left: hanging, hanging },
          children: [new Bookmark({ id: bookmarkOf(block.id), children: plainRuns(block.text) })],
        }),
      ]
    }
    case 'paragraph':
      return [paragraph(runsOnPaper(block.sentences), {})]
    case 'quote':
      return [paragraph(runsOnPaper(block.sentences), { style: 'Quote' })]
    case 'list':
      return block.items.map((item, at) =>
        paragraph(runsOnPaper(item), {
          pageBreakBefore: (at === 0 && breakBefore) || undefined,
          numbering: { reference: block.ordered ? 'ordered' : 'bullets', level: 0, instance: list },
        }),
      )
    case 'lines':
      return block.lines.map((line, at) =>
        paragraph(runsOf(line), {
          style: 'Lines',
          alignment: ALIGN[block.align],
          pageBreakBefore: (at === 0 && breakBefore) || undefined,
          keepNext: at < block.lines.length - 1 || tied || undefined,
          spacing: at === block.lines.length - 1 ? { after: 260 } : undefined,
        }),
      )
    case 'particulars':
      return [
        new Paragraph({ pageBreakBefore: breakBefore || undefined, spacing: { after: 0, line: 120 } }),
        particularsTable(block),
        afterTable(),
      ]
    case 'table':
      return [
        paragraph([{ text: printable(block.caption) }], { style: 'Caption', keepNext: true }),
        resultTable(block),
        afterTable(),
      ]
    case 'signature':
      return signature(block, breakBefore)
    case 'page-break':
      return []
  }
}

function signature(block: Extract<Block, { kind: 'signature' }>, breakBefore: boolean): Paragraph[] {
  const base = { style: 'Lines', keepLines: true, keepNext: true }
  const below = block.lines.map(
    (line, at) =>
      new Paragraph({ ...base, keepNext: at < block.lines.length - 1 || undefined, children: plainRuns(line) }),
  )
  return [
    new Paragraph({
      ...base,
      pageBreakBefore: breakBefore || undefined,
      spacing: { before: 300, after: 900 },
      children: plainRuns(block.closing),
    }),
    new Paragraph({
      ...base,
      // The rule to sign on belongs to the name, so that nothing can come between.
      border: { top: { style: BorderStyle.SINGLE, size: 6, color: '14181C', space: 4 } },
      indent: { right: TEXT_WIDTH - 3 * INCH },
      keepNext: below.length > 0,
      children: textRuns([{ text: printable(block.name), style: 'bold' }]),
    }),
    ...below,
  ]
}

/** Width of a heading's number in ems of a bold Times, so that a second line starts under the first word. */
function numberWidth(number: string): number {
  const ems: Record<string, number> = {
    I: 0.389,
    V: 0.722,
    X: 0.722,
    L: 0.667,
    C: 0.722,
    '.': 0.25,
    ')': 0.333,
    ' ': 0.25,
  }
  return [...number].reduce((sum, letter) => sum + (ems[letter] ?? (/\d/.test(letter) ? 0.5 : 0.7)), 0)
}
