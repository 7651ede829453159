import { MAY_BE_LAST, NEVER_LAST, OPENERS } from './sentence-ends-data.ts'

/** A stretch in which no sentence ends: a mark, a citation. */
export interface Whole {
  start: number
  end: number
  /** A mark may be a sentence of its own, without a stop; a citation of law alone belongs to the sentence before it. */
  kind: 'mark' | 'citation' | 'exhibit'
}

// Only from its first stop on: a long row of dots would else be read again from each of them.
const STOP = /(?<![.!?…])[.!?…]+["”’')\]]*(?=\s|$)/gu
const NO_PART_OF_A_WORD = /[\s("“‘[—–/]/u
const BEGINS = /^["“‘([]*[\p{Lu}\p{Lt}\d\p{Script=Han}]/u

/** "1.", "R6." and "IV." before what they number. */
const ENUMERATES = /^["“‘([]*(?:\p{Lu}{0,2}\d{1,3}|[IVXLC]+|\p{L})[.)]$/u
/** "Part V." is whole; "J." before a surname is not. */
const OF_A_WORK =
  /\b(?:[Pp]art|[Ss]ection|[Cc]hapter|[Pp]rong|[Tt]able|[Ff]igure|[Aa]ppendix|[Aa]nnex|[Ss]chedule) (?:[IVXLC]+|\p{Lu})\.["”’')\]]*$/u

const nextWord = (rest: string): string => /^["“‘([]*([\p{L}\d’]+)/u.exec(rest)?.[1] ?? ''

/** More than a reference to a part of a work has letters. */
const REFERENCE = 60

/** The last word of a text, looked for from its end: what stands before it may be long, and is looked at for each stop in it. */
function lastWord(text: string): string {
  let from = text.length
  while (from > 0 && !NO_PART_OF_A_WORD.test(text.charAt(from - 1))) from -= 1
  return text.slice(from)
}

/** Whether the stop at the end of `before` ends a sentence that `rest` follows; a quotation of several belongs to the one that quotes it. */
function ends(before: string, rest: string, isInsideQuotation: boolean): boolean {
  if (rest === '') return true
  if (!BEGINS.test(rest)) return false
  const word = lastWord(before)
  if (!/^[^.!?…]*(?:\.[^.!?…]+)*\.["”’')\]]*$/u.test(word)) return true
  const bare = word.replace(/\.["”’')\]]*$/, '')
  const folded = bare.toLowerCase()
  if (ENUMERATES.test(before) || isInsideQuotation) return false
  if (OF_A_WORK.test(before.slice(-REFERENCE))) return true
  // Within a name's initials, and after "26 I&N Dec." or "p.", a figure or a surname follows.
  if (NEVER_LAST.has(folded) && !(folded === 'no' && !/^\d/.test(rest))) return false
  if (MAY_BE_LAST.has(folded) || /^\p{Lu}$/u.test(bare)) return OPENERS.has(nextWord(rest).toLowerCase())
  return true
}

/** Says of places one after another, within a sentence, whether they lie in a quotation; a mark that nothing closes quotes nothing. */
function quotationsOf(text: string): { from: (start: number) => void; holds: (place: number) => boolean } {
  const lastClosed = text.lastIndexOf('”')
  let [at, isOpen] = [0, false]
  return {
    from: (start) => {
      ;[at, isOpen] = [start, false]
    },
    holds: (place) => {
      const passed = text.slice(at, place)
      const [opened, closed] = [passed.lastIndexOf('“'), passed.lastIndexOf('”')]
      if (opened !== closed) isOpen = opened > closed
      at = place
      return isOpen && lastClosed >= place
    },
  }
}

/** Where the sentences of a stretch of text stand; the white space between them belongs to none. */
export function sentencePlaces(
  text: string,
  stretch: { start: number; end: number } = { start: 0, end: text.length },
  wholes: readonly Whole[] = [],
): { start: number; end: number }[] {
  const body = text.slice(0, stretch.end).trimEnd()
  const skipSpace = (from: number): number => from + (body.length - from) - body.slice(from).trimStart().length
  const stops = [...body.matchAll(STOP)]
    .map((match) => match.index + match[0].length)
    .filter((end) => !wholes.some((whole) => end > whole.start && end < whole.end))
  const marks = wholes.filter(({ kind }) => kind === 'mark')
  const alone = new Map(marks.map((whole) => [whole.end, whole.start]))
  // The stop of a marked sentence stands inside its mark.
  const stopped = new Set(
    marks
      .map(({ end }) => end)
      .filter((end) => /[.!?…]["”’')]*\]$/.test(body.slice(Math.max(0, end - REFERENCE), end))),
  )
  const places: { start: number; end: number }[] = []
  const quotations = quotationsOf(body)
  let start = skipSpace(stretch.start)
  quotations.from(start)
  for (const end of [...new Set([...stops, ...alone.keys(), body.length])].sort((a, b) => a - b)) {
    if (end <= start || end > body.length) continue
    const rest = body.slice(end).trimStart()
    const closes = alone.get(end) === start || stopped.has(end)
    const isAlone = closes && /^\s/.test(body.slice(end)) && BEGINS.test(rest)
    if (end < body.length && !isAlone && (alone.has(end) || !ends(body.slice(start, end), rest, quotations.holds(end))))
      continue
    const last = places.at(-1)
    if (last !== undefined && isCitation(text, { start, end }, wholes)) last.end = end
    else places.push({ start, end })
    start = skipSpace(end)
    quotations.from(start)
  }
  return places
}

const BETWEEN_CITATIONS = /^(?:[\s;,.()]|\b(?:see|also|accord|cf|and)\b)*$/i

/** "Dhanasar, 26 I&N Dec. at 889." says nothing by itself: it is the authority for what stands before it. */
function isCitation(text: string, { start, end }: { start: number; end: number }, wholes: readonly Whole[]): boolean {
  const inside = wholes.filter((whole) => whole.kind === 'citation' && whole.start >= start && whole.end <= end)
  let rest = text.slice(start, end)
  for (const whole of inside.toReversed()) rest = rest.slice(0, whole.start - start) + rest.slice(whole.end - start)
  return inside.length > 0 && BETWEEN_CITATIONS.test(rest)
}
