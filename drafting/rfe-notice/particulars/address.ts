import type { NoticeReading } from '#domain/rfe.ts'
import { receiptNumbersIn } from './receipt-number.ts'

const SENT = String.raw`(?:send|sent|mail(?:ed)?|return(?:ed)?|submit(?:ted)?|address(?:ed)?|forward(?:ed)?|deliver(?:ed)?|direct(?:ed)?|come|received|reach|arrive|respond|responses?|reply|answer)`
const OFFICE = String.raw`(?:USCIS|U\.?\s?S\.?\s+Citizenship|U\.?S\.?\s+Department|Department\s+of\s+Homeland|DHS|(?:the\s+)?(?:Texas|Nebraska|California|Vermont|Potomac)\s+Service|National\s+Benefits|Attn|Attention|TSC|NSC|P\.?\s?O\.?\s+Box|RFE|NOID)(?!\))`
const ZIP = String.raw`\b(?:[A-Z]{2}|Texas|Nebraska|California|Vermont|Virginia|Maryland|Arizona|Missouri|Massachusetts)\.?,?\s+[\dOIl]{5}(?:(?:\s?[-–]\s?| )[\dOIl]{4})?\b`
/** From what leads to it to its postal code; a sentence between them parts them. */
const TOLD = new RegExp(
  String.raw`\b(?:${SENT}|address\s+for)\b(?:(?!\.\s+[A-Z])[^]){0,200}?(?:\b(?:to|at|address|below|here|responses?|reply|answer)\b|:)[:\s]*(?:(?<=:\n)\d{1,3}\n[^\n]{0,60}\n)?(${OFFICE}(?:(?!(?!dept|suite|bldg|attn|blvd|room)[a-z]{4,}\.\s+[A-Z])[^]){8,220}?${ZIP})`,
  'gi',
)
/** Or one that names the response in its own lines. */
const BOXED = new RegExp(String.raw`(?:^|\n)(${OFFICE}[^\n]{0,60}\n(?:[^\n]{0,60}\n+){0,6}?[^\n]{0,60}${ZIP})`, 'gi')
const FOR_RESPONSES = /\b(?:rfe|noid|response|i-?\s?140)\b/i

/** A page's head or foot within it. */
const RUNNING =
  /\bwww\.|^\W*(?:(?:src|lin|eac|wac|msc|ioe)[\s-]?\d[\d\s-]{8,12}|(?:page )?\d{1,2} ?(?:of|\/) ?\d{1,2})\b/i

/** Office and street in one line, with a comma between: it stands in a sentence. */
const RUNS_ON = /^[^\n]*[a-z][^\n]*,\s+(?:(?:attn|attention)\b[^,\n]*,\s+)?(?:\d|p\.?\s?o\.?\s+box\b)/i
/** What stands in one line of an address: a town with its state, a suite with its street. */
const NEW_LINE = /,\s+(?!(?:[A-Z]{2}|[A-Z][a-z]+)\.?,?\s+[\dOIl]{5}\b|(?:suite|ste|unit|room|floor)\b)/i

/** Its lines as printed; of an address in a sentence, the lines that it would have on an envelope. */
const linesOf = (text: string): string[] =>
  (RUNS_ON.test(text)
    ? text.replace(/\s+/g, ' ').split(NEW_LINE)
    : text.split(/\n|,\s+(?=(?:attn|suite|ste|p\.?o\.?)\b)/i)
  )
    // A scanner reads the letter of a form as the figure one.
    .map((line) =>
      line
        .trim()
        .replace(/^the\s+/i, '')
        .replace(/\b1-(?=\d{3}\b)/g, 'I-'),
    )
    .filter((line) => line !== '' && !RUNNING.test(line))

/** The head of the notice, above the petitioner's own address. */
const LETTERHEAD = /\breceipt (?:number|no)\b|\bimmigrant petition\b|^petitioner\b/im
/** Whom the notice is about: the lines after it are that person's own. */
const OF_SOMEBODY = /\b(?:petitioner|beneficiary|applicant|self-petitioner)\s*:/i
const STARTS = new RegExp(`^${OFFICE}`, 'i')

/** The lines of the same block before what was found, from the one that names the office. */
function above(before: string): string[] {
  if (!before.endsWith('\n')) return []
  const lines = before.slice(0, -1).split('\n').slice(-3)
  const from = lines.findLastIndex((line) => line.trim() === '' || line.length > 50 || /[.:;,]\s*$/.test(line)) + 1
  const office = lines.findIndex((line, at) => at >= from && STARTS.test(line.trim()))
  return office === -1 ? [] : lines.slice(office).map((line) => line.trim())
}

function firstOf(pattern: RegExp, pages: readonly string[]): NoticeReading['address'] {
  for (const [index, text] of pages.entries()) {
    // An address may stand over the end of a page.
    const onward = `${text}\n${(pages[index + 1] ?? '').slice(0, 300)}`
    for (const match of onward.matchAll(pattern)) {
      const found = match[1] ?? ''
      const lines = [...above(onward.slice(0, match.index + match[0].lastIndexOf(found))), ...linesOf(found)]
      if (match.index > text.length || lines.some((line) => line.length > 120)) continue
      if (OF_SOMEBODY.test(found)) continue
      const isOther = LETTERHEAD.test(found) || receiptNumbersIn([found]).length > 0
      if (pattern === BOXED && (!lines.some((line) => FOR_RESPONSES.test(line)) || isOther)) continue
      return { lines, page: index + 1 }
    }
  }
  return null
}

