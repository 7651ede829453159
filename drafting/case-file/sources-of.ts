import type { Profile } from '../profile.ts'
import { holdsMark, isDraftPage, titleWithoutMarks, withoutMarked } from './drafting-marks.ts'
import { namesIn } from './fields.ts'
import { endeavorsAsSources } from './proposals.ts'

const TITLES = namesIn('academicprojects', 'professionalprojects', 'futureplan', 'evidence', 'endeavors')

type Value = string | number | boolean | object | null | undefined

function unmarkedEntry<T extends object>(entry: T): T {
  const marked = Object.entries(entry).filter(
    ([, value]: [string, Value]) => typeof value === 'string' && holdsMark(value),
  )
  if (marked.length === 0) return entry
  const cut = Object.fromEntries(
    marked.map(([field, value]: [string, string]): [string, string] => [
      field,
      TITLES.has(field) ? titleWithoutMarks(value) : withoutMarked(value),
    ]),
  )
  return { ...entry, ...cut }
}

/** True of a paper that is a draft: somebody uploaded what a drafter had written and nobody had settled. */
export const isDraft = (pages: readonly string[]): boolean => pages.some(isDraftPage)

/**
 * The profile as far as it can vouch for anything: without sentences that a draft has marked, without the words of
 * uploaded drafts, and of the endeavors only what they propose.
 */
export function sourcesOf(given: Profile): Profile {
  const profile: Profile = {
    ...given,
    application: unmarkedEntry(given.application),
    academichistory: given.academichistory.map(unmarkedEntry),
    academicprojects: given.academicprojects.map(unmarkedEntry),
    professionalhistory: given.professionalhistory.map(unmarkedEntry),
    professionalprojects: given.professionalprojects.map(unmarkedEntry),
    evidence: given.evidence.map(unmarkedEntry),
    futureplan: given.futureplan.map(unmarkedEntry),
    endeavors: given.endeavors.map(unmarkedEntry),
    referees: given.referees.map(unmarkedEntry),
    uploads: given.uploads.map((upload) => (isDraft(upload.pages) ? { ...upload, pages: [] } : upload)),
  }
  return { ...profile, endeavors: endeavorsAsSources(profile) }
}
