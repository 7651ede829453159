import { issuerOf, quotedTitle } from '../builtin/entries.ts'
import { namedOnce } from '../builtin/named-once.ts'
import { isSpent } from '../builtin/papers.ts'
import type { Phrase } from '../builtin/phrase.ts'
import type { Portrait } from '../builtin/portrait.ts'
import { degreePhrase, isResidency } from '../builtin/wording.ts'
import { highestDegree } from '../case-file/qualification.ts'
import * as frames from './frames.ts'
import { postOf, state } from './record.ts'

/** Who the applicant is, in the same words behind each of the ten: the highest degree, the license and the post that are held. */
export function qualificationsOf(portrait: Portrait): Phrase[] {
  const { caseFile, degrees, evidence, jobs } = portrait
  const { profile } = caseFile
  const academichistory = profile.academichistory.filter((row) =>
    degrees.some((one) => one.id === row.id && !isResidency(one)),
  )
  const highest = highestDegree({ ...profile, academichistory })
  const degree = degrees.find(({ id }) => id === highest?.id)
  const license = evidence
    .filter((one) => one.value('sub_category') === 'License' && !isSpent(one, profile.today))
    .toSorted((a, b) => b.value('received_date').localeCompare(a.value('received_date')))[0]
  const post = jobs.find((one) => one.value('end_date') === '')
  const told = [
    ...state(frames.HOLDS, { degree: degree && degreePhrase(degree) }, portrait),
    ...(license === undefined
      ? []
      : state(frames.LICENSED, { license: quotedTitle(license, 'name'), issuer: issuerOf(license) }, portrait)),
    ...(post === undefined ? [] : postOf(post, portrait)),
  ]
  return namedOnce(told, portrait.person)
}
