import { governmentInterest, technologyOf } from '../modules.ts'
import { PLANS, RESULTS, type PetitionSection } from './section.ts'

export const PRONG_ONE: readonly PetitionSection[] = [
  {
    id: 'waiver',
    heading: 'The National Interest Waiver',
    level: 1,
    purpose: 'The three elements of the test in their order, and how this Part follows them.',
    facts: [],
    authorities: ['ina-203-b-2-b-i', 'dhanasar', 'dhanasar@889'],
    words: { least: 40, most: 120 },
    missing: [],
  },
  {
    id: 'first-element',
    heading: 'The Endeavor Has Substantial Merit and National Importance',
    level: 2,
    purpose: 'A heading alone.',
    facts: [],
    authorities: [],
    words: { least: 0, most: 0 },
    missing: [],
  },
  {
    id: 'substantial-merit',
    heading: 'Substantial Merit',
    level: 3,
    purpose:
      'In which of the areas that the decision names the merit lies, what the endeavor improves, and what results already speak for it.',
    facts: [
      {
        section: 'endeavors',
        fields: ['exp_subs_merit_intric_val', 'exp_subs_merit_impact', 'exp_subs_merit_evidence'],
      },
      { section: 'futureplan', fields: ['impact', 'expected_outcomes'] },
      ...RESULTS,
    ],
    authorities: ['dhanasar@889'],
    words: { least: 100, most: 320 },
    missing: [
      {
        facts: [
          { section: 'endeavors', fields: ['exp_subs_merit_impact'] },
          { section: 'futureplan', fields: ['impact'] },
        ],
        ask: 'what the endeavor improves, and for whom',
      },
    ],
    after: ['endeavor-problem'],
  },
  {
    id: 'national-importance',
    heading: 'National Importance',
    level: 3,
    purpose:
      'The mechanism by which this endeavor, not its field, reaches beyond one employer and its clients; effects only as far as they are in evidence.',
    facts: [
      {
        section: 'endeavors',
        fields: ['exp_nation_impt_scope', 'exp_nation_impt_beneficiaries', 'exp_nation_impt_impact'],
      },
      PLANS,
      ...RESULTS,
      { section: 'evidence' },
    ],
    authorities: [
      'dhanasar@887',
      'dhanasar@889',
      'dhanasar@889-90',
      'dhanasar@890',
      'dhanasar@893',
      'policy-manual-6-f-5@D',
      'ina-203-b-2-b-ii',
    ],
    words: { least: 200, most: 700 },
    missing: [
      {
        facts: [
          { section: 'futureplan', fields: ['impact', 'expected_outcomes'] },
          { section: 'endeavors', fields: ['exp_nation_impt_impact'] },
        ],
        ask: 'the prospective impact of the endeavor beyond one employer',
      },
    ],
    after: ['endeavor-method'],
  },
  {
    id: 'critical-technology',
    heading: 'A Critical and Emerging Technology',
    level: 3,
    when: (matter) => technologyOf(matter) !== undefined,
    purpose:
      'Where the endeavor lies on the list of critical and emerging technologies, with its limits, and the degree in the field where there is one.',
    facts: [
      { section: 'endeavors', fields: ['title'] },
      { section: 'futureplan', fields: ['plan_title', 'area_of_focus'] },
      { section: 'academichistory', fields: ['degree', 'major', 'school_name'] },
    ],
    authorities: ['cet-list-2024', 'policy-manual-6-f-5@D'],
    words: { least: 60, most: 200 },
    missing: [],
  },
  {
    id: 'government-interest',
    heading: 'The Interest of Public Bodies',
    level: 3,
    when: (matter) => governmentInterest(matter).length > 0,
    purpose: 'What public bodies have done or written about this work, each with its paper.',
    facts: [{ section: 'evidence' }, { section: 'referees' }],
    authorities: ['dhanasar@892', 'dhanasar@892-93', 'policy-manual-6-f-5@D'],
    words: { least: 50, most: 220 },
    missing: [],
  },
]
