import { US_STATES } from '#domain/us-states.ts'
import { listed, words, type Phrase } from '../builtin/phrase.ts'
import type { Told } from '../builtin/told.ts'
import { typedIn } from './telling.ts'

const NUMBERS = String.raw`\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty`
const AREAS = 'states|counties|cities|towns|regions|districts|countries'
const STATES = Object.keys(US_STATES).toSorted((a, b) => b.length - a.length)
/** Part of a state: "NW Ohio", "the north of California". */
const PART = String.raw`(?:[NS][EW]|(?:the )?(?:north|south|east|west|central)\p{Ll}*(?: of)?) `

/** "Ohio", "the United States", "five states", "all 14 rural counties". */
const PLACE = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:`,
    `(?:${PART})?(?:${STATES.join('|')})|the United States|`,
    String.raw`(?:all )?(?:${NUMBERS})(?: (?!more|other)\p{Ll}+)? (?:${AREAS})`,
    String.raw`)(?![\p{L}\d])`,
  ].join(''),
  'giu',
)

/** "Not only Ohio", "nothing is signed with four counties": a place that is spoken of and not meant, or not sure. */
const DENIED = /\b(?:not|no|nothing|never|except|outside|talks?)\b|n[’']t\b/iu

const placesIn = (sentence: string): string[] => (DENIED.test(sentence) ? [] : (sentence.match(PLACE) ?? []))

/** True of a statement that names a state, the country, or a number of places. */
export const namesPlace = (text: string): boolean => placesIn(text).length > 0

/** The places that statements name, each once, in their words. */
export function placesOf(told: readonly Told[]): Phrase | undefined {
  const found = new Map(
    told.flatMap((one) =>
      typedIn(one)
        .flatMap(placesIn)
        .map((place) => [place, one.card.origin === 'person' ? [one.card.id] : one.sources] as const),
    ),
  )
  return listed([...found].map(([place, sources]) => words(place, sources)))
}
