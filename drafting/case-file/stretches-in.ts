import { datesIn, type WrittenDate } from './dates-in.ts'

/** From when to when, as a text tells it; what goes on has no end. */
export interface Stretch {
  from: WrittenDate
  to: WrittenDate | undefined
  /** Where it stands in the text. */
  start: number
  end: number
}

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?'
const YEAR = '(?:19|20)\\d{2}'
/** The most telling form first. */
const POINT = [
  `${YEAR}[-/.]\\d{1,2}[-/.]\\d{1,2}`,
  `${YEAR}[-/.](?:0[1-9]|1[0-2])(?!\\d)`,
  `(?:0?[1-9]|1[0-2])[/.]${YEAR}`,
  `(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH},? ${YEAR}`,
  `${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}`,
  `${MONTH},? ${YEAR}`,
  YEAR,
].join('|')
const STILL = 'present|now|today|to date|current(?:ly)?|ongoing|heute|this day'
const STRETCH = new RegExp(
  `(?<![\\d./$€£-])(?<from>${POINT})\\s*(?:–|—|-|−|→|to|until|till|through|bis)\\s*(?:the )?(?:(?<to>${POINT})|(?<still>${STILL}))(?![\\d/-])`,
  'giu',
)
const MONTH_FIRST = /^(?<month>\d{1,2})[/.](?<year>\d{4})$/u
const YEAR_FIRST = /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/u

function pointOf(text: string): WrittenDate | undefined {
  const { year, month } = (MONTH_FIRST.exec(text) ?? YEAR_FIRST.exec(text))?.groups ?? {}
  if (year !== undefined) return { year: Number(year), month: Number(month), start: 0, end: text.length }
  return datesIn(text)[0]
}

/** The stretches of time of a text, in the order in which they stand. */
export const stretchesIn = (text: string): Stretch[] =>
  [...text.matchAll(STRETCH)].flatMap(({ groups = {}, index, 0: match }): Stretch[] => {
    const from = pointOf(groups.from ?? '')
    const to = groups.to === undefined ? undefined : pointOf(groups.to)
    // "1998 to 1990" is no stretch, nor is a season that a dash has in it.
    if (from === undefined || (to !== undefined && to.year < from.year)) return []
    return [{ from, to, start: index, end: index + match.length }]
  })
