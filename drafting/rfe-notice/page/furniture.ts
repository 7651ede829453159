import type { Line } from './line.ts'

/** Lines within so many of a page's top and bottom may be its running head or foot. */
const EDGE = 4

/** What stands at the edges of a notice's pages, also on one page only. */
const ALWAYS: readonly RegExp[] = [
  /^(?:page\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?$/i,
  /^[-–—|•]\s*\d{1,3}\s*[-–—|]$/,
  /\bpage\s+\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?\s*$/i,
  /^page\s+\d{1,3}\b.{0,80}$/i,
  /^(?:\W*attachment to (?:form )?[i1l]-?797|form [i1l]-?797\w?\b).{0,60}$/i,
  /^(?:www\.)?uscis\.gov$/i,
  /^(?:see|please see) (?:back|reverse|the back|next page|attached)\b/i,
  /^(?:[*|]+\s*)?(?:src|lin|eac|wac|msc|ioe)[\s-]*\d[\d\s-]{8,13}(?:\s*[*|]+|\W+(?:page|cont(?:inued|'d)?\.?)\W*\d{0,3})?$/i,
  /^[|Il1\s*]{6,}$/,
  /^\(?cont(?:inued|'d)\.?\)?$/i,
]

const lettersOf = (line: string): string =>
  line
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/[^a-z#]+/g, ' ')
    .trim()

/** A head that a scanner misread on one page is the same head. */
function alike(one: Printed, other: Printed): boolean {
  if (one.letters === other.letters) return true
  if (one.words.size < 3 || Math.abs(one.words.size - other.all.length) > 2) return false
  return other.all.filter((word) => one.words.has(word)).length >= 0.7 * Math.max(one.words.size, other.all.length)
}

/** A line at a page's edge as it is compared with those of the others. */
interface Printed {
  letters: string
  all: readonly string[]
  words: ReadonlySet<string>
}

function printedOf({ text }: Line): Printed {
  const letters = lettersOf(text)
  const all = letters.split(' ')
  return { letters, all, words: new Set(all) }
}

/** A running head comes back within so many pages. */
const NEAR = 6

/** The lines of each page without its running head, foot and number. */
export function withoutFurniture(pages: readonly (readonly Line[])[]): Line[][] {
  const edges = pages.map((lines) => lines.filter((_, at) => at < EDGE || at >= lines.length - EDGE))
  const printed = edges.map((lines) => lines.map(printedOf).filter(({ letters }) => letters !== ''))
  const repeats = (line: Line, page: number): boolean => {
    const own = printedOf(line)
    // A short word may stand at the edge of two pages by chance.
    if (own.letters.replace(/[^a-z]/g, '').length < 3) return false
    const near = printed.slice(Math.max(0, page - NEAR), page + NEAR + 1)
    const at = Math.min(page, NEAR)
    return near.some((others, other) => other !== at && others.some((each) => alike(each, own)))
  }
  return pages.map((lines, page) => {
    const taken = lines.map(({ text }, at) => {
      const line = lines[at]
      const atEdge = at < EDGE || at >= lines.length - EDGE
      return line !== undefined && atEdge && (ALWAYS.some((pattern) => pattern.test(text)) || repeats(line, page))
    })
    // Furniture is a run from the edge inwards: a sentence that stands between two such lines is the notice's own.
    const first = taken.findIndex((is) => !is)
    const last = taken.findLastIndex((is) => !is)
    return first === -1 ? [] : lines.slice(first, last + 1)
  })
}
