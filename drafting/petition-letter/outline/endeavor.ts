import { OCCUPATION, PLANS, RESULTS, type PetitionSection } from './section.ts'

export const ENDEAVOR: readonly PetitionSection[] = [
  {
    id: 'endeavor',
    heading: 'The Proposed Endeavor',
    level: 1,
    purpose:
      'The undertaking in two sentences, told apart from an occupation or a field; through whom it is carried out.',
    facts: [
      { section: 'endeavors', fields: ['title', 'exp_subs_merit_intric_val'] },
      { section: 'professionalhistory', fields: ['job_title', 'organization'] },
    ],
    authorities: ['dhanasar@889', 'policy-manual-6-f-5@D'],
    words: { least: 50, most: 160 },
    missing: [],
  },
  {
    id: 'endeavor-problem',
    heading: 'The Problem',
    level: 2,
    purpose: 'The need that the endeavor meets, as the petitioner met it in earlier work, with its figures.',
    facts: [
      { section: 'endeavors', fields: ['exp_subs_merit_intric_val'] },
      { section: 'professionalprojects', fields: ['project_name', 'background'] },
      { section: 'academicprojects', fields: ['project_name', 'background'] },
    ],
    authorities: [],
    words: { least: 60, most: 260 },
    missing: [
      {
        facts: [
          { section: 'professionalprojects', fields: ['background'] },
          { section: 'academicprojects', fields: ['background'] },
        ],
        ask: 'the problem that the endeavor addresses, with a project in which it was met',
      },
    ],
  },
  {
    id: 'endeavor-method',
    heading: 'What Will Be Done, and How',
    level: 2,
    purpose: 'The work itself: method, steps in their order, who takes part. Plans are told as plans.',
    facts: [PLANS, { section: 'endeavors', fields: ['exp_subs_merit_intric_val', 'exp_nation_impt_scope'] }],
    authorities: [],
    words: { least: 80, most: 300 },
    missing: [{ facts: [PLANS], ask: 'the method and the concrete steps of the endeavor' }],
  },
  {
    id: 'endeavor-steps',
    heading: 'Time and Outcomes',
    level: 2,
    purpose: 'Horizon of the plan, the outcomes by which it can be judged, and who will use or benefit from it.',
    facts: [PLANS, { section: 'endeavors', fields: ['exp_nation_impt_beneficiaries'] }],
    authorities: [],
    words: { least: 60, most: 260 },
    missing: [
      { facts: [PLANS], ask: 'a plan with dates and outcomes' },
      {
        facts: [{ section: 'endeavors', fields: ['exp_nation_impt_beneficiaries'] }],
        ask: 'who will use or benefit from the results',
      },
    ],
  },
  {
    id: 'past-to-future',
    heading: 'From Past Work to the Endeavor',
    level: 2,
    purpose: 'How the endeavor follows from work already done, and why it is narrower than the occupation.',
    facts: [
      ...RESULTS,
      OCCUPATION,
      { section: 'endeavors', fields: ['title'] },
      { section: 'professionalhistory', fields: ['job_title'] },
    ],
    authorities: [],
    words: { least: 40, most: 160 },
    missing: [{ facts: RESULTS, ask: 'past work that leads to the endeavor' }],
  },
]
