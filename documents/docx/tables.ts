import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import type { Block } from '#domain/document.ts'
import { columnShares } from '../column-shares.ts'
import { runsOf } from '../wording.ts'
import { plainRuns, textRuns } from './runs.ts'
import { INCH, TEXT_WIDTH } from './styles.ts'

const RULE = { style: BorderStyle.SINGLE, size: 6, color: '14181C' }
const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, color: '999999' }
const NONE = { style: BorderStyle.NONE }
/** A longer cell may run over a page; a shorter row stays whole. */
const CELL_LETTERS = 1800

/** Ruled above, below and under its head, which stands again on every page that the table reaches. */
export function resultTable(block: Extract<Block, { kind: 'table' }>): Table {
  const last = block.columns.length - 1
  const widths = columnShares(block).map((share) => Math.round(share * TEXT_WIDTH))
  const margins = (at: number) => ({ left: at === 0 ? 0 : 120, right: at === last ? 0 : 120 })
  const alignment = (at: number) => (block.columns[at]?.align === 'right' ? AlignmentType.RIGHT : AlignmentType.LEFT)
  const head = block.columns.map(
    (column, at) =>
      new TableCell({
        width: { size: widths[at] ?? 0, type: WidthType.DXA },
        margins: margins(at),
        borders: { bottom: RULE },
        children: [
          new Paragraph({
            style: 'TableText',
            alignment: alignment(at),
            keepNext: true,
            run: { bold: true },
            children: textRuns([{ text: column.heading, style: 'bold' }]),
          }),
        ],
      }),
  )
  const rows = block.rows
    .map((row) => row.map(runsOf))
    .map(
      (row) =>
        new TableRow({
          cantSplit: row.every((runs) => runs.reduce((sum, run) => sum + run.text.length, 0) <= CELL_LETTERS),
          children: row.map(
            (runs, at) =>
              new TableCell({
                width: { size: widths[at] ?? 0, type: WidthType.DXA },
                margins: margins(at),
                children: [new Paragraph({ style: 'TableText', alignment: alignment(at), children: textRuns(runs) })],
              }),
          ),
        }),
    )
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: { top: RULE, bottom: RULE, left: NONE, right: NONE, insideVertical: NONE, insideHorizontal: HAIRLINE },
    rows: [new TableRow({ tableHeader: true, cantSplit: true, children: head }), ...rows],
  })
}

/** The caption of the filing: label and value between two rules. */
export function particularsTable(block: Extract<Block, { kind: 'particulars' }>): Table {
  const widths = [1.75 * INCH, TEXT_WIDTH - 1.75 * INCH]
  const cell = (at: number, children: Paragraph[]): TableCell =>
    new TableCell({ width: { size: widths[at] ?? 0, type: WidthType.DXA }, margins: { left: 0, right: 100 }, children })
  const spaced = { style: 'Lines', spacing: { before: 50, after: 50, line: 264 }, keepNext: true }
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: { top: RULE, bottom: RULE, left: NONE, right: NONE, insideVertical: NONE, insideHorizontal: NONE },
    rows: block.rows.map(
      (row, at) =>
        new TableRow({
          cantSplit: true,
          children: [
            cell(0, [new Paragraph({ ...spaced, children: textRuns([{ text: row.label, style: 'bold' }]) })]),
            cell(1, [
              new Paragraph({ ...spaced, keepNext: at < block.rows.length - 1, children: textRuns(runsOf(row.value)) }),
            ]),
          ],
        }),
    ),
  })
}

/** Word joins tables that touch, and wants a paragraph after the last one. */
export const afterTable = (): Paragraph =>
  new Paragraph({ spacing: { before: 0, after: 120, line: 120 }, children: plainRuns('') })
