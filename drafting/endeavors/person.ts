import { monthOf } from '../builtin/dates.ts'
import { issued, journalOf, nameOf, roleOf, spanOf, titleOf } from '../builtin/entries.ts'
import { overlap } from '../builtin/passages.ts'
import { isLetter, isUnwon } from '../builtin/papers.ts'
import { listed, words, type Phrase, type Slots } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { textOf } from '../builtin/closeness.ts'
import { Voice, personSlots } from '../builtin/voice.ts'
import { degreePhrase } from '../builtin/wording.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import type { Told } from '../builtin/told.ts'
import * as frames from './frames.ts'
import type { Telling } from './telling.ts'

/** The sentence of the first frame whose facts are held. */
export const state = (bank: readonly string[], slots: Slots, { person }: Portrait): Phrase[] =>
  new Voice(0, personSlots(person)).state(bank, slots)

const isAward = (one: Entry): boolean =>
  one.value('category') === 'Achievement' || one.value('sub_category') === 'Academic Award'
const isCredential = (one: Entry): boolean =>
  /^(?:Professional|Academic)$/.test(one.value('category')) && !isAward(one) && !isLetter(one)
const isFinished = (degree: Entry): boolean => degree.value('end_date') !== ''
const isCertificate = (degree: Entry): boolean => degree.value('degree') === 'Certificate'

/** Degrees, credentials and awards that a part names at most. */
const MOST_DEGREES = 2

/** Who the applicant is: degrees and post, and of courses, duties, credentials and awards those nearest to a subject. */
export function qualificationsOf(portrait: Portrait, subject: string, telling: Telling): Phrase[] {
  const nearest = (entries: readonly Entry[]): Entry | undefined =>
    entries.toSorted((a, b) => overlap(textOf(b), subject) - overlap(textOf(a), subject))[0]
  // What was studied for a degree comes before a certificate.
  const degrees = portrait.degrees
    .filter(isFinished)
    .toSorted((a, b) => Number(isCertificate(a)) - Number(isCertificate(b)))
    .slice(0, MOST_DEGREES)
  const job = portrait.jobs.find((one) => one.value('end_date') === '') ?? portrait.jobs[0]
  const credential = nearest(portrait.evidence.filter(isCredential))
  const award = nearest(portrait.evidence.filter((one) => isAward(one) && !isUnwon(one)))
  return [
    ...state(frames.HOLDS, { degrees: listed(degrees.flatMap((one) => degreePhrase(one) ?? [])) }, portrait),
    ...state(frames.COURSES, { courses: coursesOf(degrees[0], subject) }, portrait),
    ...(job === undefined
      ? []
      : [...postOf(job, portrait), ...telling.recall(job.told('job_summary').filter(isStatement), 1)]),
    ...[credential, award].flatMap((paper) =>
      paper === undefined ? [] : state(frames.PAPER, issued(paper), portrait),
    ),
  ]
}

/** A duty comes alone. */
const isStatement = ({ card, text }: Told): boolean => card.state !== 'asks' && standsAlone(text)

const MOST_COURSES = 3

/** The courses of a degree that are nearest to a subject. */
function coursesOf(degree: Entry | undefined, subject: string): Phrase | undefined {
  const courses = (degree?.value('courses') ?? '').split(/[,;]\s*/).filter((course) => course !== '')
  const near = courses.toSorted((a, b) => overlap(b, subject) - overlap(a, subject)).slice(0, MOST_COURSES)
  return listed(near.map((course) => words(course, degree?.sources('courses'))))
}

export function postOf(job: Entry, portrait: Portrait): Phrase[] {
  const slots = {
    jobTitle: titleOf(job),
    employer: job.say('organization'),
    since: job.say('start_date', monthOf),
    span: spanOf(job),
  }
  return state(job.value('end_date') === '' ? frames.POST : frames.PAST_POST, slots, portrait)
}

/** The part that the applicant had in a project, as it was typed. */
export function roleIn(work: Entry, portrait: Portrait): Phrase[] {
  const slots = {
    project: nameOf(work),
    org: work.say('organization'),
    span: spanOf(work),
    role: roleOf(work, portrait.caseFile),
  }
  return state(frames.ROLE, slots, portrait)
}

/** Where a project that was just named appeared. */
export const publicationOf = (work: Entry, portrait: Portrait): Phrase[] =>
  state(
    frames.PUBLISHED,
    {
      journal: journalOf(work),
      published: work.say('published_date', monthOf),
      citations: work.value('citation_count') === '0' ? undefined : work.say('citation_count'),
    },
    portrait,
  )
