import type { EndeavorPart } from '#domain/endeavor.ts'
import { askedInEnglish } from '../builtin/in-english.ts'
import { missing } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import type { Parts } from './compose.ts'

/** The fields of which a part tells. */
const TOLD_IN: Partial<Record<EndeavorPart, readonly string[]>> = {
  exp_related_experience: ['solution', 'job_summary'],
  exp_subs_merit_intric_val: ['background', 'goal', 'challenge', 'plans'],
  exp_subs_merit_evidence: ['impact'],
  exp_nation_impt_urgency: ['current_progress'],
  exp_nation_impt_impact: ['expected_outcomes'],
}

/** The parts, each with what was typed of its entries in another script asked for in English. */
export function withAsked(parts: Parts, entries: readonly (Entry | undefined)[], { caseFile }: Portrait): Parts {
  for (const [part, fields] of Object.entries(TOLD_IN) as [EndeavorPart, readonly string[]][])
    for (const entry of new Set(entries)) {
      const asked = entry && askedInEnglish(caseFile, entry.section, entry.id, fields)
      if (asked !== undefined) parts[part] = [...parts[part], missing(asked.what, asked.path)]
    }
  return parts
}
