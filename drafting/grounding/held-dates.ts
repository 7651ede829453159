import { Unread, type PartialDate } from './claim.ts'
import { monthNumber, readDates } from './dates.ts'
import { matchesOf } from './matches.ts'

const YEAR = '(?<year>(?:19|20|21)\\d{2})'
/** Dates in figures. Of "05/03/2021" nobody can tell which is the month. */
const IN_FIGURES: readonly RegExp[] = [
  new RegExp(`(?<!\\d|\\d[/.-])(?<one>\\d{1,2})[/.-](?<other>\\d{1,2})[/.-]${YEAR}(?!\\d)`, 'gu'),
  new RegExp(`(?<!\\d|\\d[/.-])(?<one>\\d{1,2})[/.-]${YEAR}(?!\\d)`, 'gu'),
  new RegExp(`(?<!\\d)${YEAR}[/.-](?<one>\\d{1,2})(?:[/.-](?<other>\\d{1,2}))?(?!\\d)`, 'gu'),
  new RegExp(`(?<!\\d)${YEAR} ?年 ?(?<one>\\d{1,2}) ?月(?: ?(?<other>\\d{1,2}) ?日)?`, 'gu'),
]
const MONTH =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/giu
/** "Sept '15", "2018/19". */
const SHORT_YEAR = /['’](?<short>\d\d)\b|(?<=\b20\d\d)\/(?<next>\d\d)\b/gu

const inFigures = (text: string): PartialDate[] =>
  IN_FIGURES.flatMap((form) =>
    matchesOf(form, text).flatMap(({ groups = {} }): PartialDate[] => {
      const [year, one, other] = [groups.year, groups.one, groups.other].map(Number)
      return groups.other === undefined
        ? [{ year, month: one }]
        : [
            { year, month: one, day: other },
            { year, month: other, day: one },
          ]
    }),
  )

/** Every date that a source may be read to tell, however it writes dates: a month may belong to any year that its passage names. */
export function datesHeldIn(text: string): PartialDate[] {
  if (!/\d/u.test(text)) return []
  const dates = [...readDates(new Unread(text))].flatMap((claim) => (claim.kind === 'date' ? [claim.date] : []))
  const figures = inFigures(text)
  const short = matchesOf(SHORT_YEAR, text).map(({ groups = {} }) => 2000 + Number(groups.short ?? groups.next))
  const months = new Set(matchesOf(MONTH, text).map(({ 0: word }) => monthNumber(word)))
  const told = new Set(dates.flatMap(({ year, month }) => (year === undefined || month === undefined ? [] : [month])))
  const years = new Set([...dates.flatMap(({ year }) => year ?? []), ...short])
  const loose = [...months].filter((month) => !told.has(month) || short.length > 0)
  return [...dates, ...figures, ...[...years].flatMap((year) => [{ year }, ...loose.map((month) => ({ year, month }))])]
}