/** A block of an office. */
const LAST = new RegExp(BOXED.source, 'g')
const HEAD = 400

/** "Send it to the address at the top of this letter." */
const AT_THE_HEAD =
  /\baddress\b[^.]{0,25}?\b(?:above|(?:at|on|in) (?:the )?(?:top|head|beginning)(?: of| on)? (?:(?:the )?first page|page (?:1|one)|this (?:letter|notice|request|page)))\b/i

/** The first office's block on the first page. */
function atTheHead(pages: readonly string[]): NoticeReading['address'] {
  if (!pages.some((text) => AT_THE_HEAD.test(text.replace(/\s+/g, ' ')))) return null
  const found = new RegExp(LAST.source).exec((pages[0] ?? '').slice(0, 2 * HEAD))?.[1]
  return found === undefined || receiptNumbersIn([found]).length > 0 ? null : { lines: linesOf(found), page: 1 }
}

const PLACE = /^(?:p\.?\s?o\.?\s+box\b|\d)/i

/** The office's own at the head of the first page: what stands above its street or box are offices, and nobody's name. */
export function letterheadIn([first = '']: readonly string[]): NonNullable<NoticeReading['letterhead']> | undefined {
  const block = first
    .slice(0, 2 * HEAD)
    .split(/\n\s*\n/)
    .find((lines) => new RegExp(`^${OFFICE}`, 'i').test(lines.trim()))
  const found = block === undefined ? undefined : new RegExp(LAST.source).exec(block.trim())?.[1]
  if (found === undefined || OF_SOMEBODY.test(found) || receiptNumbersIn([found]).length > 0) return undefined
  const lines = linesOf(found)
  const place = lines.findIndex((line) => PLACE.test(line))
  return place > 0 && lines.slice(0, place).every((line) => STARTS.test(line)) ? { lines, page: 1 } : undefined
}

/** No lead-in names it: the last block that is not the head of the letter. */
function lastOf(bodies: readonly string[]): NoticeReading['address'] {
  for (let index = bodies.length - 1; index >= 0; index--) {
    const onward = `${bodies[index] ?? ''}\n${(bodies[index + 1] ?? '').slice(0, HEAD)}`
    const found = [...onward.matchAll(LAST)].findLast(
      ({ index: start, 1: block = '' }) =>
        (index > 0 || start > HEAD) && !LETTERHEAD.test(block) && receiptNumbersIn([block]).length === 0,
    )
    if (found !== undefined) return { lines: linesOf(found[1] ?? ''), page: index + 1 }
  }
  return null
}

/** A running line that names the service center and, behind commas, its street and postal code. */
const IN_LINE = new RegExp(
  String.raw`\b((?:USCIS,?\s+|U\.?\s?S\.?\s+Citizenship and Immigration Services,?\s+)?(?:Texas|Nebraska|California|Vermont|Potomac)\s+Service\s+Center,\s+(?:(?!\.\s+[A-Z][a-z]{3,})[^;:]){6,140}?${ZIP})`,
  'gi',
)
const STREET = /,\s+(?:(?:attn|attention)\b[^,]*,\s+)?(?:\d|p\.?\s?o\.?\s+box\b)/i

/** Nothing leads to it and it stands in no block: it is taken where the notice prints no other. */
function inLine(pages: readonly string[]): NoticeReading['address'] {
  const found = pages.flatMap((text, index) =>
    [...text.matchAll(IN_LINE)].flatMap(([, line = '']) =>
      STREET.test(line) && !OF_SOMEBODY.test(line) && receiptNumbersIn([line]).length === 0
        ? [{ lines: linesOf(line), page: index + 1 }]
        : [],
    ),
  )
  const printed = new Set(found.map(({ lines }) => lines.join(' ').replace(/\s+/g, ' ').toLowerCase()))
  return printed.size === 1 ? (found[0] ?? null) : null
}

/** The office's own name may be printed at the head of every page, too. */
function fuller(one: NoticeReading['address'], other: NoticeReading['address']): NoticeReading['address'] {
  const isPart = one !== null && other !== null && other.lines.join('\n').endsWith(one.lines.join('\n'))
  return isPart ? other : (one ?? other)
}

/** What stands at the head of a page may be taken for the head of all. */
function lastWhole(pages: readonly string[], bodies: readonly string[]): NoticeReading['address'] {
  const last = lastOf(bodies)
  return last && fuller(last, lastOf(pages))
}

/** Where the response goes, as printed; `bodies` are the pages without their heads and feet. */
export const addressIn = (pages: readonly string[], bodies: readonly string[] = pages): NoticeReading['address'] =>
  fuller(fuller(firstOf(TOLD, bodies), firstOf(TOLD, pages)), firstOf(BOXED, pages)) ??
  atTheHead(pages) ??
  fuller(firstOf(BOXED, bodies), firstOf(BOXED, pages)) ??
  lastWhole(pages, bodies) ??
  inLine(pages)
