import type { Contradiction, ExhibitPage } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { contentWords } from '../../builtin/passages.ts'
import { conferralOf, daysGiven, DIPLOMA_MONTHS_LATER, DIPLOMAS, isOfDegree } from '../conferral.ts'
import { datesIn, daysApart, edgeInWords, written } from '../dates-in.ts'
import { degreesIn, NAMED_DEGREES } from '../degree-names.ts'
import { notAwardedIn } from '../unfinished-degree.ts'
import { fieldPlace, placeOf } from '../places.ts'
import { pagePlace, pagesOfEntry, short, type Check, type Filing } from './filing.ts'

type Degree = Profile['academichistory'][number]

const PAPERS = [...DIPLOMAS, 'transcript_en', 'transcript_cn']
const TRANSCRIPTS = ['transcript_en', 'transcript_cn']

const ofEach =
  (check: (filing: Filing, degree: Degree) => Contradiction[]): Check =>
  (filing) =>
    filing.profile.academichistory.flatMap((degree) => check(filing, degree))

function against(
  filing: Filing,
  degree: Degree,
  field: 'degree' | 'major' | 'end_date' | 'total_gpa',
  page: ExhibitPage,
  kind: Contradiction['kind'],
  entered: string,
  read: string,
): Contradiction[] {
  const { profile } = filing
  const paper = pagePlace(filing, page)
  return [
    {
      kind,
      text: `${placeOf(profile, 'academichistory', degree.id)} gives ${entered}, but its paper (${paper.place}) says ${read}.`,
      places: [{ ...fieldPlace(profile, 'academichistory', degree.id, field), told: String(degree[field]) }, paper],
    },
  ]
}

/** A diploma that names a degree, and not the one entered. */
export const degreeOnDiploma: Check = ofEach((filing, degree) => {
  if (!NAMED_DEGREES.has(degree.degree)) return []
  const pages = pagesOfEntry(filing, 'academichistory', degree.id, DIPLOMAS)
  const named = pages.flatMap((page) => degreesIn(page.text).map((name) => ({ name, page })))
  const [first] = named
  if (first === undefined || named.some(({ name }) => name === degree.degree)) return []
  return against(filing, degree, 'degree', first.page, 'degree', `the degree as “${degree.degree}”`, `“${first.name}”`)
})

/** A paper of a degree that says it was not awarded. */
export const degreeNotAwarded: Check = ofEach((filing, degree) => {
  if (degree.is_current) return []
  for (const page of pagesOfEntry(filing, 'academichistory', degree.id, PAPERS)) {
    const said = notAwardedIn(page.text)
    if (said !== undefined)
      return against(filing, degree, 'degree', page, 'degree', `the degree as “${degree.degree}”`, `“${short(said)}”`)
  }
  return []
})

