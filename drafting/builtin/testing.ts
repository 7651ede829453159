import type { Block } from '#domain/document.ts'
import type { Warning } from '#domain/task.ts'
import { buildCaseFile, type CaseFile } from '../case-file.ts'
import type { Run } from '../drafted.ts'
import { draftEndeavors } from '../endeavors/draft.ts'
import type { Profile } from '../profile.ts'
import * as profiles from '../testing/profiles.ts'
import { plain } from './phrase.ts'
import type { Told } from './told.ts'
import { sentencesIn } from '../proof/prove.ts'

/** A run that nobody watches and nobody calls off. */
export const quietRun = (): Run => ({
  progress: () => undefined,
  signal: { aborted: false, throwIfAborted: () => undefined },
})

const isProfile = (value: unknown): value is Profile =>
  typeof value === 'object' && value !== null && 'application' in value

const all = Object.entries(profiles).flatMap(([name, profile]): [string, Profile][] =>
  isProfile(profile) ? [[name, profile]] : [],
)

/** Every fictional applicant, each with an endeavor: their own, or the first that is drafted for them. */
export const applicants: [string, Profile][] = await Promise.all(
  all.map(async ([name, profile]): Promise<[string, Profile]> => {
    if (profile.endeavors.length > 0) return [name, profile]
    const [first] = await draftEndeavors(buildCaseFile(profile), [], quietRun())
    if (first === undefined) throw new Error('No endeavor was drafted')
    return [name, { ...profile, endeavors: [{ id: 1, is_selected: true, is_locked: false, ...first }] }]
  }),
)

/** Whom the short form drafts whole documents for: somebody of papers, of plans, of an ordinary record, and of little. */
const SHORT_FORM = ['batteryResearcher', 'droneFounder', 'ordinaryApplicant', 'thinApplicant']

/** How a test about a fictional applicant is tagged: the others are the same thing once more. */
export const ofShortForm = (name: string, those: readonly string[] = SHORT_FORM): { tags: 'long'[] } => ({
  tags: those.includes(name) ? [] : ['long'],
})

/** A confirmed statement of the record, in a field of an entry. */
export const statement = (
  section: string,
  entry: number,
  field: string,
  text: string,
  sources: string[] = [],
): Told => ({
  text,
  card: {
    id: text,
    text,
    about: 'applicant',
    kind: 'did',
    status: 'done',
    state: 'confirmed',
    questions: [],
    choices: [],
    sources: [{ section, entry, field, words: text }],
    referee_id: null,
    origin: 'entered',
    was: null,
    confirmed_by: null,
    confirmed_at: null,
  },
  sources,
  exhibits: [],
  section,
  entry,
  field,
})

export const endeavorOf = ({ endeavors }: Profile): number => endeavors[0]?.id ?? 0

/** A configuration that endorses everything the profile holds. */
export const everything = (profile: Profile): { category: string; item_id: string }[] => {
  const items = (category: string, rows: { id: number }[]) => rows.map(({ id }) => ({ category, item_id: String(id) }))
  return [
    ...items('academichistory', profile.academichistory),
    ...items('academicproject', profile.academicprojects),
    ...items('professionalhistory', profile.professionalhistory),
    ...items('professionalproject', profile.professionalprojects),
    ...items('evidence', profile.evidence),
    ...items('futureplan', profile.futureplan),
    ...items('proposedendeavor', profile.endeavors.slice(0, 1)),
    ...['personal_abilities', 'work_impact', 'national_interest'].map((item_id) => ({ category: 'goal', item_id })),
  ]
}

export { sentencesIn } from '../proof/prove.ts'

export const textIn = (blocks: readonly Block[]): string => sentencesIn(blocks).map(plain).join(' ')

/**
 * What a document marks as unsupported. What a paper of the filing tells otherwise is marked too, and is supported; so is what
 * was noted of a letter's writer, which the letter itself was not seen to say.
 */
export const unsupported = (caseFile: CaseFile, warnings: readonly Warning[]): Warning[] =>
  warnings.filter(
    ({ kind, text }) =>
      kind === 'verify' &&
      !caseFile.contradictions.some((contradiction) => text.endsWith(`: ${contradiction.text.replace(/\.$/, '')}`)),
  )
