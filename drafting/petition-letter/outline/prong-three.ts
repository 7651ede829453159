import { PLANS, RESULTS, type PetitionSection } from './section.ts'

export const PRONG_THREE: readonly PetitionSection[] = [
  {
    id: 'third-element',
    heading: 'On Balance, a Waiver Would Benefit the United States',
    level: 2,
    purpose: 'The question of the third element, its factors, and what it does not ask.',
    facts: [],
    authorities: ['dhanasar@890', 'dhanasar@890-91', 'dhanasar@891'],
    words: { least: 60, most: 160 },
    missing: [],
  },
  {
    id: 'impracticality',
    heading: 'A Labor Certification Would Be Impractical',
    level: 3,
    purpose:
      'Why a job offer or its certification cannot carry this endeavor, from its own steps and this person’s skills.',
    facts: [
      { section: 'professionalhistory', fields: ['job_title', 'organization', 'required_skills', 'is_current'] },
      PLANS,
      ...RESULTS,
    ],
    authorities: ['dhanasar@885', 'dhanasar@890 n.10', 'dhanasar@890-91', 'dhanasar@890-91 n.10'],
    words: { least: 100, most: 350 },
    missing: [],
  },
  {
    id: 'benefit',
    heading: 'A Benefit Even If U.S. Workers Are Available',
    level: 3,
    purpose: 'What this person’s contributions are worth, from results; no claim that workers are lacking.',
    facts: [...RESULTS, { section: 'evidence' }],
    authorities: ['dhanasar@890-91', 'dhanasar@891', 'dhanasar@893'],
    words: { least: 80, most: 320 },
    missing: [{ facts: RESULTS, ask: 'results that show what the petitioner would contribute' }],
  },
  {
    id: 'urgency',
    heading: 'Urgency',
    level: 3,
    purpose:
      'Why the contributions should not wait, from the problem and the plan; no alarm that the record does not hold.',
    facts: [
      { section: 'endeavors', fields: ['exp_nation_impt_urgency'] },
      { section: 'futureplan', fields: ['current_progress', 'eta', 'status'] },
    ],
    authorities: ['dhanasar@891'],
    words: { least: 50, most: 220 },
    missing: [
      {
        facts: [{ section: 'endeavors', fields: ['exp_nation_impt_urgency'] }],
        ask: 'why the work cannot wait for a labor certification',
      },
    ],
  },
  {
    id: 'balance',
    heading: 'The Balance',
    level: 3,
    purpose: 'The interest that labor certification protects, against what stands on the other side in this case.',
    facts: [...RESULTS, { section: 'endeavors', fields: ['title'] }],
    authorities: ['dhanasar@890', 'dhanasar@891'],
    words: { least: 60, most: 220 },
    missing: [],
    after: ['impracticality', 'benefit', 'urgency'],
  },
]

export const CONCLUSION: readonly PetitionSection[] = [
  {
    id: 'conclusion',
    heading: 'Discretion and Conclusion',
    level: 1,
    purpose: 'That discretion is asked for and why; the request once more in a sentence.',
    facts: [
      { section: 'application', fields: ['pronoun', 'first_name', 'last_name'] },
      { section: 'endeavors', fields: ['title'] },
    ],
    authorities: ['ina-203-b-2-b-i', 'dhanasar@889 n.9', 'flores-v-garland'],
    words: { least: 60, most: 180 },
    missing: [],
  },
]
