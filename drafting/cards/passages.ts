import type { CardKind } from '#domain/fact-card.ts'
import { personOf, type Person } from '../builtin/person.ts'
import { ordered } from '../case-file/order.ts'
import type { SectionName } from '../case-file/fields.ts'
import type { CaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'

/** Fields whose text becomes cards, with the kind of statement that each asks for. The value of any other field is a fact as it was entered. */
const PASSAGES = {
  professionalhistory: { job_summary: 'did' },
  professionalprojects: {
    background: 'background',
    goal: 'background',
    challenge: 'need',
    solution: 'did',
    impact: 'result',
  },
  academicprojects: {
    background: 'background',
    goal: 'background',
    challenge: 'need',
    solution: 'did',
    impact: 'result',
    comments: 'background',
  },
  evidence: { brief_introduction: 'recognition' },
  futureplan: {
    current_progress: 'did',
    plans: 'plan',
    expected_outcomes: 'plan',
    impact: 'plan',
    comments: 'plan',
  },
  referees: { comments: 'background' },
} as const satisfies Partial<Record<SectionName, Readonly<Record<string, CardKind>>>>

/** A field's text, and what is known of its entry. */
export interface Passage {
  section: SectionName | 'endeavors'
  entry: number
  field: string
  kind: CardKind
  text: string
  referee_id: number | null
  /** The recommender whose remarks these are; undefined of any other text. */
  speaker: Person | undefined
  /** What a work is called, in quotation marks; empty where the entry is none. */
  work: string
  /** The organization of the entry; empty where it has none. */
  house: string
  /** True of a post or a project that has not ended. */
  isCurrent: boolean
}

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const passagesIn = (profile: Profile, section: keyof typeof PASSAGES): Passage[] =>
  ordered(profile, section).flatMap((entry) => {
    const row: Readonly<Record<string, unknown>> = { ...entry }
    const fields: Readonly<Record<string, CardKind>> = PASSAGES[section]
    const title = words(row.project_name)
    const speaker = 'relationship' in entry ? personOf(entry, []) : undefined
    return Object.entries(fields).flatMap(([field, kind]): Passage[] => {
      const text = words(row[field])
      if (text === '') return []
      return [
        {
          section,
          entry: entry.id,
          field,
          kind,
          text,
          referee_id: speaker === undefined ? null : entry.id,
          speaker,
          work: title === '' ? '' : `the project “${title}”`,
          house: words(row.organization),
          isCurrent: row.is_current === true || (section.endsWith('projects') && words(row.end_date) === ''),
        },
      ]
    })
  })

/** Every text of the profile that cards are made of, in the order of the filing. Endeavors are what is proposed, and no fact. */
export const passagesOf = ({ profile }: CaseFile): Passage[] =>
  (Object.keys(PASSAGES) as (keyof typeof PASSAGES)[]).flatMap((section) => passagesIn(profile, section))
