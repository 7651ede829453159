import type { Line } from './lines.ts'
import { MOST_LINES } from './paragraphs.ts'

/** In sizes of the type: what is typed into a form seldom lies exactly on the line of its label. */
const ONE_ROW = 0.7

const isBeside = (line: Line, other: Line): boolean =>
  line.turn === other.turn && Math.abs(line.base - other.base) < ONE_ROW * Math.max(line.size, other.size)

/** Where a line belongs among lines in reading order: after its label, else after the line that stands next above it. */
function placeOf(line: Line, lines: readonly Line[]): { at: number; base: number } {
  let label: { at: number; of: Line } | undefined
  let above: { at: number; of: Line } | undefined
  let right: { at: number; of: Line } | undefined
  lines.forEach((of, at) => {
    if (isBeside(line, of)) {
      if (of.left <= line.left && (label === undefined || of.left >= label.of.left)) label = { at, of }
      if (of.left > line.left && (right === undefined || of.left < right.of.left)) right = { at, of }
    } else if (of.turn === line.turn && of.base > line.base && (above === undefined || of.base <= above.of.base))
      above = { at, of }
  })
  if (label !== undefined) return { at: label.at + 1, base: label.of.base }
  if (right !== undefined) return { at: right.at, base: right.of.base }
  return { at: above === undefined ? 0 : above.at + 1, base: line.base }
}

/** A page's lines with those that lie on top of it, each where it is read. */
export function withOnTop(lines: readonly Line[], onTop: readonly Line[]): Line[] {
  if (lines.length + onTop.length > MOST_LINES) return [...lines, ...onTop]
  const all = [...lines]
  for (const line of onTop.toSorted((a, b) => b.base - a.base || a.left - b.left)) {
    const { at, base } = placeOf(line, all)
    all.splice(at, 0, { ...line, base })
  }
  return all
}
