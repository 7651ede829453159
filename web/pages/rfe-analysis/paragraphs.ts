/** How much of the usual width of its page a line takes that runs on; the last one of a paragraph is mostly shorter. */
const FULL = 0.75
/** Lines by which the usual width of a page is told; fewer tell nothing. */
const ENOUGH = 4

/** What begins a line of its own: a bullet, a number, a letter in brackets. */
const ITEM = /^\s*(?:[-•●▪○*–—]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s/i

/** The width that nine lines in ten keep within. */
function usualWidth(lines: readonly string[]): number {
  const widths = lines.map(({ length }) => length).toSorted((a, b) => a - b)
  return widths.length < ENOUGH ? Infinity : (widths[Math.floor(widths.length * 0.9)] ?? Infinity)
}

/** A page whose lines were broken for paper, so that its paragraphs run on at any width. What stands on its own line stays there. */
export function paragraphs(page: string): string {
  const lines = page.split('\n').map((line) => line.trim())
  const width = usualWidth(lines.filter((line) => line !== ''))
  return lines
    .map((line, at) => {
      const next = lines[at + 1]
      if (next === undefined) return line
      const runsOn = line.length >= FULL * width && next !== '' && !ITEM.test(next)
      // A hyphen at the end of a line may be the word's own or the printer's.
      return runsOn && !line.endsWith('-') ? `${line} ` : `${line}\n`
    })
    .join('')
}
