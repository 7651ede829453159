import type { Block, Cell } from '#domain/document.ts'
import { printable, runsOf, textOfRuns } from './wording.ts'

/** Letters of table text that fit the width of the page. */
const TABLE_LETTERS = 84
/** What stands between two columns takes the room of so many. */
const GUTTER = 3
/** A longer run of letters is an address or a number and is cut where it can be. */
const LONGEST_WORD = 20

type Table = Extract<Block, { kind: 'table' }>

/** So many letters fit on a line of a column. */
export const lettersIn = (share: number): number => Math.floor(share * TABLE_LETTERS) - GUTTER

const longestWord = (text: string): number =>
  Math.max(0, ...text.split(/\s+/u).map(({ length }) => (length > LONGEST_WORD ? 0 : length)))

/**
 * The shares of a table's columns, so that no word of one is broken: a column that is too narrow for its longest word takes
 * what that lacks from the others, as far as theirs leave it. As they are where all of them together have no room.
 */
export function columnShares({ columns, rows }: Pick<Table, 'columns' | 'rows'>): number[] {
  const given = columns.map(({ share }) => share)
  const whole = given.reduce((sum, share) => sum + share, 0)
  const textOf = (cell: Cell | undefined) => (cell === undefined ? '' : textOfRuns(runsOf(cell)))
  const least = columns.map(({ heading }, at) => {
    const words = [printable(heading), ...rows.map((row) => textOf(row[at]))].map(longestWord)
    return (Math.max(...words) + GUTTER + 0.5) / TABLE_LETTERS
  })
  const lacking = given.reduce((sum, share, at) => sum + Math.max(0, (least[at] ?? 0) - share), 0)
  const spare = given.reduce((sum, share, at) => sum + Math.max(0, share - (least[at] ?? 0)), 0)
  if (lacking === 0 || lacking > spare || whole > 1.001) return given
  return given.map((share, at) => {
    const need = least[at] ?? 0
    return share < need ? need : share - (lacking * (share - need)) / spare
  })
}
