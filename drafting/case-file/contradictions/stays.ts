import type { Profile } from '../../profile.ts'
import { searchable } from '../../grounding/fold.ts'
import { daysApart, inWords, written, type WrittenDate } from '../dates-in.ts'
import type { SectionName } from '../fields.ts'
import type { Stretch } from '../stretches-in.ts'
import { daysBetween, endOf } from './filing.ts'

/** A time that an entry tells of at a body, with the titles that it gives. */
export interface Stay {
  section: SectionName
  id: number
  start_date: string
  /** Null of what goes on. */
  end_date: string | null
  /** Empty for studies. */
  title: string
  /** All words in which the entry tells what was done there. */
  told: string
}

/** A place of work or study, by the names that papers give it, with everything entered there. */
export interface Body {
  name: string
  /** Between blanks, for looking up. */
  forms: string[]
  /** Posts and studies, which begin and end with the time there. */
  stays: Stay[]
  /** Titles and times of projects there. */
  projects: Stay[]
}

const LEGAL_FORM =
  /[\s,]+(?:a\/?s|inc|llc|ltd|limited|gmbh|corp|corporation|co|company|s\.?a|ag|b\.?v|oy|ab|pty|plc|llp|lp|s\.?r\.?o|s\.?p\.?a|k\.?k|n\.?v|e\.?v)\.?$/iu

/** A name with and without its legal form, and without the part behind a dash that tells the faculty. */
function formsOf(name: string): string[] {
  const [whole = ''] = name.split(/\s[–—-]\s/u)
  const bare = whole.replace(LEGAL_FORM, '')
  const forms = [name, whole, ...(bare.trim().length >= 5 ? [bare] : [])]
  return [...new Set(forms.map(searchable).filter((form) => form.trim().length >= 4))]
}

const openEnd = ({ end_date, is_current }: { end_date: string | null; is_current?: boolean }): string | null =>
  is_current === true || end_date === '' ? null : end_date

export function bodiesOf(profile: Profile): Body[] {
  const bodies = new Map<string, Body>()
  const at = (name: string): Body => {
    const forms = formsOf(name)
    const known = [...bodies.values()].find((body) => body.forms.some((form) => forms.includes(form)))
    const body = known ?? { name, forms, stays: [], projects: [] }
    bodies.set(body.name, body)
    return body
  }
  for (const job of profile.professionalhistory)
    at(job.organization).stays.push({
      section: 'professionalhistory',
      id: job.id,
      start_date: job.start_date,
      end_date: openEnd(job),
      title: job.job_title,
      told: `${job.job_title}. ${job.job_summary}`,
    })
  for (const study of profile.academichistory)
    at(study.school_name).stays.push({
      section: 'academichistory',
      id: study.id,
      start_date: study.start_date,
      end_date: openEnd(study),
      title: '',
      told: '',
    })
  for (const section of ['professionalprojects', 'academicprojects'] as const)
    for (const project of profile[section])
      at(project.organization).projects.push({
        section,
        id: project.id,
        start_date: project.start_date,
        end_date: openEnd(project),
        title: 'job_title' in project ? project.job_title : '',
        told: `${'job_title' in project ? project.job_title : ''}. ${project.role}`,
      })
  return [...bodies.values()].filter(({ forms, stays }) => forms.length > 0 && stays.length > 0)
}

/** Offers come before the first day, and months are told for their first or last day. */
const TOLERANCE = 92

const agreesAt = (written: Stretch['from'], iso: string): boolean => iso !== '' && daysApart(written, iso) <= TOLERANCE

/** True where a stretch begins and ends with a stay. What a paper calls present may have ended since it was written. */
const fits = ({ from, to }: Stretch, { start_date, end_date }: Stay): boolean =>
  agreesAt(from, start_date) && (to === undefined || (end_date !== null && agreesAt(to, end_date)))

/** True of a time that is entered at its body, of a post, of studies or of a project. */
export const isStay = (stretch: Stretch, { stays, projects }: Body): boolean =>
  [...stays, ...projects].some((stay) => fits(stretch, stay))

/** What a stretch tells otherwise than a stay. */
export interface Apart {
  stay: Stay
  fields: ('start_date' | 'end_date')[]
}

/** What a paper calls the post that it tells of: as entered, otherwise, or not at all. */
export type Titled = 'same' | 'other' | 'none'

const iso = ({ year, month, day }: WrittenDate, isLast: boolean): string =>
  `${year}-${String(month ?? (isLast ? 12 : 1)).padStart(2, '0')}-${String(day ?? (isLast ? 31 : 1)).padStart(2, '0')}`

/** Days that a stretch has in common with a stay; below zero where none. */
function inCommon({ from, to }: Stretch, stay: Stay, today: string): number {
  const end = to === undefined ? today : iso(to, true)
  const start = iso(from, false)
  const [last, first] = [endOf(stay, today), stay.start_date]
  return daysBetween(start > first ? start : first, end < last ? end : last)
}

/**
 * Whether a stretch means the time of a stay: it is that time, or takes in most of it and goes beyond. A part of it is the time
 * before a promotion or after it, and what hardly touches it another post.
 */
export function means(stretch: Stretch, stay: Stay, today: string): boolean {
  if (fits(stretch, stay)) return true
  const { from, to } = stretch
  const end = endOf(stay, today)
  const isWithin =
    (agreesAt(from, stay.start_date) || iso(from, true) >= stay.start_date) &&
    (to === undefined ? stay.end_date === null : agreesAt(to, end) || iso(to, false) <= end)
  return !isWithin && 2 * inCommon(stretch, stay, today) >= daysBetween(stay.start_date, end)
}

/** How a stretch differs from what is entered at its body; undefined where it fits, or tells of a time of its own. */
export function apartFrom(stretch: Stretch, body: Body, titled: Titled, today: string): Apart | undefined {
  const { stays } = body
  if (isStay(stretch, body)) return undefined
  const first = [...stays].sort((a, b) => a.start_date.localeCompare(b.start_date))[0]
  const last = [...stays].sort((a, b) => endOf(b, today).localeCompare(endOf(a, today)))[0]
  const stay = [...stays].sort((a, b) => inCommon(stretch, b, today) - inCommon(stretch, a, today))[0]
  if (first === undefined || last === undefined || stay === undefined) return undefined
  if (fits(stretch, { ...first, end_date: last.end_date }) || inCommon(stretch, stay, today) <= TOLERANCE)
    return undefined
  const { from, to } = stretch
  const begins = agreesAt(from, stay.start_date)
  const ends = to === undefined || (stay.end_date !== null && agreesAt(to, stay.end_date))
  const isWithin =
    (agreesAt(from, first.start_date) || iso(from, true) >= first.start_date) &&
    (to === undefined || iso(to, false) <= endOf(last, today) || agreesAt(to, endOf(last, today)))
  // Before a promotion, or after it; a part of the time told apart; one of several posts there.
  if (titled === 'other' && (isWithin || begins || ends)) return undefined
  if (isWithin && (stays.length > 1 || (titled === 'none' && !begins && !ends))) return undefined
  return { stay, fields: [...(begins ? [] : ['start_date' as const]), ...(ends ? [] : ['end_date' as const])] }
}

export const toldOf = ({ from, to }: Stretch): string =>
  `${written(from)} to ${to === undefined ? 'the present' : written(to)}`

export const entered = ({ start_date, end_date }: Stay): string =>
  `${inWords(start_date)} to ${end_date === null ? 'the present' : inWords(end_date)}`
