import type { CardKind } from '#domain/fact-card.ts'
import { personOf, type Person } from '../builtin/person.ts'
import { ordered } from '../case-file/order.ts'
import type { SectionName } from '../case-file/fields.ts'
import type { CaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'

/** What a text is about: the kind of its statements, and how words of it are introduced where they are quoted. */
interface Asked {
  kind: CardKind
  /** "On the results" of what the applicant writes. */
  on: string
}

const WORK: Readonly<Record<string, Asked>> = {
  background: { kind: 'background', on: 'On the background' },
  goal: { kind: 'background', on: 'On the aim' },
  challenge: { kind: 'need', on: 'On the difficulties' },
  solution: { kind: 'did', on: 'On what was done' },
  impact: { kind: 'result', on: 'On the results' },
}

/** Fields whose text becomes cards. The value of any other field is a fact as it was entered. */
const PASSAGES: Readonly<Partial<Record<SectionName, Readonly<Record<string, Asked>>>>> = {
  professionalhistory: { job_summary: { kind: 'did', on: 'On this post' } },
  professionalprojects: WORK,
  academicprojects: { ...WORK, comments: { kind: 'background', on: 'In addition' } },
  evidence: { brief_introduction: { kind: 'recognition', on: 'On this' } },
  futureplan: {
    current_progress: { kind: 'did', on: 'On the progress so far' },
    plans: { kind: 'plan', on: 'On the next steps' },
    expected_outcomes: { kind: 'plan', on: 'On the expected outcomes' },
    impact: { kind: 'plan', on: 'On the benefit' },
    comments: { kind: 'plan', on: 'In addition' },
  },
  referees: { comments: { kind: 'background', on: 'On the recommender' } },
}

/** A field's text, and what is known of its entry. */
export interface Passage {
  section: SectionName | 'endeavors'
  entry: number
  field: string
  kind: CardKind
  /** How words of it are introduced where they are quoted. */
  on: string
  text: string
  referee_id: number | null
  /** The recommender whose remarks these are; undefined of any other text. */
  speaker: Person | undefined
  /** The organization of the entry; empty where it has none. */
  house: string
  /** True of a post or a project that has not ended. */
  isCurrent: boolean
}

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const passagesIn = (profile: Profile, section: SectionName): Passage[] =>
  ordered(profile, section).flatMap((entry) => {
    const row: Readonly<Record<string, unknown>> = { ...entry }
    const speaker = 'relationship' in entry ? personOf(entry, []) : undefined
    return Object.entries(PASSAGES[section] ?? {}).flatMap(([field, asked]): Passage[] => {
      const text = words(row[field])
      if (text === '') return []
      return [
        {
          section,
          entry: entry.id,
          field,
          ...asked,
          text,
          referee_id: speaker === undefined ? null : entry.id,
          speaker,
          house: words(row.organization),
          isCurrent: row.is_current === true || (section.endsWith('projects') && words(row.end_date) === ''),
        },
      ]
    })
  })

/** Every text of the profile that cards are made of, in the order of the filing. Endeavors are what is proposed, and no fact. */
export const passagesOf = ({ profile }: CaseFile): Passage[] =>
  (Object.keys(PASSAGES) as SectionName[]).flatMap((section) => passagesIn(profile, section))
