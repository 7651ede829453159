import { foldWord } from '../grounding/fold.ts'

/** A whole count of something: `40 rural hospitals` is 40 of hospitals. */
export interface Figure {
  value: number
  /** What is counted, folded, in the plural as written. */
  noun: string
  /** As it stands. */
  text: string
  start: number
  end: number
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')]
const WORD = [...ONES, ...TENS.slice(2), 'hundred', 'thousand'].join('|')
/** A number in digits or words, for a pattern. */
export const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+|\\d+)|(?:${WORD})(?:[ -](?:${WORD}))*`

/** The value of `1,200`, `forty-two` or `twelve hundred`. */
export function valueOf(text: string): number {
  if (/^\d/.test(text)) return Number(text.replace(/,/g, ''))
  let total = 0
  let group = 0
  for (const word of text.toLowerCase().split(/[ -]+/)) {
    if (word === 'hundred') group = Math.max(group, 1) * 100
    else if (word === 'thousand') {
      total += Math.max(group, 1) * 1000
      group = 0
    } else group += Math.max(ONES.indexOf(word), TENS.indexOf(word) * 10)
  }
  return total + group
}

/** At most two describing words stand between a count and what is counted. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,$€£#-])(?<number>${NUMBER})(?: (?:of (?:the|these|our|its) )?(?:\\p{Ll}[\\p{L}-]* ){0,2}?)(?<noun>\\p{L}{3,}s|people|children|women|men)(?![\\p{L}])`,
  'giu',
)

/** Measures of time, money and size: two figures of one of these are seldom about the same thing. */
const MEASURES = new Set(
  'years months weeks days hours minutes seconds times dollars euros percent degrees meters metres kilometers miles feet inches grams kilograms tons tonnes liters points steps phases stages pages percents volts watts kilowatts megawatts millimeters centimeters millions thousands hundreds classes this has was does its his hers'.split(
    ' ',
  ),
)
/** True of a word that measures, and of none that is counted one by one. */
export const isMeasure = (noun: string): boolean => MEASURES.has(foldWord(noun))

const NO_PLURAL = /(?:ss|us|is)$/

export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(COUNTED)].flatMap((match) => {
    const { number = '', noun = '' } = match.groups ?? {}
    const folded = foldWord(noun)
    if (MEASURES.has(folded) || NO_PLURAL.test(folded)) return []
    return [
      {
        value: valueOf(number),
        noun: folded,
        text: match[0].trim(),
        start: match.index,
        end: match.index + match[0].length,
      },
    ]
  })
}
