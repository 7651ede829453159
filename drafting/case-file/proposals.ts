import { ENDEAVOR_PARTS, type Endeavor, type EndeavorPart } from '#domain/endeavor.ts'
import { sentencesOf } from '../builtin/passages.ts'
import type { Profile } from '../profile.ts'
import { FACT_SECTIONS } from './fields.ts'
import { isPassage } from './passage-fields.ts'

/** The parts of an endeavor that state what is proposed; the others speak of the applicant, of papers and of the need. */
const PROPOSING: ReadonlySet<EndeavorPart> = new Set([
  'exp_subs_merit_intric_val',
  'exp_subs_merit_impact',
  'exp_nation_impt_scope',
  'exp_nation_impt_beneficiaries',
  'exp_nation_impt_impact',
])

/** Words by which a sentence speaks of what is proposed. */
const PROPOSED = /\b(?:endeavors?|propos\w+|undertaking|plan(?:s|ned)?|will|would|intends?|aims?)\b/iu
/** Words by which it speaks of the past as well. */
const OF_RECORD = /\b(?:was|were|had|has|have|did|already|since|ago)\b/iu

/** True of a sentence about what is proposed. */
export const speaksOfProposal = (sentence: string): boolean => PROPOSED.test(sentence)

/** True of a sentence that may be about a proposal, since it says nothing of the past. */
export const leavesPastOut = (sentence: string): boolean => !OF_RECORD.test(sentence)

/** A figure or a name, which somebody else would have to vouch for. */
const SPECIFIC = /\d|(?<=[\p{L},;] )\p{Lu}/u

/** What the applicant typed into a part about the proposal is about it; what was drafted has to say so in its words. */
const isProposal = (sentence: string, today: string, isTyped: boolean): boolean =>
  (PROPOSED.test(sentence) || (isTyped && !SPECIFIC.test(sentence))) &&
  !OF_RECORD.test(sentence) &&
  !tellsOfPastYear(sentence, today)

const tellsOfPastYear = (sentence: string, today: string): boolean =>
  (sentence.match(/\b(?:19|20)\d\d\b/gu) ?? []).some((year) => year < today.slice(0, 4))

const alike = (sentence: string): string =>
  sentence
    .replace(/[“”"‘’']/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()

/** Every sentence that the applicant typed into the record, as far as it is compared. */
function typedSentences(profile: Profile): ReadonlySet<string> {
  const sections = (Object.keys(FACT_SECTIONS) as (keyof typeof FACT_SECTIONS)[]).filter(
    (section) => section !== 'endeavors' && section !== 'referees',
  )
  return new Set(
    sections.flatMap((section) =>
      profile[section].flatMap((entry) =>
        Object.entries(entry).flatMap(([field, value]) =>
          typeof value === 'string' && isPassage(field) ? sentencesOf(value).map(alike) : [],
        ),
      ),
    ),
  )
}

/**
 * The endeavors as sources: what they propose, and what the record says in the same words. Whatever else an endeavor says
 * of the applicant, of a paper or of the past was drafted, and proves nothing, whoever has edited it.
 */
export function endeavorsAsSources(profile: Profile): Endeavor[] {
  if (profile.endeavors.length === 0) return profile.endeavors
  const typed = typedSentences(profile)
  const isTyped = ({ id }: Endeavor): boolean => !(profile.draftedEndeavors ?? []).includes(id)
  return profile.endeavors.map((endeavor) => ({
    ...endeavor,
    ...Object.fromEntries(
      ENDEAVOR_PARTS.map((part) => [
        part,
        sentencesOf(endeavor[part] ?? '')
          .filter(
            (sentence) =>
              typed.has(alike(sentence)) ||
              (PROPOSING.has(part) && isProposal(sentence, profile.today, isTyped(endeavor))),
          )
          .join(' '),
      ]),
    ),
  }))
}
