import type { Claim, Quantity, Unread } from './claim.ts'
import { opens } from './names.ts'
import { IN_WORDS, SCALE, SCALES, valueOf } from './number-words.ts'

/** Letters before a long figure are a currency, "R1,310"; before a short one they name something, "H100". */
const LONG = `\\d{1,3}(?:,\\d{3}|\\.\\d)|\\d+ (?:${SCALE})\\b`
const DIGITS = new RegExp(
  `(?:(?<sign>[$€£¥₹]|\\b\\p{Lu}{1,3}(?=${LONG})|\\b\\p{Lu}{3} (?=${LONG}))|(?<![\\p{L}\\d]|\\d[.,:/]|\\p{L}-))` +
    `(?<value>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+)` +
    `(?:[ -]?(?<scale>${SCALE})\\b| ?(?<short>[kKMB])\\b)?(?![\\p{L}\\d]|[.,:/]\\d)`,
  'gu',
)
/** A number to call counts nothing. */
const PHONE = /(?<!\S)\+\d[\d ()-]+\d/gu
const SHORT: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6, B: 1e9 }
/** "One" is mostly no count, and "two thirds" are a part. */
const WORDS = new RegExp(
  `\\b(?!one\\b(?! (?:${SCALE})))${IN_WORDS}(?![ -](?:halves|thirds|quarters|fifths|tenths)\\b)`,
  'giu',
)

const HALF = /^ and a (?:half|quarter)\b/iu
const PERCENT = /^[ -]?(?:%|percent\b|per cent\b|percentage points?\b|points?\b)/iu
/** "Nine working days", but not "$9 million a year". */
const TIME =
  /^(?: (?!(?:an?|per|each|every|in|for|over|of|within|after|this|last)\b)\p{Ll}+)?[ -](?:years?|months?|weeks?|days?|nights?|decades?)\b/iu
/** Words by which a writer says that a figure is no exact one. */
const ABOUT =
  /\b(?:about|around|approximately|roughly|some|circa|perhaps|maybe|nearly|almost|over|above|below|under|more than|less than|fewer than|close to|at least|up to|average(?: of)?|averag(?:ed|ing))\s*$/iu
/** What is looked at before a figure. */
const HEAD = 24

/** "Route 66", "ISO 9001": a figure behind a name belongs to it. */
function isOfName(text: string, start: number): boolean {
  const [before] = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.-]* $/u.exec(text.slice(Math.max(0, start - HEAD), start)) ?? []
  return before !== undefined && !opens(text, start - before.length)
}

function quantityAt(text: string, start: number, end: number, value: number): Quantity {
  const after = text.slice(end)
  const unit = PERCENT.test(after) ? 'percent' : TIME.test(after) ? 'time' : null
  return { value, unit, isAbout: HALF.test(after) || ABOUT.test(text.slice(Math.max(0, start - HEAD), start)) }
}

/** The numbers of a sentence, in digits and in words. */
export function* readNumbers(unread: Unread): Generator<Claim> {
  const text = unread.text
  const claim = (start: number, end: number, value: number): Claim => {
    const quantity = quantityAt(text, start, end, value)
    const to = end + (quantity.unit === 'percent' ? (PERCENT.exec(text.slice(end))?.[0].length ?? 0) : 0)
    return { kind: 'number', start, end: to, text: text.slice(start, to), quantity }
  }
  for (const { place } of unread.take(PHONE)) unread.blank(place)
  for (const { match, place } of unread.take(DIGITS)) {
    const { sign, value = '', scale, short } = match.groups ?? {}
    if (sign === undefined && isOfName(text, place.start)) continue
    const factor = SCALES[scale ?? ''] ?? SHORT[short ?? ''] ?? 1
    yield claim(place.start, place.end, Number(value.replace(/,/g, '')) * factor)
  }
  for (const { match, place } of unread.take(WORDS)) yield claim(place.start, place.end, valueOf(match[0]))
}
