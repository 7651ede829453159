import { exhibitLabel } from '#domain/exhibit-number.ts'
import { contentWords } from '../builtin/passages.ts'
import type { Entry } from '../builtin/portrait.ts'
import { paperCalled } from '../case-file/exhibits.ts'
import type { CaseFile } from '../case-file.ts'
import { statementsOn } from './quoted.ts'

/** A figure with what it counts: "118 residents". */
interface Counted {
  words: string
  value: number
  of: readonly string[]
}

/** A figure and the one or two words behind it. */
const COUNTED =
  /(?<![\p{L}\p{N}.,/$€£¥-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\p{N}/:])(?: percent| per cent| ?%)? (\p{L}[\p{L}-]{2,})(?: (\p{L}[\p{L}-]{2,}))?/gu
/** Words that are no thing that is counted. */
const NO_THING = new Set(
  (
    'january february march april may june july august september october november december ' +
    'and or to in at for by from with per the on of was were is are had has out less more fewer other others'
  ).split(' '),
)
const isNoThing = (word: string): boolean => NO_THING.has(word.toLowerCase())
const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1900 && value <= 2100

/** A figure of time, of money or of a share counts no thing. */
const OF_ANYTHING = new Set(
  contentWords('percents years months weeks days hours minutes seconds times pages points dollars USD people persons'),
)

/** The figures of a text, each with what it counts. */
function countedIn(text: string): Counted[] {
  return [...text.matchAll(COUNTED)].flatMap(([words, figure = '', first = '', second = '']): Counted[] => {
    const value = Number(figure.replaceAll(',', ''))
    if (isYear(value) || value < 3 || isNoThing(first)) return []
    const of = contentWords(isNoThing(second) ? first : `${first} ${second}`).filter((word) => !OF_ANYTHING.has(word))
    return of.length === 0 ? [] : [{ words: isNoThing(second) ? words.replace(/ \S+$/u, '') : words, value, of }]
  })
}

/** Figures that differ by more than this count something else; a round one is as right within a fiftieth. */
const NEAR = 1.35
const ROUNDED = 1.02

const apart = (a: number, b: number): number => Math.max(a, b) / Math.min(a, b)

/** Of the same things another number, and near it. */
const isAtOdds = (own: Counted, paper: Counted): boolean =>
  own.of.at(-1) === paper.of.at(-1) &&
  apart(own.value, paper.value) <= NEAR &&
  apart(own.value, paper.value) > (/0\b/u.test(own.words) ? ROUNDED : 1)

const FIELDS = ['background', 'goal', 'challenge', 'solution', 'impact', 'brief_introduction', 'comments']

/**
 * Questions about figures that the applicant gives otherwise than the entry's own papers, at most `most`: an officer who
 * compares the two would ask the same. A figure that a paper gives somewhere else as the applicant does is not asked about,
 * nor one that the case file holds to be contradicted: that is marked where it stands.
 */
export function figuresAtOdds(entry: Entry, { exhibits, pages, contradictions }: CaseFile, most: number): string[] {
  const own = FIELDS.flatMap((field) => countedIn(entry.value(field)))
  const papers = pages.filter(({ exhibit, by }) => by === 'text' && entry.exhibits.includes(exhibit))
  const all = new Set(papers.flatMap(({ text }) => text.match(/\d[\d,.]*\d|\d/gu) ?? []))
  const isHeld = ({ words }: Counted): boolean => all.has(words.split(' ')[0] ?? '')
  const asked = new Map<string, string>()
  for (const { exhibit, page, text } of papers)
    for (const paper of statementsOn(text, 1).flatMap(countedIn)) {
      const typed = own.find((one) => isAtOdds(one, paper) && !isHeld(one))
      const isMarked = contradictions.some(
        ({ places }) =>
          places.some((one) => one.section === entry.section && one.entry === entry.id) &&
          places.some((one) => typed !== undefined && one.told?.includes(String(typed.words.split(' ')[0]))),
      )
      const file = exhibits.find(({ number }) => number === exhibit)
      if (typed === undefined || isMarked || file === undefined || asked.has(typed.words)) continue
      if (own.some((one) => one.value === paper.value)) continue
      asked.set(
        typed.words,
        `which figure is right: “${typed.words}” in your account, or “${paper.words}” in “${paperCalled(file).replace(/[[\]]/gu, '')}” (Ex. ${exhibitLabel(exhibit)}, p. ${page})`,
      )
    }
  return [...asked.values()].slice(0, most)
}
