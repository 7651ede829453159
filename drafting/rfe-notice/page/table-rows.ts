import type { Line } from './line.ts'

/** Two cells of a row, as they are printed. */
const GAP = /\S(?: {3,}|\t)\S/u
/** So much of a full line is left free by one that did not end for want of room. */
const FULL = 0.9
const BEGINS = /^[\p{Lu}\p{N}]/u
const STOPPED = /[.!?:;,][”"’')\]]*$/u
/** Words after which a line of prose goes on: "the petition of" ends no row. */
const LEADING_ON =
  'a an the of in on to by at for from with and or nor that which who as is are was were has have not no your his her its their'
/** Titles before a name, with or without a stop. */
const TITLES = 'dr mr ms mrs prof'
const GOES_ON = new RegExp(
  `(?:[-–—/&]|\\b(?:${LEADING_ON.split(' ').join('|')}|(?:${TITLES.split(' ').join('|')})\\.?))$`,
  'iu',
)
/** Fewer row ends one after the other are lines of prose that begin with a name. */
const FEWEST = 2

/** Whether the text of a line looks like a row of several cells. */
export const hasCells = ({ text }: Line): boolean => GAP.test(text)

const wouldFit = (line: Line, last: Line): boolean =>
  last.text.length + 1 + (line.text.split(' ')[0] ?? '').length < FULL * last.width

/** Whether nothing but the end of a row explains why the line before it ends there. */
const beginsRow = (line: Line, last: Line): boolean =>
  !line.apart &&
  line.page === last.page &&
  BEGINS.test(line.text) &&
  !STOPPED.test(last.text) &&
  !GOES_ON.test(last.text)

/** The lines that begin a row of a table, after its first: rows stand under each other without stops. */
export function tableRows(lines: readonly Line[]): Set<number> {
  const rows = new Set<number>()
  let run: number[] = []
  let ends = 0
  const close = () => {
    if (ends >= FEWEST) for (const at of run) rows.add(at)
    run = []
    ends = 0
  }
  lines.forEach((line, at) => {
    const last = lines[at - 1]
    if (last === undefined || line.apart || STOPPED.test(last.text)) close()
    if (last === undefined || !beginsRow(line, last)) return
    run.push(at)
    if (hasCells(last) || wouldFit(line, last)) ends += 1
  })
  close()
  return rows
}
