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

/** Words by which a sentence speaks of what is still to be done. */
const AHEAD = /\b(?:will|would|intends?|aims? to|plans? to|propos(?:es?|ed) to|(?:is|are) to|seeks? to)\b/iu

/** Figures and names, which somebody else would have to vouch for; the first word of a sentence is large in any case. */
const SPECIFICS = /\d+(?:[.,]\d+)*|(?<=[\p{L},;“"] ?)\p{Lu}[\p{L}’'-]+/gu
const ANY_SPECIFIC = /\d+(?:[.,]\d+)*|\p{Lu}[\p{L}’'-]+/gu

/**
 * What will be done is proposed. What a drafted endeavor says in the present tense is a proposal as far as it speaks of the
 * endeavor itself, and its figures and names are the record's; what follows a colon there is a claim of its own. What the
 * applicant typed into a part about the proposal is about it; where it does not say so, it holds no figure, and no name but the
 * record’s.
 */
function isProposal(sentence: string, today: string, held: ReadonlySet<string>, isTyped: boolean): boolean {
  if (OF_RECORD.test(sentence) || tellsOfPastYear(sentence, today)) return false
  const specifics = sentence.match(SPECIFICS) ?? []
  if (!PROPOSED.test(sentence)) return isTyped && specifics.every((one) => !/\d/u.test(one) && held.has(one))
  if (isTyped) return true
  return !sentence.includes(':') && (AHEAD.test(sentence) || specifics.every((specific) => held.has(specific)))
}

const tellsOfPastYear = (sentence: string, today: string): boolean =>
  (sentence.match(/\b(?:19|20)\d\d\b/gu) ?? []).some((year) => year < today.slice(0, 4))

const alike = (sentence: string): string =>
  sentence
    .replace(/[“”"‘’']/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()

/** What the applicant typed into the record's entries: field by field. */
function* typedValues(profile: Profile): Generator<[field: string, value: string]> {
  for (const section of Object.keys(FACT_SECTIONS) as (keyof typeof FACT_SECTIONS)[])
    if (section !== 'endeavors' && section !== 'referees')
      for (const entry of profile[section])
        for (const [field, value] of Object.entries(entry)) if (typeof value === 'string') yield [field, value]
}

/** Every sentence among that, as far as it is compared. */
const typedSentences = (profile: Profile): ReadonlySet<string> =>
  new Set(
    [...typedValues(profile)].flatMap(([field, value]) => (isPassage(field) ? sentencesOf(value).map(alike) : [])),
  )

/** Every figure and name among it. */
const typedSpecifics = (profile: Profile): ReadonlySet<string> =>
  new Set([...typedValues(profile)].flatMap(([, value]) => value.match(ANY_SPECIFIC) ?? []))

/**
 * The endeavors as sources: what they propose, and what the record says in the same words. Whatever else an endeavor says
 * of the applicant, of a paper or of the past was drafted, and proves nothing, whoever has edited it.
 */
export function endeavorsAsSources(profile: Profile): Endeavor[] {
  if (profile.endeavors.length === 0) return profile.endeavors
  const typed = typedSentences(profile)
  const held = typedSpecifics(profile)
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
              (PROPOSING.has(part) && isProposal(sentence, profile.today, held, isTyped(endeavor))),
          )
          .join(' '),
      ]),
    ),
  }))
}
