import type { PetitionSection } from './section.ts'

const DEGREES = { section: 'academichistory' } as const
const EMPLOYMENT = { section: 'professionalhistory' } as const
const CRITERIA = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `cfr-204-5-k-3-ii-${letter}`)

/** The basis of the classification, proved before anything is said of the waiver. */
export const ELIGIBILITY: readonly PetitionSection[] = [
  {
    id: 'eligibility',
    heading: 'Eligibility for the Classification',
    level: 1,
    purpose: 'On which basis the classification rests, in a sentence or two, and where each part of it is proved.',
    facts: [
      { section: 'derived', fields: ['eb2_basis', 'highest_degree', 'experience_after_degree'] },
      { section: 'application', fields: ['eb2_basis'] },
      DEGREES,
      EMPLOYMENT,
    ],
    authorities: ['ina-203-b-2', 'dhanasar@886', 'dhanasar@889'],
    words: { least: 40, most: 110 },
    missing: [],
  },
  {
    id: 'advanced-degree',
    heading: 'The Advanced Degree',
    level: 2,
    when: ({ basis }) => basis.kind === 'advanced degree',
    purpose: 'The degree above the baccalaureate, its equivalence where it is foreign, and the papers that prove it.',
    facts: [
      DEGREES,
      {
        section: 'evidence',
        fields: ['name', 'issuing_organization', 'category', 'sub_category', 'brief_introduction'],
      },
    ],
    authorities: ['ina-203-b-2', 'cfr-204-5-k-2', 'cfr-204-5-k-3-i', 'cfr-103-2-b-3', 'sea', 'policy-manual-6-f-5@A'],
    words: { least: 80, most: 260 },
    missing: [{ facts: [DEGREES], ask: 'a conferred degree above the baccalaureate, with diploma and transcript' }],
  },
  {
    id: 'five-years',
    heading: 'A Bachelor’s Degree and Five Years of Progressive Experience',
    level: 2,
    when: ({ basis }) => basis.kind === 'bachelor_plus_five',
    purpose:
      'The baccalaureate and the posts held after it, each with dates and hours, and how they progressed in the specialty.',
    facts: [
      DEGREES,
      EMPLOYMENT,
      { section: 'derived', fields: ['experience_after_degree', 'experience_after_bachelors'] },
    ],
    authorities: ['cfr-204-5-k-2', 'cfr-204-5-k-3-i', 'policy-manual-6-f-5@A', 'cfr-103-2-b-1', 'cfr-103-2-b-3', 'sea'],
    words: { least: 150, most: 400 },
    missing: [
      { facts: [DEGREES], ask: 'a conferred bachelor’s degree, with diploma and transcript' },
      { facts: [EMPLOYMENT], ask: 'five years of full-time, progressive experience in the specialty after the degree' },
    ],
  },
  {
    id: 'exceptional-ability',
    heading: ({ basis }) => `Exceptional Ability in the ${title(basis.field ?? 'sciences, arts, or business')}`,
    level: 2,
    when: ({ basis }) => basis.kind === 'exceptional_ability',
    purpose:
      'Each of the six criteria (R1 to R6) for which there is evidence, with that evidence and no more; the others are not claimed.',
    facts: [
      { section: 'application', fields: ['occupation', 'field_of_endeavor'] },
      { section: 'evidence' },
      DEGREES,
      EMPLOYMENT,
      { section: 'referees', fields: ['title', 'organization', 'category'] },
    ],
    authorities: ['ina-203-b-2', 'cfr-204-5-k-2', 'cfr-204-5-k-3-ii', ...CRITERIA, 'cfr-204-5-k-3-iii'],
    words: { least: 200, most: 700 },
    missing: [{ facts: [{ section: 'evidence' }], ask: 'evidence for at least three of the six criteria' }],
  },
  {
    id: 'undetermined-basis',
    heading: 'What the Classification Requires',
    level: 2,
    when: ({ basis }) => basis.kind === 'undetermined',
    purpose: 'What each basis asks for, what the record holds of it and what it lacks; nothing is claimed.',
    facts: [DEGREES, EMPLOYMENT, { section: 'evidence' }],
    authorities: ['ina-203-b-2', 'cfr-204-5-k-2', 'cfr-204-5-k-3-i', 'cfr-204-5-k-3-ii', 'cfr-204-5-k-3-iii'],
    words: { least: 60, most: 250 },
    missing: [
      {
        facts: [DEGREES],
        ask: 'a conferred bachelor’s or higher degree, with diploma and transcript',
      },
    ],
  },
  {
    id: 'final-merits',
    heading: 'The Record as a Whole',
    level: 2,
    when: ({ basis }) => basis.kind === 'exceptional_ability',
    purpose:
      'Final merits: which criteria were met by which papers, whether the evidence, weighed together, shows expertise significantly above that ordinarily encountered, and how the ability serves the endeavor.',
    facts: [
      { section: 'evidence' },
      EMPLOYMENT,
      { section: 'professionalprojects', fields: ['project_name', 'impact'] },
    ],
    authorities: ['cfr-204-5-k-2', 'cfr-204-5-k-3-ii', 'policy-manual-6-f-5@B', 'chawathe@375-76', 'chawathe@376'],
    words: { least: 100, most: 360 },
    missing: [],
    after: ['exceptional-ability'],
  },
  {
    id: 'profession',
    heading: 'A Member of the Professions',
    level: 2,
    when: ({ basis }) => basis.kind === 'advanced degree' || basis.kind === 'bachelor_plus_five',
    purpose: 'Why the intended occupation is a profession, and that the classification therefore applies.',
    facts: [
      { section: 'application', fields: ['occupation'] },
      { section: 'professionalhistory', fields: ['job_title', 'organization', 'required_skills', 'is_current'] },
    ],
    authorities: ['ina-101-a-32', 'cfr-204-5-k-2'],
    words: { least: 40, most: 160 },
    missing: [
      {
        facts: [{ section: 'professionalhistory', fields: ['required_skills'] }],
        ask: 'a source that a bachelor’s degree is the minimum for entry into the occupation',
      },
    ],
  },
  {
    id: 'alternative-ability',
    heading: 'In the Alternative: Exceptional Ability',
    level: 2,
    when: ({ basis }) => basis.alternative.length > 0,
    purpose:
      'The second basis, shortly: each criterion that is proved by a paper; then final merits: what these papers show together, and what sets it above the ordinary.',
    facts: [{ section: 'evidence' }, DEGREES, EMPLOYMENT],
    authorities: [
      'ina-203-b-2',
      'cfr-204-5-k-2',
      'cfr-204-5-k-3-ii',
      ...CRITERIA,
      'policy-manual-6-f-5@B',
      'chawathe@375-76',
    ],
    words: { least: 140, most: 450 },
    missing: [],
  },
  {
    id: 'alternative-degree',
    heading: ({ basis }) =>
      `In the Alternative: ${basis.alternativeDegree === 'advanced degree' ? 'The Advanced Degree' : 'A Bachelor’s Degree and Five Years of Progressive Experience'}`,
    level: 2,
    when: ({ basis }) => basis.alternativeDegree !== undefined,
    purpose:
      'The degree as a ground of its own beside exceptional ability, proved as it would be alone, and that the occupation is a profession.',
    facts: [
      DEGREES,
      EMPLOYMENT,
      { section: 'application', fields: ['occupation'] },
      { section: 'derived', fields: ['experience_after_degree', 'highest_degree'] },
    ],
    authorities: [
      'ina-203-b-2',
      'ina-101-a-32',
      'cfr-204-5-k-2',
      'cfr-204-5-k-3-i',
      'policy-manual-6-f-5@A',
      'cfr-103-2-b-1',
      'cfr-103-2-b-3',
      'sea',
    ],
    words: { least: 100, most: 450 },
    missing: [{ facts: [DEGREES], ask: 'the diploma and the transcript of the degree' }],
  },
]

const title = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1)
