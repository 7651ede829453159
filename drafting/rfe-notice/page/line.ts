/** A printed line and where it stands. */
export interface Line {
  text: string
  /** Counted from 1. */
  page: number
  /** A blank line, or the page's edge, stands before it. */
  apart: boolean
  /** How many characters a full line of its page has, as far as that can be told. */
  width: number
}

/** Nine lines in ten are no longer: the longest may be a heading over both columns. */
const FULL = 0.9

function widthOf(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.length).filter((length) => length > 20)
  const sorted = lengths.sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * FULL)] ?? 0
}

export function linesOf(text: string, page: number): Line[] {
  const raw = text.split('\n').map((line) => line.trim())
  const width = widthOf(raw)
  let apart = false
  return raw.flatMap((line) => {
    if (line === '') {
      apart = true
      return []
    }
    const placed = { text: line, page, apart, width }
    apart = false
    return [placed]
  })
}
