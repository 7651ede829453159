import type { OutlineSection } from '../outline.ts'
import { TIE_ANSWERS } from '../case-file/ties.ts'
import type { Tie } from './writer.ts'

const PERSON = { section: 'application', fields: ['first_name', 'middle_name', 'last_name'] } as const
const WRITER = { section: 'referees', fields: ['title', 'organization', 'department'] } as const
const WORK = ['project_name', 'organization', 'role', 'goal', 'challenge', 'solution', 'impact'] as const

const TIE = ['relationship', 'years_of_known', 'category', 'comments', ...TIE_ANSWERS] as const

/** What the second paragraph has to make plain, by the writer's tie. */
const ACQUAINTANCE: Readonly<Record<Tie | 'unmet', string>> = {
  dependent: 'as what, how long and how closely the writer has known the applicant, and so what the writer saw',
  independent: 'that the writer is independent of the applicant, and how the writer came upon the work',
  // Co-authors at two ends of the world may never have met.
  unmet: 'what ties the writer to the applicant, whom the writer never met, and how long the writer has known the work',
  unclear: 'how the writer came upon the work; whether the writer is independent is to be asked',
}

const section = (one: Omit<OutlineSection, 'heading' | 'level' | 'authorities'>): OutlineSection => ({
  heading: '',
  level: 1,
  authorities: [],
  ...one,
})

/** The sections of a letter in order. A writer tells only what such a writer can know. */
export const outlineFor = (tie: Tie, knowsPerson = tie === 'dependent'): OutlineSection[] => [
  section({
    id: 'writer',
    purpose: 'who the writer is, and why the writer can judge',
    facts: [WRITER, PERSON],
    words: { least: 30, most: 110 },
    missing: [{ facts: [], ask: 'the writer’s own standing in the field, in the writer’s words' }],
  }),
  section({
    id: 'acquaintance',
    purpose: ACQUAINTANCE[tie === 'dependent' && !knowsPerson ? 'unmet' : tie],
    facts: [{ section: 'referees', fields: knowsPerson ? [...TIE, 'frequency'] : TIE }, PERSON],
    words: { least: 30, most: 130 },
    missing: tie === 'unclear' ? [{ facts: [], ask: 'whether the writer is independent of the applicant' }] : [],
  }),
  section({
    id: 'problem',
    purpose: 'the problem of the field before the work, so that the contributions can be understood',
    facts: [
      { section: 'professionalprojects', fields: ['background'] },
      { section: 'academicprojects', fields: ['background'] },
    ],
    words: { least: 20, most: 140 },
    missing: [],
  }),
  section({
    id: 'contributions',
    purpose:
      'two to four concrete contributions, each with what was wanted, what was done, what came of it and what the writer makes of it',
    facts: [
      { section: 'professionalprojects', fields: WORK },
      { section: 'academicprojects', fields: WORK },
    ],
    words: { least: 150, most: 650 },
    missing: [
      {
        facts: [{ section: 'professionalprojects' }, { section: 'academicprojects' }],
        ask: 'a piece of the applicant’s work that the writer knows, and from where',
      },
    ],
    after: ['problem'],
  }),
  section({
    id: 'effect',
    purpose:
      'the effect outside the applicant’s employer, recognition by others, and the abilities that the work shows',
    facts: [
      { section: 'professionalprojects', fields: ['impact'] },
      { section: 'academicprojects', fields: ['impact', 'published_journal', 'citation_count'] },
      { section: 'evidence' },
      { section: 'professionalhistory', fields: ['job_title', 'organization', 'job_summary'] },
    ],
    words: { least: 40, most: 240 },
    missing: [{ facts: [], ask: 'an effect or an occasion that the writer saw' }],
    after: ['contributions'],
  }),
  section({
    id: 'endeavor',
    purpose: 'the endeavor ahead: what it is, why it matters, and why this person',
    facts: [{ section: 'endeavors' }, { section: 'futureplan' }],
    words: { least: 60, most: 260 },
    missing: [{ facts: [{ section: 'endeavors' }], ask: 'the endeavor that the letter is to support' }],
    after: ['contributions'],
  }),
  section({
    id: 'conclusion',
    purpose: 'the recommendation, in a sentence or two',
    facts: [PERSON],
    words: { least: 10, most: 60 },
    missing: [],
  }),
]
