import { goesOnPast } from '../abbreviations.ts'
import { Recent } from '../recent.ts'

/** Words that end in a full stop without ending a sentence. */
const ABBREVIATIONS =
  /(?:^|[\s("“])(?:Dr|Drs|Prof|Mr|Mrs|Ms|Mx|Sra|Srta|Dra|Eng|Engr|Elec|Mech|Ing|Arq|Rev|Hon|Gen|Col|Capt|Lt|Sgt|Messrs|St|Jr|Sr|No|Nos|vs|etc|e\.g|i\.e|cf|ca|approx|Fig|Figs|Eq|Vol|Dept|Univ|Inc|Ltd|Corp|Co|Ph\.D|M\.Sc|B\.Sc|M\.S|B\.S|M\.A|B\.A|Ph|U\.S|U\.K|al|[A-Z])\.$/

/** Word's bullets come as signs of its own fonts (U+F0B7), and where a font is lost as the letter behind it (“§”). */
const LIST_MARK = /^\s*(?:[-–—•▪●◦‣*·o\p{Co}]|§(?=\s+\p{L})|\(?(?:\d{1,2}|[a-h])[.)])\s+/u

/** Points of a list that were typed on one line: "• built a line • ran it". */
const MARK_INSIDE = /\s+(?=[•▪●◦‣\p{Co}]\s|§\t)/u

/** Points that were numbered on one line: "1) write a manual; 2) test it in 3 counties". */
const NUMBERED = /(?:^|\s)\(?1\)\s.*\s\(?2\)\s/u
const NUMBER_INSIDE = /[;,]?\s+(?=\(?\d{1,2}\)\s+\p{L})/u

/** A line that was broken in the middle of a sentence, as in text pasted from a page. */
const WRAPPED = /(?<=[^\n]{60}[\p{Ll},])\n(?=\p{Ll})/gu

/** Drafting asks the same of the same passages again and again. */
const KEPT = 2_000

function readOnce<T>(read: (text: string) => readonly T[]): (text: string) => T[] {
  const recent = new Recent<readonly T[]>(KEPT)
  return (text) => [...recent.of(text, read)]
}

function split(passage: string): string[] {
  return passage
    .replace(/\r\n?/g, '\n')
    .replace(WRAPPED, ' ')
    .split(/\n+/)
    .flatMap((line) => line.split(MARK_INSIDE))
    .flatMap((line) => (NUMBERED.test(line) ? line.split(NUMBER_INSIDE) : [line]))
    .map((line) => line.replace(LIST_MARK, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .flatMap(splitLine)
}

/**
 * The sentences of a passage as it was typed: split at full stops that end a sentence, and at line breaks where a list
 * was typed. White space is folded; nothing else is changed.
 */
export const sentencesOf = readOnce(split)

const BEFORE_CAPITAL = /[.!?]+["”’')\]]*(?=\s+["“‘'(]?[\p{Lu}\d[])/gu
const BEFORE_ANY = /[.!?]+["”’')\]]*(?=\s+["“‘'(]?[\p{L}\d[])/gu

/** A new sentence that was begun without its capital; a long word is no abbreviation. */
const BEFORE_SMALL = /(?<=\p{Ll}{5})\.(?=\s+\p{Ll}{4})/gu

/** "… maintenance etc. I was a member": the abbreviation ends the sentence too. */
const isListEnd = (candidate: string, rest: string): boolean =>
  /\betc\.$/.test(candidate) && /^\s+(?:I|We|My|Our|The)\s/.test(rest)

/** What a quotation may hold at most; marks further apart are none of one pair. */
const LONGEST_QUOTATION = 900

/** A stop inside of somebody's words ends none of the sentence around them: who speaks would be lost. */
function isInsideQuotes(line: string, at: number): boolean {
  const open = Math.max(line.lastIndexOf('“', at - 1), line.lastIndexOf('”', at - 1))
  const close = line.indexOf('”', at)
  if (line[open] === '“' && close >= 0 && close - open <= LONGEST_QUOTATION && !line.slice(at, close).includes('“'))
    return true
  if (!line.includes('"')) return false
  // Behind a figure the mark means inches.
  const straight = [...line.matchAll(/(?<!\d)"/g)].map(({ index }) => index)
  const before = straight.filter((index) => index < at).length
  const [from = 0, to = 0] = [straight[before - 1], straight[before]]
  return straight.length % 2 === 0 && before % 2 === 1 && to - from <= LONGEST_QUOTATION
}

function splitLine(line: string): string[] {
  const found: string[] = []
  let start = 0
  // Somebody who writes no capitals ends sentences all the same.
  const stops = /^\P{Lu}*$/u.test(line.replace(/\p{Lu}{2,}|\bI\b/gu, '')) ? BEFORE_ANY : BEFORE_CAPITAL
  const ends = [...line.matchAll(stops), ...line.matchAll(BEFORE_SMALL)].sort((a, b) => a.index - b.index)
  for (const stop of ends) {
    const end = stop.index + stop[0].length
    const candidate = line.slice(start, end)
    if (
      end <= start ||
      isInsideQuotes(line, end) ||
      goesOnPast(candidate, line.slice(end)) ||
      (ABBREVIATIONS.test(candidate) && !isListEnd(candidate, line.slice(end)))
    )
      continue
    found.push(candidate.trim())
    start = end
  }
  const rest = line.slice(start).trim()
  return rest === '' ? found : [...found, rest]
}

const STOP = new Set(
  (
    'a an and any are as at be been being both but by can could did do does each either every few first for from further had has have ' +
    'having he her hers him his how however i if in into is it its itself made make makes many may me might more most much must my new no nor ' +
    'not of off on once one only onto or other our ours out over own per same she should since so some such than that the their theirs them ' +
    'then there these they this those through thus to too two three four five under until up upon us use used uses using very was we were what ' +
    'when where which while who whom whose why will with within without would year years also about across after against all among because ' +
    'before between during project work dr mr mrs ms'
  ).split(' '),
)

/** The words of a text that carry its subject, in lower case, cut to a rough stem. */
export const contentWords = readOnce((text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !STOP.has(word))
    .map((word) => word.replace(/(?:ies|es|s|ing|ed)$/, '')),
)

/** Share of the smaller text's subject words that the other text holds too: 0 nothing in common, 1 all. */
export function overlap(a: string, b: string): number {
  const left = new Set(contentWords(a))
  const right = new Set(contentWords(b))
  const smaller = Math.min(left.size, right.size)
  return smaller === 0 ? 0 : [...left].filter((word) => right.has(word)).length / smaller
}
