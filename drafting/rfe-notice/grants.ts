import type { Factor, NoticeReading } from '#domain/rfe.ts'
import { grantedFactors, isGrant } from './concession.ts'
import { factorOf, prongOf } from './factor-of.ts'
import { APPLIED, asksHigherProof, NAMED_IS_APPLIED, NO_SUCH_TEST, STANDARDS } from './lexicon/standards.ts'
import { withoutReports } from './roles.ts'
import type { Told } from './told.ts'
import { factorWeighed } from './weighing/weigh-factor.ts'

/** A fact about the world is no point that is granted. */
const OF_THE_CASE =
  /\b(?:you|your|petitioner|petitioner's|beneficiary|beneficiary's|he|she|his|her|endeavor|prong|skills|criterion|criteria|signature|fee|form|translation|translator's|occupation)\b|^(?:uscis|we|i|this office|the officer) (?:\w+ )?(?:accepts?|agrees?|credits?|acknowledges?)\b/

export function concededIn(told: readonly Told[]): NoticeReading['conceded'] {
  return told.flatMap((sentence) => {
    const { role, concession } = sentence
    // What a finding grants in passing is granted all the same.
    const clause = role === 'finding' && concession !== null && isGrant(concession) ? concession.granted : null
    if (role !== 'concession' && clause === null) return []
    const one = clause === null ? sentence : { ...sentence, ...clause }
    const named = factorOf(one.own, one.under)
    const [headed] = one.under.factors.length === 1 ? one.under.factors : []
    if (!OF_THE_CASE.test(one.own) && (named?.sure ?? 0) < 2 && (headed === undefined || one.under.whole)) return []
    const [own] = clause === null || concession === null ? [] : grantedFactors(concession)
    const factor = own ?? factorWeighed({ said: [one.own], asked: [], heading: one.heading, under: one.under })
    const prong = factor === 'other' ? (one.under.prong ?? 'other') : prongOf(factor)
    return [{ quote: one.text, page: one.page, prong, factor }]
  })
}

const COMPARED: ReadonlySet<Factor> = new Set(['exceptional_ability', 'final_merits'])

/** Sentences that apply a test which is not the waiver's. */
export function wrongStandardsIn(told: readonly Told[]): NoticeReading['wrong_standard'] {
  return told.flatMap((one) => {
    // It need not be applied in so many words, and stands where the law is told: who states it asks for it.
    if (asksHigherProof(withoutReports(one.own))) return [{ quote: one.text, page: one.page, why: 'standard_of_proof' }]
    if (one.role === 'boilerplate' || one.role === 'summary' || NO_SUCH_TEST.test(one.own)) return []
    if (!APPLIED.test(one.own) && !NAMED_IS_APPLIED.test(one.own)) return []
    const own = withoutReports(one.own)
    const why = STANDARDS.find(([, pattern]) => pattern.test(own))?.[0]
    // Expertise is compared with that of others where it is asked for.
    if (why === 'comparison_with_workers' && one.under.factors.some((factor) => COMPARED.has(factor))) return []
    return why === undefined ? [] : [{ quote: one.text, page: one.page, why }]
  })
}
