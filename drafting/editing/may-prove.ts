import type { CaseFile } from '../case-file.ts'

/** What an endeavor tells of the applicant, the record and the need there is, and not of what is proposed. */
const NOT_PROPOSED: ReadonlySet<string> = new Set([
  'exp_applicant_qualifications',
  'exp_related_experience',
  'exp_subs_merit_evidence',
  'exp_nation_impt_urgency',
])

/** Words by which a sentence speaks of what is proposed. */
const PROPOSED = /\b(?:endeavors?|propos\w+|undertaking|plan(?:s|ned)?|will|would|intends?|aims?)\b/i

/**
 * Whether a source may be put beside a sentence to prove it. What was drafted here for the applicant to choose from proves
 * nothing of the applicant or of a paper; of the endeavor itself it tells what is proposed.
 */
export function mayProve(
  source: string,
  words: string,
  { facts, profile }: Pick<CaseFile, 'facts' | 'profile'>,
  /** The endeavor that the document is about; the selected one where it names none. */
  endeavor?: number | null,
): boolean {
  const fact = facts.find(({ id }) => id === source)
  if (fact?.section !== 'endeavors' || !(profile.draftedEndeavors ?? []).includes(fact.entry)) return true
  const own = endeavor ?? profile.endeavors.find(({ is_selected }) => is_selected)?.id
  return fact.entry === own && !NOT_PROPOSED.has(fact.field) && PROPOSED.test(words)
}
