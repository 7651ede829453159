import { US_STATES } from '#domain/us-states.ts'

const NUMBERS = String.raw`\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty`
const AREAS = 'states|counties|cities|towns|regions|districts|countries'

/** "Ohio", "the United States", "five states", "all 14 rural counties". */
const PLACE = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:`,
    `${Object.keys(US_STATES).join('|')}|the United States|`,
    String.raw`(?:${NUMBERS})(?: (?!more|other)\p{Ll}+)? (?:${AREAS})`,
    String.raw`)(?![\p{L}\d])`,
  ].join(''),
  'iu',
)

/** "Not only Ohio", "I hope 20 counties use it": a place that is spoken of and not meant, or not sure. */
const NOT_SURE =
  /\b(?:not|no|nothing|never|except|outside|talks?|hop(?:e|es|ed|ing)|maybe|perhaps|wish(?:es|ed)?)\b|n[’']t\b/iu

/** True of a statement that names a state, the country, or a number of places. */
export const namesPlace = (text: string): boolean => !NOT_SURE.test(text) && PLACE.test(text)
