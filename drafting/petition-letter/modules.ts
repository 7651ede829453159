import type { Entry } from '../builtin/portrait.ts'
import { isGrantOfOffice, isSpent } from '../builtin/papers.ts'
import { plain, type Phrase } from '../builtin/phrase.ts'
import { isFounder, quotedTitle, type Matter } from './matter.ts'
import { TECHNOLOGIES } from './technologies.ts'

/** What a case has beyond what every case has, each told by the record's own words. */

/** Where the endeavor lies on the list of critical and emerging technologies; only its title and its plan's name tell. */
export function technologyOf({ endeavor, leadPlan }: Matter): ((typeof TECHNOLOGIES)[number] & Named) | undefined {
  const told: readonly (readonly [Entry | undefined, string])[] = [
    [endeavor, 'title'],
    [leadPlan, 'area_of_focus'],
    [leadPlan, 'plan_title'],
  ]
  for (const technology of TECHNOLOGIES)
    for (const [entry, field] of told) {
      const named = entry === undefined ? undefined : quotedTitle(entry, field)
      if (named !== undefined && technology.subject.test(plain(named))) return { ...technology, named }
    }
  return undefined
}

/** The words of the endeavor that name a subject of the list. */
interface Named {
  named: Phrase
}

const PUBLIC_BODY =
  /\b(?:County|City of|State of|Department|Ministry|Agency|Commission(?:ers)?|Bureau|Federal|U\.S\.|Army|Navy|Air Force|NASA|NIH|NSF|School District|Public Schools|Parish Schools|State Office|National (?:Institutes?|Laborator(?:y|ies)|Science Foundation))\b/

const isPublic = (name: string): boolean => PUBLIC_BODY.test(name)

/** A license is no interest in the work, whoever issues it. */
const STANDING = /^(?:License|Certification|Degree|Course Certificate|Training Certificate)$/

/** Papers and signed letters of public bodies about the work. */
export const governmentInterest = ({ interest, referees, caseFile, jobs }: Matter): Entry[] => {
  const employers = new Set(jobs.map((job) => job.value('organization')))
  const signed = new Set(
    caseFile.profile.referees.filter(({ signed_letter }) => signed_letter !== null).map(({ id }) => id),
  )
  return [
    ...interest.filter(
      (item) =>
        isPublic(item.value('issuing_organization')) &&
        !isGrantOfOffice(item) &&
        !isSpent(item, caseFile.profile.today) &&
        !STANDING.test(item.value('sub_category')) &&
        !employers.has(item.value('issuing_organization')),
    ),
    ...referees.filter(
      (one) => signed.has(one.id) && isPublic(one.value('organization')) && !employers.has(one.value('organization')),
    ),
  ]
}

/** The petitioner's own enterprise, where the present post is in one. */
export const enterpriseOf = ({ currentJob }: Matter): Entry | undefined =>
  currentJob !== undefined && isFounder(currentJob) ? currentJob : undefined

/** An occupation whose daily work serves those at hand, so that the letter must say what goes beyond it. */
export const isTeacher = ({ currentJob }: Matter): boolean =>
  /\b(?:teacher|lecturer|instructor)\b/i.test(currentJob?.value('job_title') ?? '')
