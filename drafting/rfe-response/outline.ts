import type { AnalysedIssue } from '#domain/rfe.ts'
import { FACTORS, type Factor } from '#domain/rfe.ts'
import type { FactNeed, OutlineSection } from '../outline.ts'
import { HONORS, NAME, OCCUPATION, PLANS, POSTS, RESULTS } from '../petition-letter/outline/section.ts'
import type { PlannedIssue } from './planned.ts'
import { clipped } from './quoting.ts'

const ENDEAVOR: FactNeed = { section: 'endeavors' }
const DEGREES: FactNeed = { section: 'academichistory' }
const PEOPLE: FactNeed = {
  section: 'referees',
  fields: ['first_name', 'last_name', 'title', 'organization', 'relationship'],
}

/** What each factor is answered from. */
const FACTS: Readonly<Record<Factor, readonly FactNeed[]>> = {
  advanced_degree: [DEGREES, HONORS],
  five_years: [DEGREES, { section: 'professionalhistory' }],
  exceptional_ability: [DEGREES, { section: 'professionalhistory' }, HONORS],
  final_merits: [HONORS, ...RESULTS],
  occupation: [OCCUPATION, { section: 'professionalhistory' }],
  endeavor: [ENDEAVOR, PLANS],
  substantial_merit: [ENDEAVOR, PLANS, ...RESULTS],
  national_importance: [ENDEAVOR, PLANS, ...RESULTS, HONORS],
  education_and_skills: [DEGREES, POSTS, HONORS],
  record_of_success: [...RESULTS, HONORS],
  plan: [PLANS, ENDEAVOR],
  progress: [PLANS, ...RESULTS],
  interest: [HONORS, PLANS, PEOPLE],
  letters: [PEOPLE],
  impractical: [POSTS, PLANS, ...RESULTS],
  benefit_despite_workers: [...RESULTS, HONORS],
  urgency: [ENDEAVOR, PLANS],
  balance: [ENDEAVOR, ...RESULTS],
  form: [],
  signature: [],
  translation: [DEGREES],
  fee: [],
  other: [],
}

const DHANASAR: Readonly<Record<AnalysedIssue['prong'], readonly string[]>> = {
  threshold: ['cfr-204-5-k-2', 'cfr-204-5-k-3-i', 'cfr-204-5-k-3-ii'],
  prong_1: ['dhanasar@889', 'dhanasar@889-90'],
  prong_2: ['dhanasar@890'],
  prong_3: ['dhanasar@890-91', 'dhanasar@891'],
  filing: ['cfr-103-2-b-3'],
  other: [],
}
const AT_FILING = ['cfr-103-2-b-1', 'cfr-103-2-b-12']
const RIGHT_TESTS = ['dhanasar@888', 'dhanasar@889', 'dhanasar@889-90', 'dhanasar@890', 'dhanasar@891', 'cfr-204-5-h']

const OPENING: readonly OutlineSection[] = [
  {
    id: 'transmittal',
    heading: 'Transmittal',
    level: 1,
    purpose:
      'What is enclosed, the original notice on top, all at one time, and the date by which it must be received.',
    facts: [],
    authorities: ['cfr-103-2-b-11'],
    words: { least: 40, most: 160 },
    missing: [],
  },
  {
    id: 'introduction',
    heading: 'Introduction',
    level: 1,
    purpose:
      'Who answers; the endeavor in the very words of the petition; the standard of proof; what the notice accepts, in its words.',
    facts: [NAME, { section: 'endeavors', fields: ['title'] }],
    authorities: ['ina-203-b-2-b-i', 'izummi', 'chawathe@375-76', 'dhanasar@889 n.8', ...AT_FILING],
    words: { least: 80, most: 400 },
    missing: [],
  },
  {
    id: 'issues',
    heading: 'Response to the Notice',
    level: 1,
    purpose: 'A heading alone.',
    facts: [],
    authorities: [],
    words: { least: 0, most: 0 },
    missing: [],
  },
]

/** Stands before the points where the notice as a whole goes by a test that was vacated. */
export const GOVERNING_TEST = 'governing-test'
export const GOVERNING_TEST_HEADING = 'The Governing Test'

const GOVERNING: OutlineSection = {
  id: GOVERNING_TEST,
  heading: GOVERNING_TEST_HEADING,
  level: 1,
  purpose:
    'The test that the notice goes by, in its words, and the one that replaced it; said here once for all points.',
  facts: [],
  authorities: RIGHT_TESTS,
  words: { least: 40, most: 300 },
  missing: [],
}

const CONCLUSION: OutlineSection = {
  id: 'conclusion',
  heading: 'Conclusion',
  level: 1,
  purpose: 'What the whole record shows now, and the request for approval, respectfully.',
  facts: [NAME],
  authorities: ['dhanasar@889 n.9'],
  words: { least: 30, most: 140 },
  missing: [],
}

function sectionsOf(planned: PlannedIssue, isFirst: boolean): OutlineSection[] {
  const { id, heading, group, issue } = planned
  const { prong, factor, quote, page } = issue
  const above: OutlineSection[] =
    group === undefined || !isFirst
      ? []
      : [
          {
            id: group.id,
            heading: group.heading,
            level: 2,
            purpose: 'A heading alone.',
            facts: [],
            authorities: [],
            words: { least: 0, most: 0 },
            missing: [],
          },
        ]
  return [
    ...above,
    {
      id,
      heading,
      level: group === undefined ? 2 : 3,
      purpose: `Answers the notice at page ${page} on ${FACTORS[factor].name.toLowerCase()}. First what the record holds, then what is new, then why the standard is met.`,
      answers: clipped(quote),
      facts: FACTS[factor],
      authorities: [...new Set([...DHANASAR[prong], ...AT_FILING, ...RIGHT_TESTS])],
      words: { least: 60, most: 700 },
      missing: [],
    },
  ]
}

const OF_WAIVER = /^(?:dhanasar|ina-203-b-2|cfr-204-5|izummi)/u

/** Of a notice about something else: no place of the waiver's law, and nothing of its endeavor. */
const withoutWaiver = (section: OutlineSection): OutlineSection => ({
  ...section,
  authorities: section.authorities.filter((id) => !OF_WAIVER.test(id)),
  ...(section.id === 'introduction' && {
    purpose:
      'Who answers; the standard of proof; what the notice accepts, in its words. Not what the petition asks for.',
    facts: [NAME],
  }),
})

/** The sections of a response: one for each issue, under the notice's headings and in its order. */
export function responseOutline(
  planned: readonly PlannedIssue[],
  { isOther = false, isVacated = false } = {},
): OutlineSection[] {
  const sections = [
    ...OPENING.flatMap((one) => (isVacated && one.id === 'issues' ? [GOVERNING, one] : [one])),
    ...planned.flatMap((one, at) => sectionsOf(one, planned[at - 1]?.group?.id !== one.group?.id)),
    CONCLUSION,
  ]
  return isOther ? sections.map(withoutWaiver) : sections
}
