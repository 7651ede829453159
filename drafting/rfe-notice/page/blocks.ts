import type { Block } from './block.ts'
import { capitals, headingLength, isBullet } from './headings.ts'
import { blockOf } from './join-lines.ts'
import type { Line } from './line.ts'
import { hasCells, tableRows } from './table-rows.ts'

/** A line this much shorter than a full one ends its paragraph. */
const SHORT = 0.82

const ENDED = /[.!?:;]["”’')\]]*(?:\d{1,2})?$/u
/** A stop that only shortens a word: "26 I&N Dec." goes on in the next line. */
const SHORTENED =
  /\b(?:Dec|Reg|Nos?|vs?|Vol|Fed|Supp|Cir|Comm[’']r|Assoc|Secs?|Pub|U\.S|F|App|Ch|Pt|Art|cf|id|e\.g|i\.e|Inc|Ltd|Corp|Drs?|Mrs?|Ms|Prof|St|Ex|Exh)\.$/u
/** Whether a sentence, or what leads to a list, ends with the line. */
export const hasEnded = (text: string): boolean => ENDED.test(text) && !SHORTENED.test(text)
const CLOSED = /[.!?]["”’')\]]*(?:\d{1,2})?$/u

const isShort = (line: Line): boolean => line.text.length < SHORT * line.width

const DASHED = /^[-–—]\s/
/** A heading that says what it is ends an item that has no stop. */
const NAMED = /^(?:topic|item|issue|point|part|section|prong|question|ground|criterion)\s+(?:\d|[ivx]+\b)/i

/** "Well Positioned: The ..." or "Issue 2: ..." at the head of a line, after a sentence has ended. */
const LABELLED = [
  /^(?!(?:Note|See|Re|Dear|Exhibits?|Tabs?)\b)\p{Lu}[\p{L}’'&/-]*(?: (?:\p{Lu}[\p{L}’'&/-]*|of|and|to|the|on|in|for|as)){0,7}: \p{Lu}\p{Ll}/u,
  /^(?:issue|item|point|deficiency|question)\s+\d{1,2}\s?[.:–-]\s/i,
]

/** A dash between two parts of a sentence, where the line broke. */
const isDashWithin = (last: Line, line: Line, listed: boolean): boolean =>
  !(listed && isShort(last)) && /^[-–—]\s/.test(line.text) && !line.apart && !/[.!?:;]$|\b(?:and|or)$/.test(last.text)

/** Whether `line` goes on with what `last` began. */
function goesOn(last: Line, line: Line, bullet: boolean): boolean {
  const lower = /^[\p{Ll}(“"‘,;]/u.test(line.text)
  if (line.apart && line.page === last.page) return lower && !CLOSED.test(last.text)
  if (last.text.endsWith(':') && isShort(last)) return false
  if (CLOSED.test(last.text) && LABELLED.some((pattern) => pattern.test(line.text))) return false
  if (SHORTENED.test(last.text)) return true
  if (CLOSED.test(last.text)) return !isShort(last) || (line.page !== last.page && lower)
  if (bullet && /;(?: (?:and|or))?$/.test(last.text) && !lower) return false
  return true
}

/** Fewer words are a heading, and more with few capitals a row that says something. */
const HEADING_WORDS = 5
const HEADING_CAPITALS = 0.6

/** Whether the line is a row of a table and no heading over the next. */
function isRow(lines: readonly Line[], at: number, rows: ReadonlySet<number>): boolean {
  const line = lines[at]
  if (line === undefined || !rows.has(at)) return false
  const isSaying = line.text.split(/\s+/).length > HEADING_WORDS && capitals(line.text) < HEADING_CAPITALS
  return hasCells(line) || (rows.has(at + 1) && isSaying)
}

/** The lines in headings, paragraphs and the items of lists. */
export function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = []
  const rows = tableRows(lines)
  let at = 0
  let ended = true
  while (at < lines.length) {
    const first = lines[at]
    if (first === undefined) break
    const heads = isRow(lines, at, rows) ? 0 : headingLength(lines, at, ended)
    if (heads > 0) {
      blocks.push(blockOf('heading', lines.slice(at, at + heads)))
      at += heads
      ended = true
      continue
    }
    const bullet = isBullet(first.text)
    let end = at + 1
    for (; end < lines.length; end++) {
      const last = lines[end - 1]
      const line = lines[end]
      if (
        last === undefined ||
        line === undefined ||
        rows.has(end) ||
        (isBullet(line.text) && !isDashWithin(last, line, DASHED.test(first.text))) ||
        !goesOn(last, line, bullet)
      )
        break
      const closed =
        hasEnded(last.text) || (line.apart && line.page === last.page) || (NAMED.test(line.text) && isShort(last))
      if (closed && headingLength(lines, end, true) > 0) break
    }
    blocks.push(blockOf(bullet ? 'bullet' : 'paragraph', lines.slice(at, end)))
    ended = hasEnded(lines[end - 1]?.text ?? '') || bullet || (lines[end]?.apart ?? true)
    at = end
  }
  return blocks
}
