/** How far apart the two halves of a quote may stand that runs over a page: what a foot, a footnote and a head take. */
const AFTER = 1200
const BEFORE = 700

const SAME: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u2032`]/g, "'"],
  [/[\u201c\u201d\u201e\u2033]|''/g, '"'],
  // A word parted at a line's end and a word with a hyphen of its own look the same in print.
  [/\s*[\u00ad\u2010-\u2015\u2212-]+\s*/g, ''],
  [/\s+/g, ' '],
]

/** The words of a page without what printing alone adds: ligatures, parted words, line ends, the shape of quotation marks. */
export const printedWords = (text: string): string =>
  SAME.reduce((all, [pattern, same]) => all.replace(pattern, same), text.normalize('NFKC')).trim()

function runsOn(quote: string, page: string, next: string): boolean {
  for (let space = quote.indexOf(' '); space !== -1; space = quote.indexOf(' ', space + 1)) {
    const place = page.lastIndexOf(quote.slice(0, space))
    // A longer beginning cannot stand where a shorter one does not.
    if (place === -1) return false
    if (page.length - place - space > AFTER) continue
    const rest = next.indexOf(quote.slice(space + 1))
    if (rest !== -1 && rest < BEFORE) return true
  }
  return false
}

const known = new WeakMap<readonly string[], Map<number, string>>()

/** Every quote of a notice is looked for on the same pages. */
function printedPage(pages: readonly string[], page: number): string {
  const printed = known.get(pages) ?? new Map<number, string>()
  known.set(pages, printed)
  const words = printed.get(page) ?? printedWords(pages[page - 1] ?? '')
  printed.set(page, words)
  return words
}

/** Whether the quote stands, word for word, on the page (counted from 1) or runs from it into the next. */
export function isVerbatim(quote: string, page: number, pages: readonly string[]): boolean {
  const words = printedWords(quote)
  const on = printedPage(pages, page)
  if (words === '' || on === '') return false
  return on.includes(words) || runsOn(words, on, printedPage(pages, page + 1))
}
