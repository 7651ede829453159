/** A run of text on a line, and where it begins. */
export interface Piece {
  text: string
  left: number
}

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const LETTER = /\p{L}/u

type Way = 'right' | 'left' | 'either'
const wayOf = ({ text }: Piece): Way => (FROM_RIGHT.test(text) ? 'right' : LETTER.test(text) ? 'left' : 'either')

const lettersOf = (pieces: readonly Piece[], way: Way): number =>
  pieces.filter((piece) => wayOf(piece) === way).reduce((sum, { text }) => sum + text.trim().length, 0)

/** Brackets open towards what they hold: drawn from the other side they are each other. */
const MIRRORED: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
)

const mirrored = (piece: Piece): Piece =>
  wayOf(piece) === 'either' ? { ...piece, text: [...piece.text].map((sign) => MIRRORED[sign] ?? sign).join('') } : piece

/** Pieces in a row that are read one way; what can be read either way belongs to them where it stands between two of them. */
function turned(pieces: readonly Piece[], way: Way): Piece[] {
  const ordered: Piece[] = []
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]
    if (piece === undefined) break
    let end = at + 1
    if (wayOf(piece) === way) {
      const other = pieces.findIndex((later, index) => index > at && wayOf(later) !== way && wayOf(later) !== 'either')
      const rest = pieces.slice(at, other === -1 ? undefined : other)
      end = at + rest.findLastIndex((later) => wayOf(later) === way) + 1
    }
    const row = pieces.slice(at, end)
    ordered.push(...(row.length > 1 ? row.reverse().map(mirrored) : row))
    at = end
  }
  return ordered
}

/** The words of a line as they are read. Files have Arabic and Hebrew as they were drawn, often from the left. */
export function inReadingOrder(pieces: readonly Piece[]): string {
  if (!pieces.some((piece) => wayOf(piece) === 'right')) return pieces.map(({ text }) => text).join('')
  const drawn = pieces.toSorted((a, b) => a.left - b.left)
  const fromRight = lettersOf(pieces, 'right') >= lettersOf(pieces, 'left')
  const ordered = fromRight ? turned(drawn.toReversed().map(mirrored), 'left') : turned(drawn, 'right')
  return ordered.map(({ text }) => text).join('')
}
