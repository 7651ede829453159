import { draftSignIn, type DraftSign } from '#documents/draft-signs.ts'
import type { FileRef } from '#domain/file.ts'
import type { Contradiction } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { fieldPlace } from './places.ts'

/** A paper of the profile that is a draft of our own, and so no paper of the filing. */
interface OwnDraft extends DraftSign {
  section: string
  entry: number
  field: string
  file: FileRef
}

const isFile = (value: unknown): value is FileRef =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'

const SECTIONS = [
  'academichistory',
  'academicprojects',
  'professionalprojects',
  'evidence',
  'futureplan',
  'referees',
] as const satisfies (keyof Profile)[]

/** The profile without papers that are drafts of our own, and which these are: what was drafted here proves nothing. */
export function withoutDrafts(profile: Profile): { profile: Profile; drafts: OwnDraft[] } {
  const read = new Map(profile.uploads.map((upload) => [upload.url, upload]))
  const drafts: OwnDraft[] = []
  const cleared = <T extends object>(section: string, entry: number, row: T): T => {
    const found = Object.entries(row).flatMap(([field, value]: [string, unknown]) => {
      const upload = isFile(value) ? read.get(value.url) : undefined
      const sign = upload && draftSignIn(upload.pages, upload.by, field === 'signed_letter')
      return sign === undefined || !isFile(value) ? [] : [{ section, entry, field, file: value, ...sign }]
    })
    drafts.push(...found)
    return found.length === 0 ? row : { ...row, ...Object.fromEntries(found.map(({ field }) => [field, null])) }
  }
  const application = cleared('application', profile.application.id, profile.application)
  const rows = SECTIONS.map(
    (section) => [section, profile[section].map((row) => cleared(section, row.id, row))] as const,
  )
  if (drafts.length === 0) return { profile, drafts }
  return { profile: { ...profile, application, ...(Object.fromEntries(rows) as Partial<Profile>) }, drafts }
}

/** What the applicant is told of each. */
export const draftsTold = (profile: Profile, drafts: readonly OwnDraft[]): Contradiction[] =>
  drafts.map(({ section, entry, field, file, page, words }) => ({
    kind: 'draft',
    text:
      field === 'signed_letter'
        ? `“${file.name}” is a draft and no signed letter: its page ${page} says “${words}”. It does not count until the signed letter is uploaded in its place.`
        : `“${file.name}” is a draft that was made here: its page ${page} says “${words}”. It proves nothing and is no exhibit. Please upload the paper that was meant.`,
    places: [{ ...fieldPlace(profile, section, entry, field), file: file.url, page }],
  }))
