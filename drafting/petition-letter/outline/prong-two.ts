import { isInFirstPerson } from '../../builtin/first-person.ts'
import { asTitle } from '../../builtin/quoted.ts'
import { cap } from '../../builtin/heads-and-ends.ts'
import type { Work } from '../../builtin/portrait.ts'
import type { Matter } from '../matter.ts'
import { enterpriseOf } from '../modules.ts'
import { isThin } from '../works.ts'
import { HONORS, PLANS, type PetitionSection } from './section.ts'

const WORK = ['project_name', 'organization', 'role', 'start_date', 'end_date', 'background', 'goal', 'challenge']
const DONE = ['solution', 'impact']
const PUBLISHED = [
  'is_published',
  'published_journal',
  'published_date',
  'citation_count',
  'funding_source',
  'funding_source_country',
  'funding_amount',
]

/** A work's title without a note on how it ended, which its account tells; in quotation marks where the applicant speaks in it. */
export const titleOf = (work: Pick<Work, 'value'>): string => {
  const name = work
    .value('project_name')
    .replace(/\s+[–—-]\s+(?:failed|stopped|cancell?ed|abandoned)(?: \p{L}+)?$/iu, '')
  return isInFirstPerson(name) ? `“${asTitle(name)}”` : name
}

const letterOf = (index: number): string => String.fromCharCode(97 + index)

/** A section for each project, the nearest to the endeavor first. */
const projects = ({ ranked }: Matter): PetitionSection[] =>
  ranked.map((work, index) => ({
    id: `project-${index + 1}`,
    heading: `2(${letterOf(index)}). ${cap(titleOf(work))}`,
    level: 3,
    purpose:
      'One project: the petitioner’s own role in it, what was there before, what the petitioner did, the result with its figures, who took it up, and what it means for the endeavor.',
    facts: [
      {
        section: work.academic ? 'academicprojects' : 'professionalprojects',
        fields: work.academic ? [...WORK, ...DONE, ...PUBLISHED] : [...WORK, 'department', 'job_title', ...DONE],
        entry: work.id,
      },
      { section: 'endeavors', fields: ['title'] },
    ],
    authorities: [],
    words: { least: 150, most: 420 },
    missing: [],
  }))

const lettered = (matter: Matter, heading: string, offset: number): string =>
  `2(${letterOf(matter.ranked.length + offset)}). ${heading}`

/** The second element. The sections of the record take a letter each, so that the four factors keep their numbers. */
export const prongTwo = (matter: Matter): PetitionSection[] => [
  {
    id: 'second-element',
    heading: 'The Petitioner Is Well Positioned to Advance the Endeavor',
    level: 2,
    purpose: 'The rule, its four factors, and in a sentence what this record shows for them.',
    facts: [{ section: 'derived' }],
    authorities: ['dhanasar@890'],
    words: { least: 50, most: 160 },
    missing: [],
  },
  {
    id: 'education',
    heading: 'Education, Skills and Knowledge',
    level: 3,
    purpose: 'What the studies, the posts and the credentials taught that the endeavor calls for.',
    facts: [
      { section: 'endeavors', fields: ['exp_applicant_qualifications'] },
      { section: 'academichistory' },
      { section: 'professionalhistory', fields: ['job_title', 'organization', 'required_skills'] },
      HONORS,
    ],
    authorities: ['dhanasar@890', 'dhanasar@886 n.3'],
    words: { least: 80, most: 350 },
    missing: [{ facts: [{ section: 'academichistory' }], ask: 'education and training for the endeavor' }],
  },
  {
    id: 'record',
    heading: 'Record of Success in Related Efforts',
    level: 3,
    purpose: 'The record in sum: how many works, in which roles, what came of them, and how they are taken up below.',
    facts: [
      { section: 'endeavors', fields: ['exp_related_experience'] },
      { section: 'professionalprojects', fields: ['project_name', 'role', 'impact'] },
      {
        section: 'academicprojects',
        fields: ['project_name', 'role', 'impact', 'published_journal', 'citation_count'],
      },
      { section: 'derived' },
    ],
    authorities: ['dhanasar@890', 'dhanasar@893', 'dhanasar@893 n.11'],
    words: { least: 60, most: 220 },
    missing: [
      {
        facts: [{ section: 'professionalprojects' }, { section: 'academicprojects' }],
        ask: 'projects that show a record of success in related efforts',
      },
    ],
  },
  ...projects(matter),
  {
    id: 'posts',
    heading: lettered(matter, 'Posts Held', 0),
    level: 3,
    when: ({ jobs }) => jobs.length > 0,
    purpose: 'The posts with their duties, as far as the projects have not told them.',
    facts: [{ section: 'professionalhistory' }],
    authorities: [],
    words: { least: 40, most: 300 },
    missing: [],
  },
  {
    id: 'recognition',
    heading: lettered(matter, 'Recognition and Other Papers', matter.jobs.length > 0 ? 1 : 0),
    level: 3,
    when: ({ awards, otherEvidence }) => awards.length + otherEvidence.length > 0,
    purpose: 'Awards and other papers in which others have judged the work, each with who gave it and by what measure.',
    facts: [HONORS],
    authorities: [],
    words: { least: 40, most: 300 },
    missing: [],
  },
  {
    id: 'plan-and-progress',
    heading: 'A Plan, and Progress Under It',
    level: 3,
    purpose: 'That there is a plan, how far it has come, and what is ready for its next steps.',
    facts: [PLANS],
    authorities: ['dhanasar@890'],
    words: { least: 60, most: 260 },
    missing: [{ facts: [PLANS], ask: 'a plan for the endeavor and what has been done under it' }],
  },
  {
    id: 'interest',
    heading: 'The Interest of Users and Others',
    level: 3,
    purpose: 'Who uses, funds, supports or asks for the work; letters with the writer’s relation to the petitioner.',
    facts: [HONORS, { section: 'referees' }, { section: 'futureplan', fields: ['current_progress'] }],
    authorities: ['dhanasar@890', 'dhanasar@892', 'caron@795'],
    words: { least: 60, most: 450 },
    missing: [
      {
        facts: [HONORS, { section: 'referees' }],
        ask: 'a letter from a prospective user, customer, investor or agency that states its interest in the endeavor',
      },
    ],
  },
  {
    id: 'enterprise',
    heading: 'The Enterprise That Carries the Endeavor',
    level: 3,
    when: (matter) => enterpriseOf(matter) !== undefined,
    purpose: 'Ownership and active role, money raised, customers and jobs, each as far as it is in evidence.',
    facts: [{ section: 'professionalhistory' }, HONORS, PLANS],
    authorities: ['policy-manual-6-f-5@D'],
    words: { least: 60, most: 260 },
    missing: [],
  },
  {
    id: 'limits',
    heading: 'The Second Element as a Whole',
    level: 3,
    when: ({ ranked }) => !isThin(ranked),
    purpose: 'What follows for the second element, with the weak points met openly, each in an honest sentence.',
    facts: [
      { section: 'academicprojects', fields: ['is_published', 'citation_count', 'role'] },
      { section: 'futureplan', fields: ['status', 'current_progress'] },
      { section: 'academichistory', fields: ['degree', 'major'] },
    ],
    authorities: ['dhanasar@890', 'dhanasar@893'],
    words: { least: 60, most: 260 },
    missing: [],
  },
]
