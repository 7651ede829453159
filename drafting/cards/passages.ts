import type { CardKind } from '#domain/fact-card.ts'
import { personOf, type Person } from '../builtin/person.ts'
import { ordered } from '../case-file/order.ts'
import type { SectionName } from '../case-file/fields.ts'
import type { CaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'

/** What a text is about: the kind of its statements, and what words of it stand behind where they are quoted. */
interface Asked {
  kind: CardKind
  /** A label, such as "Results", or words in which `{name}` writes. */
  head: string
  /** What is asked for where the text is notes. */
  what: string
}

const WORK: Readonly<Record<string, Asked>> = {
  background: { kind: 'background', head: 'Background', what: 'the background' },
  goal: { kind: 'background', head: 'Aim', what: 'the aim' },
  challenge: { kind: 'need', head: 'Difficulties', what: 'the difficulties' },
  solution: { kind: 'did', head: 'What was done', what: 'what was done' },
  impact: { kind: 'result', head: 'Results', what: 'the results' },
}

/** Fields whose text becomes cards. The value of any other field is a fact as it was entered. */
const PASSAGES: Readonly<Partial<Record<SectionName, Readonly<Record<string, Asked>>>>> = {
  professionalhistory: {
    job_summary: { kind: 'did', head: 'On this post, {name} writes', what: 'the duties of this post' },
  },
  professionalprojects: WORK,
  academicprojects: { ...WORK, comments: { kind: 'background', head: 'In addition', what: 'your comments' } },
  evidence: {
    brief_introduction: { kind: 'recognition', head: 'On this, {name} writes', what: 'the account of this entry' },
  },
  futureplan: {
    current_progress: { kind: 'did', head: 'Progress so far', what: 'the progress so far' },
    plans: { kind: 'plan', head: 'Next steps', what: 'the next steps' },
    expected_outcomes: { kind: 'plan', head: 'Expected outcomes', what: 'the expected outcomes' },
    impact: { kind: 'plan', head: 'Impact', what: 'the impact' },
    comments: { kind: 'plan', head: 'In addition', what: 'your comments' },
  },
  referees: {
    comments: {
      kind: 'background',
      head: 'On the recommender, {name} writes',
      what: 'what you know of the recommender',
    },
  },
}

/** What a field is asked for where its text is notes. */
export const askedOf = (section: SectionName, field: string): string => PASSAGES[section]?.[field]?.what ?? 'this'

const LABELS: ReadonlySet<string> = new Set(
  Object.values(PASSAGES)
    .flatMap((fields) => Object.values(fields).map(({ head }) => head))
    .filter((head) => !head.includes('{name}')),
)

/** True of a statement that is a quotation behind a label: the text around it has to say whose words they are. */
export const isLabeled = (statement: string): boolean => LABELS.has(statement.split(': “', 1)[0] ?? '')

/** A field's text, and what is known of its entry. */
export interface Passage {
  section: SectionName | 'endeavors'
  entry: number
  field: string
  kind: CardKind
  /** What words of it stand behind where they are quoted. */
  head: string
  text: string
  referee_id: number | null
  /** The recommender whose remarks these are; undefined of any other text. */
  speaker: Person | undefined
  /** The organization of the entry; empty where it has none. */
  house: string
  /** True of a post or a project that has not ended. */
  isCurrent: boolean
  /** True of an entry that came out of a file: nobody has typed its sentences. */
  isImported: boolean
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
          isImported: words(row.imported_from) !== '',
          isCurrent: row.is_current === true || (section.endsWith('projects') && words(row.end_date) === ''),
        },
      ]
    })
  })

/** Every text of the profile that cards are made of, in the order of the filing. Endeavors are what is proposed, and no fact. */
export const passagesOf = ({ profile }: CaseFile): Passage[] =>
  (Object.keys(PASSAGES) as SectionName[]).flatMap((section) => passagesIn(profile, section))
