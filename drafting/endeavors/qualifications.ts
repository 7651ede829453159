import { isLetter, isUnwon } from '../builtin/papers.ts'
import { contentWords } from '../builtin/passages.ts'
import { listed, type Phrase } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { textOf } from '../builtin/closeness.ts'
import { degreePhrase } from '../builtin/wording.ts'
import * as frames from './frames.ts'
import { papersOf, postOf, state } from './record.ts'
import { isAsked, type Telling } from './telling.ts'

const isAward = (one: Entry): boolean => /\baward\b/iu.test(one.value('sub_category'))
const isCredential = (one: Entry): boolean =>
  /^(?:Professional|Academic)$/.test(one.value('category')) && !isAward(one) && !isLetter(one)
const isFinished = (degree: Entry): boolean => degree.value('end_date') !== ''
const isCertificate = (degree: Entry): boolean => degree.value('degree') === 'Certificate'

/** Degrees that a part names at most. */
const MOST_DEGREES = 2
/** Words that a paper has in common with what it qualifies for. */
const SHARED_BY_PAPER = 2

const sharedWith = (text: string, subject: string): number => {
  const own = new Set(contentWords(text))
  return [...new Set(contentWords(subject))].filter((word) => own.has(word)).length
}

/** The entry that has most words in common with a subject, and at least so many. */
function nearest(entries: readonly Entry[], subject: string, least: number): Entry | undefined {
  const [first] = entries
    .map((entry) => ({ entry, shared: sharedWith(textOf(entry), subject) }))
    .toSorted((a, b) => b.shared - a.shared)
  return first !== undefined && first.shared >= least ? first.entry : undefined
}

/** What was studied for a degree comes before a certificate. */
const degreesOf = ({ degrees }: Portrait): Entry[] =>
  degrees.filter(isFinished).toSorted((a, b) => Number(isCertificate(a)) - Number(isCertificate(b)))

const held = (degrees: readonly Entry[], portrait: Portrait): Phrase[] =>
  state(frames.HOLDS, { degrees: listed(degrees.flatMap((one) => degreePhrase(one) ?? [])) }, portrait)

/** Who the applicant is: degrees and post, and of credentials and awards those that bear on a subject; with the duties of the post where `telling` recalls them. */
export function qualificationsOf(portrait: Portrait, subject: string, telling?: Telling): Phrase[] {
  const degrees = degreesOf(portrait).slice(0, MOST_DEGREES)
  const job = portrait.jobs.find((one) => one.value('end_date') === '') ?? portrait.jobs[0]
  const awards = portrait.evidence.filter((one) => isAward(one) && !isUnwon(one))
  const papers = [portrait.evidence.filter(isCredential), awards].flatMap(
    (some) => nearest(some, subject, SHARED_BY_PAPER) ?? [],
  )
  return [
    ...held(degrees, portrait),
    ...(job === undefined ? [] : postOf(job, portrait)),
    ...(job === undefined || telling === undefined
      ? []
      : telling.recall(
          job.told('job_summary').filter(({ card }) => !isAsked(card)),
          1,
        )),
    ...papersOf(papers, portrait),
  ]
}

/** The degree or the post in which a project was done; else the latest degree. */
export function qualificationFor(work: Entry | undefined, portrait: Portrait): Phrase[] {
  const house = work?.value('organization')
  const degrees = degreesOf(portrait)
  const degree = degrees.find((one) => one.value('school_name') === house)
  const job = portrait.jobs.find((one) => one.value('organization') === house)
  if (degree === undefined && job !== undefined) return postOf(job, portrait)
  return held((degree === undefined ? degrees : [degree]).slice(0, 1), portrait)
}
