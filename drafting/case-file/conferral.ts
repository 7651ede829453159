import type { ExhibitPage } from '../case-file.ts'
import { pagesOfEntry, type Filing } from './contradictions/filing.ts'
import { datesIn, daysApart, type WrittenDate } from './dates-in.ts'
import { degreesIn } from './degree-names.ts'

export const DIPLOMAS = ['diploma_en', 'diploma_cn']

/** What stands before the day on which a degree was given. */
const GIVEN =
  /(?:conferred|awarded|granted|given|graduat\p{L}*|dated?|issued|degree date|date of (?:award|conferral|issue|graduation))\b[^.\n]{0,60}$|\b(?:on|this)(?: the| this)? *$/iu
/** Diplomas are written some months after the last examination. */
export const DIPLOMA_MONTHS_LATER = 200

/** Days that a diploma's paper tells for something else. */
const OF_ELSE =
  /\b(?:translat\p{L}*|apostille|copy|born|birth|founded|established|printed|from|to|since|valid)\b[^\n]{0,60}$/iu

/** The days on which a paper says that it was given; of one that has no word for it, its only day. */
export function daysGiven(page: ExhibitPage): WrittenDate[] {
  const dates = datesIn(page.text)
  const given = dates.filter(({ start }) => GIVEN.test(page.text.slice(Math.max(0, start - 80), start)))
  if (given.length > 0) return given
  const [only, another] = dates
  const isAlone = only?.month !== undefined && another === undefined && degreesIn(page.text).length > 0
  return isAlone && !OF_ELSE.test(page.text.slice(Math.max(0, only.start - 80), only.start)) ? [only] : []
}

/** Words by which a paper tells the day of the degree itself; "given" and "issued" may be said of the paper alone. */
const CONFERRED = /\b(?:conferr\p{L}*|award\p{L}*|admitted|granted|graduat\p{L}*|degree date)\b[^.]{0,160}$/iu

/** A day on a diploma, and the page that tells it. */
export interface Conferral {
  date: WrittenDate
  page: ExhibitPage
}

/** True where the day is told in words as that of the degree. */
export const isOfDegree = ({ date, page }: Conferral): boolean => CONFERRED.test(page.text.slice(0, date.start))

/**
 * The day on which a degree was conferred, where its diploma tells another month than that in which the studies ended: who
 * finished in November may graduate in April. Undefined where the two lie too far apart to be told of one degree.
 */
export function conferralOf(filing: Filing, id: number): Conferral | undefined {
  const degree = filing.profile.academichistory.find((one) => one.id === id)
  const end = degree?.end_date ?? ''
  if (degree === undefined || degree.is_current || end === '') return undefined
  const pages = pagesOfEntry(filing, 'academichistory', id, DIPLOMAS)
  const isToldAsEntered = ({ year, month }: WrittenDate) =>
    year === Number(end.slice(0, 4)) && (month ?? 0) === Number(end.slice(5, 7))
  if (pages.some(({ text }) => datesIn(text).some(isToldAsEntered))) return undefined
  return pages
    .flatMap((page) => daysGiven(page).map((date) => ({ date, page })))
    .find(({ date }) => date.month !== undefined && daysApart(date, end) <= DIPLOMA_MONTHS_LATER)
}
