import { FIELDS_OF_STUDY, INDUSTRIES } from '#domain/options.ts'
import type { Profile } from '../profile.ts'
import { contentWords } from '../builtin/passages.ts'

const GENERAL = new Set(
  contentWords(
    `${FIELDS_OF_STUDY.join(' ')} ${INDUSTRIES.join(' ')} research development career profession field area industry study`,
  ),
)

/** False of a title that only names an occupation or a field: every word of it would fit a colleague as well. */
export function isSpecific(title: string, profile: Pick<Profile, 'professionalhistory'>): boolean {
  const occupations = new Set(profile.professionalhistory.flatMap((job) => contentWords(job.job_title)))
  const own = contentWords(title).filter((word) => !GENERAL.has(word) && !occupations.has(word))
  return own.length >= 2
}
