import { ENDEAVOR_PARTS, type EndeavorPart } from '#domain/endeavor.ts'
import { isOfAbroad } from '../builtin/abroad.ts'
import { askedInEnglish } from '../builtin/in-english.ts'
import { missing, type Phrase } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import type { Told } from '../builtin/told.ts'
import { ASK_EVIDENCE, ASK_EXPERIENCE, ASK_QUALIFICATIONS, type Questions } from './questions.ts'

export type Parts = Record<EndeavorPart, Phrase[]>

/** What is asked of each part that the record leaves empty, and where it is entered. */
const asked = ({ what, change, scope, urgency, beneficiaries, outcome }: Questions, section: string) =>
  ({
    exp_applicant_qualifications: [ASK_QUALIFICATIONS, 'academichistory'],
    exp_related_experience: [ASK_EXPERIENCE, 'academicprojects'],
    exp_subs_merit_intric_val: [what, section],
    exp_subs_merit_impact: [change, section],
    exp_subs_merit_evidence: [ASK_EVIDENCE, 'evidence'],
    exp_nation_impt_scope: [scope, section],
    exp_nation_impt_urgency: [urgency, section],
    exp_nation_impt_beneficiaries: [beneficiaries, section],
    exp_nation_impt_impact: [outcome, section],
  }) as const satisfies Record<EndeavorPart, readonly [string, string]>

/** The nine parts; what the record leaves empty is asked for. */
export const completed = (parts: Partial<Parts>, asks: Questions, section = 'futureplan'): Parts =>
  Object.fromEntries(
    ENDEAVOR_PARTS.map((part) => {
      const told = parts[part] ?? []
      const [what, path] = asked(asks, section)[part]
      return [part, told.length > 0 ? told : [missing(what, path)]]
    }),
  ) as Parts

/** What was typed in another script, as it is asked for in English. */
export const inEnglish = (entries: readonly Entry[], { caseFile }: Portrait): Phrase[] =>
  entries.flatMap(({ section, id }) => {
    const foreign = askedInEnglish(caseFile, section, id)
    return foreign === undefined ? [] : [missing(foreign.what, foreign.path)]
  })

/** What was met and brought about abroad argues no need in the United States. */
export const atHome = (statements: readonly Told[], portrait: Portrait): Told[] =>
  statements.filter((one) => !isOfAbroad(one, portrait))
