import type { Prong } from '#domain/letter-packet.ts'
import type { Goal } from '#domain/recommender.ts'
import type { FactNeed } from '../outline.ts'

const RECORD: readonly FactNeed[] = [
  { section: 'professionalprojects' },
  { section: 'academicprojects' },
  { section: 'professionalhistory' },
  { section: 'academichistory' },
  { section: 'evidence' },
]
const WORK = ['goal', 'challenge', 'solution', 'impact'] as const

/** What a sentence rests on where it speaks to a prong. The same words may speak to two. */
export const SPEAKS_TO: readonly {
  prong: Prong
  /** In this section of the letter alone. */
  within?: string
  facts: readonly FactNeed[]
}[] = [
  // Dhanasar, 26 I&N Dec. at 889-90: the merit of the endeavor, and its prospective impact.
  {
    prong: 1,
    facts: [
      {
        section: 'endeavors',
        fields: [
          'exp_subs_merit_intric_val',
          'exp_subs_merit_impact',
          'exp_subs_merit_evidence',
          'exp_nation_impt_scope',
          'exp_nation_impt_beneficiaries',
          'exp_nation_impt_impact',
        ],
      },
      { section: 'futureplan', fields: ['expected_outcomes', 'impact'] },
    ],
  },
  // At 890: education, skills and knowledge; record of success; a plan; progress; the interest of others.
  {
    prong: 2,
    facts: [
      { section: 'professionalprojects', fields: WORK },
      {
        section: 'academicprojects',
        fields: [...WORK, 'published_journal', 'citation_count', 'funding_source', 'funding_amount'],
      },
      { section: 'professionalhistory' },
      { section: 'academichistory' },
      { section: 'evidence' },
      { section: 'endeavors', fields: ['exp_applicant_qualifications', 'exp_related_experience'] },
      { section: 'futureplan', fields: ['current_progress', 'plans'] },
    ],
  },
  // At 890-91: urgency; and what this person would contribute even if others are available.
  { prong: 3, facts: [{ section: 'endeavors', fields: ['exp_nation_impt_urgency'] }] },
  { prong: 3, within: 'endeavor', facts: RECORD },
]

/** What a recommender is asked for with each goal. */
export const ASKED_FOR: Readonly<Record<Goal, readonly Prong[]>> = {
  personal_abilities: [2, 3],
  work_impact: [2],
  national_interest: [1, 3],
}

/** Whether a field of an entry is among what is named. */
export const isAmong = (facts: readonly FactNeed[], { section, field }: { section: string; field: string }): boolean =>
  facts.some((need) => need.section === section && (need.fields === undefined || need.fields.includes(field)))
