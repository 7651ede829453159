import { sentencePlaces, type Whole } from '../editing/sentence-ends.ts'
import { type Block, pageAt } from './page/block.ts'

export interface Sentence {
  /** As printed, with lines joined. */
  text: string
  page: number
  /** What the officer says: in lower case, without longer quotations and without what others are said to say. */
  own: string
}

/** Straight quotation marks in pairs, so that a sentence within a quotation is told from one after it. */
function paired(text: string): string {
  let open = false
  return text.replace(/["”“]/g, (mark, at: number) => {
    if (mark !== '"') {
      open = mark === '“'
      return mark
    }
    const opens = !open && /[\s([—–-]|^$/.test(text[at - 1] ?? '')
    open = opens
    return opens ? '“' : '”'
  })
}

/** A raised figure after a stop hides that the sentence ends there. */
const unraised = (text: string): string =>
  text.replace(
    /([.!?][”’)\]]?)(\d{1,2})(?=\s+\p{Lu}|$)/gu,
    (_, stop: string, mark: string) => stop + ' '.repeat(mark.length),
  )

const QUOTED = /“[^”]*?(?:”|(?<=[^s]|\w{3}s)['’](?= (?:but|and|yet|although|while|however)\b)|$)/g
/** A term in quotation marks is the officer's own; a longer quotation is another's. */
const TERM = 4

/** Between the verb and its negative: "has not, however, shown". */
const ASIDE =
  /(?<=\w), (?:however|therefore|though|moreover|accordingly|thus|nevertheless|likewise|also|in fact|then|instead|furthermore|of course|to date|so far|so far as the record shows|as noted|at present)(?:,|(?=[.;]))/g

/** "(c) Submit a translation." */
const SIGN = /^\((?:[a-z]|[ivx]{2,4})\) (?=\S)/

export function ownWords(text: string): string {
  return paired(text)
    .replace(QUOTED, (quoted) => (quoted.split(/\s+/).length <= TERM ? quoted.replace(/[“”]/g, '') : ' [quoted] '))
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase()
    .replace(SIGN, '')
    .replace(/\bcan not\b/g, 'cannot')
    .replace(/(\w)n't\b/g, (_, stem: string) => (stem === 'o' ? 'o not' : `${stem} not`))
    .replace(/\bca not\b/g, 'cannot')
    .replace(/\b(mr|ms|mrs|dr|drs|prof|st|inc|corp|ltd|no|vs?)\./g, '$1')
    .replace(/\bu\. ?s\.(?= |,|'|$)/g, 'us')
    .replace(ASIDE, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** "(Acting Assoc. Comm'r 1998)": its stops end nothing. */
/** "Drs. Okonjo and Hall". */
const TITLES = /\b(?:Drs|Profs|Messrs|Mmes|Nos|Exs|Exhs|Secs|Assoc|Comm['’]r|Reg['’]l)\. +\S/g
const REPORTER = /\((?:[^()]{0,40}\b(?:Assoc|Comm|Reg|Acting|Cir|Dep|Dir)[^()]{0,40})\d{4}\)/g

const reportersIn = (text: string): Whole[] =>
  [...text.matchAll(REPORTER), ...text.matchAll(TITLES)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    kind: 'exhibit',
  }))

/** "Exhibit C. The ...": a letter that names a paper is no initial. */
const NAMED_PAPER = /\b(?:Exhibit|Tab|Appendix|Annex|Item|Part|Attachment|Prong) [A-Z]\.(?= +[A-Z])/g

/** In a table's row what was sent and what is decided of it stand beside each other without a stop. */
const DECIDED =
  /(?<=[\p{L}\d)”"]) +(?=This (?:criterion|requirement|element|category) (?:has|have|is|was) (?:not )?(?:been )?(?:met|satisfied|established)\.)/gu

/** So long is no paragraph of a notice: its sentences are told part by part, since each is held against the rest. */
const LONGEST = 4000

function partsOf(text: string): { at: number; text: string }[] {
  const parts: { at: number; text: string }[] = []
  let at = 0
  while (text.length - at > LONGEST) {
    const stop = text.slice(at, at + LONGEST).lastIndexOf('. ')
    const end = at + (stop > 0 ? stop + 2 : LONGEST)
    parts.push({ at, text: text.slice(at, end) })
    at = end
  }
  return [...parts, { at, text: text.slice(at) }]
}

const placesIn = (text: string): { start: number; end: number }[] =>
  partsOf(text).flatMap(({ at, text: part }) =>
    placesWithin(part).map(({ start, end }) => ({ start: at + start, end: at + end })),
  )

function placesWithin(text: string): { start: number; end: number }[] {
  return sentencePlaces(text, undefined, reportersIn(text)).flatMap(({ start, end }) => {
    const cuts = [...text.slice(start, end).matchAll(NAMED_PAPER), ...text.slice(start, end).matchAll(DECIDED)]
      .map(({ index, 0: words }) => start + index + words.length)
      .sort((a, b) => a - b)
    return [start, ...cuts].map((from, at) => ({ start: from, end: cuts[at] ?? end }))
  })
}

export function sentencesOf(block: Block): Sentence[] {
  const readable = unraised(paired(block.text))
  return placesIn(readable).flatMap(({ start, end }) => {
    const text = block.text.slice(start, end).trim()
    return text === '' ? [] : [{ text, page: pageAt(block, start), own: ownWords(text) }]
  })
}

/** Whether a sentence of the text ends there. */
export const endsSentence = (text: string, at: number): boolean => placesIn(paired(text)).some(({ end }) => end === at)