const SUBJECT =
  /(?:(?:doctor|master|bachelor|associate) of (?:philosophy|science|arts|engineering|applied science|education|fine arts|business administration|laws?)|(?:degree|diploma)(?: of [A-Z]\w+)?|ph\.? ?d\.?|m\.?sc\.?|b\.?sc\.?)\s+in\s+(?<subject>(?:the )?[A-Z][\p{L}&’' -]{3,80})|(?:^|\n)\s*(?:major|field of study|programme?|specialty|speciali[sz]ation)(?: subject)?\s*:\s*(?<major>[^\n,;.]{4,80})/gu
/** What follows the subject on the same line. */
const TAIL = /\s+(?:with|at|from|on|by|having|given|awarded|conferred|and all|was|is|has|this)\b.*$/iu

const roots = (text: string): Set<string> => new Set(contentWords(text).map((word) => word.slice(0, 5)))

/** A paper that names a subject without a word of the major entered. */
export const majorOnPapers: Check = ofEach((filing, degree) => {
  const wanted = roots(degree.major)
  const told = pagesOfEntry(filing, 'academichistory', degree.id, PAPERS).flatMap((page) =>
    [...page.text.matchAll(new RegExp(SUBJECT, 'giu'))].flatMap((match) => {
      const subject = (match.groups?.subject ?? match.groups?.major ?? '').replace(/\s+/g, ' ').replace(TAIL, '').trim()
      return roots(subject).size > 0 ? [{ subject, page }] : []
    }),
  )
  const [first] = told
  if (wanted.size === 0 || first === undefined) return []
  if (told.some(({ subject }) => [...roots(subject)].some((root) => wanted.has(root)))) return []
  return against(
    filing,
    degree,
    'major',
    first.page,
    'degree',
    `the major as “${degree.major}”`,
    `“${short(first.subject)}”`,
  )
})

/** A month is often told for its last day, or its first. */
const SAME_END = 31

/** A diploma whose day lies far from the end of the studies entered. */
export const dateOnDiploma: Check = ofEach((filing, degree) => {
  const { end_date, is_current } = degree
  if (is_current || end_date === null || end_date === '') return []
  const pages = pagesOfEntry(filing, 'academichistory', degree.id, DIPLOMAS)
  // "Enrolled from 15 August 2013 to 31 May 2017": the end stands there, whatever other day does.
  if (pages.some(({ text }) => datesIn(text).some((date) => daysApart(date, end_date) <= SAME_END))) return []
  const dates = pages.flatMap((page) => daysGiven(page).map((date) => ({ date, page })))
  const [first] = dates
  if (first === undefined || dates.some(({ date }) => daysApart(date, end_date) <= DIPLOMA_MONTHS_LATER)) return []
  return against(
    filing,
    degree,
    'end_date',
    first.page,
    'dates',
    `the end of your studies as ${edgeInWords(end_date, 'end')}`,
    written(first.date),
  )
})

/** A diploma given some months after the studies entered had ended: both may be right, and the degree counts from its day. */
export const conferredLater: Check = ofEach((filing, degree) => {
  const conferral = conferralOf(filing, degree.id)
  if (conferral === undefined || !isOfDegree(conferral) || degree.end_date === null) return []
  if (daysApart(conferral.date, degree.end_date) <= SAME_END) return []
  const { profile } = filing
  const paper = pagePlace(filing, conferral.page)
  const [ended, day] = [edgeInWords(degree.end_date, 'end'), written(conferral.date)]
  return [
    {
      kind: 'dates',
      text: `${placeOf(profile, 'academichistory', degree.id)} gives the end of your studies as ${ended}, and its diploma (${paper.place}) the day of the degree as ${day}: the documents tell the diploma’s.`,
      places: [fieldPlace(profile, 'academichistory', degree.id, 'end_date'), paper],
    },
  ]
})

/** A grade, with the comma that Europe writes, and the scale that stands behind it. */
const GRADE =
  '(?<value>\\d{1,3}(?:[.,]\\d{1,4})?)(?:\\s*(?:/|out of|of|on a scale of)\\s*(?<scale>\\d{1,3}(?:[.,]\\d{1,2})?))?'
const WHOLE_GRADE = new RegExp(
  `(?:cumulative|overall|total|final|career)\\s+(?:g\\.?p\\.?a\\.?|grade point average|average(?: grade)?)[^\\d\\n]{0,40}${GRADE}`,
  'giu',
)
const ANY_GRADE = new RegExp(`\\b(?:g\\.?p\\.?a\\.?|grade point average)(?![\\p{L}])[^\\d\\n]{0,30}${GRADE}`, 'giu')
const numberOf = (written: string): number => Number(written.replace(',', '.'))
/** No degree is given for less than this share of the best grade: what is lower was told on another scale. */
const LOWEST = 0.3

/** A grade of 72 % and one of 3.6 out of 4 may be one grade on two scales. */
const onOneScale = (value: number, scale: string | undefined, { total_gpa, max_gpa }: Degree): boolean => {
  if (scale !== undefined) return numberOf(scale) === max_gpa
  return value <= max_gpa && (value >= LOWEST * max_gpa || total_gpa < LOWEST * max_gpa)
}

const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0
/** 3.94 and 3.938 are one grade, rounded. */
const sameGrade = (a: number, b: number): boolean => {
  const places = Math.min(decimals(a), decimals(b))
  return Math.abs(a - b) < 10 ** -places && a.toFixed(places) === b.toFixed(places)
}

/** A transcript whose final grade is not the one entered. A grade of one term proves nothing. */
export const gradeOnTranscript: Check = ofEach((filing, degree) => {
  const pages = pagesOfEntry(filing, 'academichistory', degree.id, TRANSCRIPTS)
  const read = (form: RegExp) =>
    pages.flatMap((page) =>
      [...page.text.matchAll(form)].flatMap(({ groups }) => {
        const value = numberOf(groups?.value ?? '')
        return onOneScale(value, groups?.scale, degree) ? [{ value, page }] : []
      }),
    )
  const whole = read(WHOLE_GRADE)
  const any = read(ANY_GRADE)
  const grades = whole.length > 0 ? whole : any.length === 1 ? any : []
  const last = grades.at(-1)
  if (last === undefined || [...grades, ...any].some(({ value }) => sameGrade(value, degree.total_gpa))) return []
  return against(filing, degree, 'total_gpa', last.page, 'figure', `a GPA of ${degree.total_gpa}`, String(last.value))
})
