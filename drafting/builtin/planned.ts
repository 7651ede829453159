import { mainVerb } from './clause.ts'
import { has, termsOf } from './terms.ts'
import type { Told } from './told.ts'
import { canStandInside } from './weave.ts'
import { embedded } from './wording.ts'

export const AHEAD =
  /\b(?:will|would|should|shall|can|could|may|might|must|expect\w*|expected|plan(?:s|ned|ning)?|want\w*|intend\w*|hope\w*|aim\w*|propose\w*|outcome)\b/i

/** True of a sentence that tells in the present what is to come. */
function isInPresent(text: string): boolean {
  const terms = termsOf(text)
  const verb = terms[mainVerb(terms)?.at ?? -1]
  return has(verb, 'PresentTense', 'Infinitive', 'Copula') && !/^(?:has|have|had|was|were)$/i.test(verb?.text ?? '')
}

/** What a plan says as if it were so already, told as what is planned or expected: a plan stays a plan. */
export function planned(told: Told): Told {
  const { field, text } = told
  if (!/^(?:plans|expected_outcomes)$/.test(field) || told.section !== 'futureplan') return told
  if (AHEAD.test(text) || !canStandInside(text) || !isInPresent(text)) return told
  return {
    ...told,
    text: `${field === 'plans' ? 'The plan is this' : 'The outcome that I expect is this'}: ${embedded(text)}`,
  }
}
