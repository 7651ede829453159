import { type Line, sameRow } from './lines.ts'
import { MOST_LINES } from './paragraphs.ts'

/** Fewer lines side by side are a letterhead or a table's head. */
const LEAST_LINES = 5
/** Of a column's width; the lines of running text mostly fill it, what stands in a table does not. */
const FILLED = 0.75
const MOSTLY = 0.6
/** In characters. */
const LEAST_LENGTH = 15
/** Rows above and below the columns that are heads and feet of the page where they stand well apart. */
const EDGE_ROWS = 2
/** In sizes of the type, from baseline to baseline. */
const APART = 2.2

type Side = 'left' | 'right' | 'across'

const sideOf = (line: Line, gutter: number): Side =>
  line.right <= gutter ? 'left' : line.left >= gutter - 1 ? 'right' : 'across'

/** The edge at which most lines begin to the right of others. */
function gutterOf(lines: readonly Line[]): number | undefined {
  const edges = new Set(lines.map(({ left }) => Math.round(left)))
  let found: { gutter: number; score: number } | undefined
  for (const gutter of edges) {
    const count = { left: 0, right: 0, across: 0 }
    for (const line of lines) count[sideOf(line, gutter)] += 1
    const score = Math.min(count.left, count.right) - count.across / 4
    if (Math.min(count.left, count.right) >= LEAST_LINES && (found === undefined || score > found.score))
      found = { gutter, score }
  }
  return found?.gutter
}

function isRunningText(lines: readonly Line[]): boolean {
  if (lines.length < LEAST_LINES) return false
  const width = Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left))
  const filling = lines.filter(({ left, right }) => right - left >= FILLED * width)
  const long = lines.filter(({ text }) => text.length >= LEAST_LENGTH)
  return Math.min(filling.length, long.length) >= MOSTLY * lines.length
}

/** Without the page's heads and feet, which stand apart from what is between them. */
function edgesOff(lines: readonly Line[]): [Line[], Line[], Line[]] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => b.base - a.base)) {
    const row = rows.at(-1)
    if (row?.[0] && sameRow(row[0], line)) row.push(line)
    else rows.push([line])
  }
  const isApart = (index: number): boolean => {
    const [above, below] = [rows[index - 1]?.[0], rows[index]?.[0]]
    return above !== undefined && below !== undefined && above.base - below.base > APART * below.size
  }
  const edges = Array.from({ length: EDGE_ROWS }, (_, index) => index + 1)
  const head = edges.findLast((index) => isApart(index)) ?? 0
  const foot = edges.findLast((count) => isApart(rows.length - count)) ?? 0
  const [heads, feet] = [new Set(rows.slice(0, head).flat()), new Set(foot ? rows.slice(-foot).flat() : [])]
  return [
    lines.filter((line) => heads.has(line)),
    lines.filter((line) => !heads.has(line) && !feet.has(line)),
    lines.filter((line) => feet.has(line)),
  ]
}

/** One column after the other where the file goes to and fro between two; as the file has them otherwise. */
function apart(band: readonly Line[], gutter: number): Line[] {
  const [heads, between, feet] = edgesOff(band)
  const sides = between.map((line) => sideOf(line, gutter))
  const left = between.filter((_, index) => sides[index] === 'left')
  const right = between.filter((_, index) => sides[index] === 'right')
  const switches = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length
  const toAndFro = switches >= 0.8 * Math.min(left.length, right.length)
  if (!toAndFro || !isRunningText(left) || !isRunningText(right)) return [...band]
  return [...heads, ...left, ...right, ...feet]
}

/** Lines column by column, also where the file has them from one side of the page to the other. */
export function byColumns(lines: readonly Line[]): Line[] {
  const upright = lines.filter(({ turn }) => turn === lines[0]?.turn)
  const gutter = upright.length === lines.length && lines.length <= MOST_LINES ? gutterOf(lines) : undefined
  if (gutter === undefined) return [...lines]
  const ordered: Line[] = []
  let band: Line[] = []
  for (const line of lines) {
    if (sideOf(line, gutter) !== 'across') band.push(line)
    else {
      ordered.push(...apart(band, gutter), line)
      band = []
    }
  }
  return [...ordered, ...apart(band, gutter)]
}
