/** What is seen on a picture. */
export interface Seen {
  text: string
  /** The share of its letters and figures that tesseract is sure of, from 0 to 1; 0 where there are none. */
  clear: number
  /** How many of them there are, clear or not. */
  letters: number
}

/** Of 100. Words of a 150 dpi scan lie above 90; of handwriting or a script that is not installed, below 40. */
const SURE = 60
/** A line of less is a stamp, a logo, handwriting: what is made of it are no words. */
const READABLE = 40

const WORD = '5'
export const counted = (word: string): number => word.replace(/[^\p{L}\p{N}]/gu, '').length

interface Row {
  place: readonly string[]
  confidence: number
  word: string
}

/** `level page block par line word left top width height conf text`, under a heading. */
const rowsOf = (tsv: string): Row[] =>
  tsv.split('\n').flatMap((row) => {
    const [level, , block = '', par = '', line = '', , , , , , confidence, ...words] = row.split('\t')
    const word = words.join('\t').trim()
    return level === WORD && word !== ''
      ? [{ place: [block, par, line], confidence: Number(confidence) || 0, word }]
      : []
  })

function meanOf(rows: readonly Row[]): number {
  const weights = rows.map(({ word }) => Math.max(1, counted(word)))
  const sum = rows.reduce((total, { confidence }, index) => total + confidence * (weights[index] ?? 0), 0)
  return sum / weights.reduce((total, weight) => total + weight, 0)
}

/** The words of a page from what tesseract says of each: a line for each of its lines, an empty one between paragraphs. */
export function seenIn(tsv: string): Seen {
  const rows = rowsOf(tsv)
  const lines = [...Map.groupBy(rows, ({ place }) => place.join(' ')).values()].filter(
    (line) => meanOf(line) >= READABLE,
  )
  const text = lines.map((line, index) => {
    const [block, par] = line[0]?.place ?? []
    const [blockAbove, parAbove] = lines[index - 1]?.[0]?.place ?? []
    const between = index === 0 ? '' : block === blockAbove && par === parAbove ? '\n' : '\n\n'
    return between + line.map(({ word }) => word).join(' ')
  })
  const letters = (of: readonly Row[]): number => of.reduce((total, { word }) => total + counted(word), 0)
  const all = letters(rows)
  const sure = letters(rows.filter(({ confidence }) => confidence >= SURE))
  return { text: text.join(''), clear: all === 0 ? 0 : sure / all, letters: all }
}
