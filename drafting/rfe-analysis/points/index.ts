import type { Factor, NoticeIssue } from '#domain/rfe.ts'
import { pointByWords } from './by-words.ts'
import { form, fee, other, signature, translation } from './papers.ts'
import type { Point } from './point.ts'
import { endeavor, nationalImportance, substantialMerit } from './prong-one.ts'
import { balance, benefitDespiteWorkers, impractical, urgency } from './prong-three.ts'
import { educationAndSkills, interest, letters, plan, progress, recordOfSuccess } from './prong-two.ts'
import { advancedDegree, exceptionalAbility, finalMerits, fiveYears, occupation, ofOneCriterion } from './threshold.ts'

export { other as unknownPoint } from './papers.ts'
export type { Need, Point, Risk } from './point.ts'

const POINTS: Readonly<Record<Factor, Point>> = {
  advanced_degree: advancedDegree,
  five_years: fiveYears,
  exceptional_ability: exceptionalAbility,
  final_merits: finalMerits,
  occupation,
  endeavor,
  substantial_merit: substantialMerit,
  national_importance: nationalImportance,
  education_and_skills: educationAndSkills,
  record_of_success: recordOfSuccess,
  plan,
  progress,
  interest,
  letters,
  impractical,
  benefit_despite_workers: benefitDespiteWorkers,
  urgency,
  balance,
  form,
  signature,
  translation,
  fee,
  other,
}

/** What is known of the point that an issue makes. */
export const pointOf = ({ factor, heading, quote }: Pick<NoticeIssue, 'factor' | 'heading' | 'quote'>): Point =>
  factor === 'exceptional_ability'
    ? ofOneCriterion(heading, quote)
    : (pointByWords({ factor, quote }) ?? POINTS[factor])
