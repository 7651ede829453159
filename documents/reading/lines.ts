import { inReadingOrder, type Piece } from './reading-order.ts'
import { SOFT_HYPHEN } from './soft-hyphens.ts'

/** What pdf.js says of a run of text: its words, where its baseline begins and which way it goes, and its extent. */
export interface TextItem {
  str: string
  transform: readonly number[]
  width: number
  height: number
  hasEOL: boolean
}

/** A stretch of a line without a gap that is wider than a space can be; measured along and across as its own text runs. */
export interface Line {
  text: string
  left: number
  right: number
  /** Of the baseline, growing upward. */
  base: number
  size: number
  /** Quarter turns of the text. */
  turn: number
}

/** In sizes of the type; what justified words are set apart by stays below it. */
const GAP = 1.3
/** Of places where a text stands on a page, so many are kept; more stands there by right. */
const MOST_ALIKE = 50

type Place = Omit<Line, 'text'>

function placeOf({ transform, width, height }: TextItem): Place {
  const [a = 1, b = 0, , , x = 0, y = 0] = transform
  const turn = Math.round(Math.atan2(b, a) / (Math.PI / 2))
  const [cos, sin] = [Math.cos((turn * Math.PI) / 2), Math.sin((turn * Math.PI) / 2)]
  const left = x * cos + y * sin
  return { left, right: left + width, base: y * cos - x * sin, size: Math.max(Math.hypot(a, b), height), turn }
}

export const sameRow = (a: Line, b: Line): boolean =>
  a.turn === b.turn && Math.abs(a.base - b.base) < 0.4 * Math.max(a.size, b.size)

/** In sizes of the type: text drawn twice this close together is drawn once more to look bold or to throw a shadow. */
const TWICE = 0.15

/** Tells of each item whether the same text was drawn in the same place before. */
function repeats(): (words: string, place: Place) => boolean {
  const drawn = new Map<string, Place[]>()
  return (words, place) => {
    if (words.trim().length < 2) return false
    const before = drawn.get(words) ?? []
    const isAgain = before.some(
      ({ left, base, turn }) =>
        turn === place.turn && Math.max(Math.abs(left - place.left), Math.abs(base - place.base)) < TWICE * place.size,
    )
    if (!isAgain && before.length < MOST_ALIKE) drawn.set(words, [...before, place])
    return isAgain
  }
}

/** Lines in the order of the file; what stands side by side on one baseline is apart. */
export function linesOf(items: readonly TextItem[]): Line[] {
  const lines: (Line & { pieces: Piece[] })[] = []
  const isRepeated = repeats()
  let open: (Line & { pieces: Piece[] }) | undefined
  for (const item of items) {
    const place = placeOf(item)
    const text = item.str.replaceAll(SOFT_HYPHEN, '-')
    const piece = { text, left: place.left }
    if (text.trim() === '') {
      if (open && !item.hasEOL && item.width <= GAP * open.size) open.pieces.push(piece)
      else open = undefined
      continue
    }
    if (isRepeated(text, place)) continue
    if (open?.turn === place.turn && place.left - open.right <= GAP * Math.max(place.size, open.size)) {
      open.pieces.push(piece)
      open.right = Math.max(open.right, place.right)
      open.size = Math.max(open.size, place.size)
    } else {
      open = { text: '', ...place, pieces: [piece] }
      lines.push(open)
    }
    if (item.hasEOL) open = undefined
  }
  return lines.map(({ pieces, ...line }) => ({ ...line, text: inReadingOrder(pieces) }))
}
