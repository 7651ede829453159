import { type Line, sameRow } from './lines.ts'

/** A gap this much wider than that between the lines of a paragraph parts paragraphs. */
const WIDER = 1.15
/** Gaps of about the same height, and the share of a page's gaps that is enough to be those between lines. */
const ALIKE = 1.05
const COMMON = 0.2
const LEAST_GAPS = 6
/** A page of more is no page of running text, and would take long. */
export const MOST_LINES = 1000
/** From baseline to baseline in sizes of the type; closer is a raised mark, wider no line spacing. */
const [LEAST_PITCH, MOST_PITCH] = [0.85, 2.6]
/** A first line's, in sizes of the type. */
const [LEAST_INDENT, MOST_INDENT] = [0.9, 5]

const ENDED = /[.:;?!]["'”’)\]]*$/

const gapOf = (above: Line, below: Line): number => (above.base - below.base) / Math.max(above.size, below.size)
const overlap = (a: Line, b: Line): boolean => a.left < b.right && b.left < a.right

/** The smallest gap that is common: from baseline to baseline within paragraphs, in sizes of the type. */
export function pitchOf(lines: readonly Line[]): number | undefined {
  const gaps = lines
    .slice(1, MOST_LINES)
    .map((line, index) => gapOf(lines[index] ?? line, line))
    .filter((gap) => gap >= LEAST_PITCH && gap <= MOST_PITCH)
    .sort((a, b) => a - b)
  if (gaps.length < LEAST_GAPS) return undefined
  return gaps.find(
    (gap) => gaps.filter((other) => other >= gap && other <= gap * ALIKE).length >= Math.max(3, COMMON * gaps.length),
  )
}

/** Whether a line is the first of a paragraph by standing in from the lines around it. */
const standsIn = (above: Line, line: Line, below: Line | undefined): boolean => {
  const indent = (line.left - above.left) / line.size
  return (
    below !== undefined &&
    ENDED.test(above.text.trimEnd()) &&
    indent >= LEAST_INDENT &&
    indent <= MOST_INDENT &&
    Math.abs(below.left - above.left) < 0.3 * line.size &&
    gapOf(line, below) > 0
  )
}

function between(above: Line, line: Line, below: Line | undefined, pitch: number): string {
  if (sameRow(above, line)) return ' '
  if (above.turn !== line.turn) return '\n\n'
  const gap = gapOf(above, line)
  // Up again: the head of another column, in which a paragraph may go on, or something else of the page.
  if (gap < 0) return overlap(above, line) || ENDED.test(above.text.trimEnd()) ? '\n\n' : '\n'
  return gap > WIDER * pitch || standsIn(above, line, below) ? '\n\n' : '\n'
}

/** A page's words: a line for each of its lines, and an empty one between paragraphs. */
export const inParagraphs = (lines: readonly Line[], pitch: number): string =>
  lines
    .map((line, index) => {
      const above = lines[index - 1]
      return above === undefined ? line.text : between(above, line, lines[index + 1], pitch) + line.text
    })
    .join('')
