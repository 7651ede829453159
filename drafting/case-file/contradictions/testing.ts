import { buildCaseFile } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { batteryResearcher } from '../../testing/profiles.ts'

type Section =
  | 'academichistory'
  | 'academicprojects'
  | 'professionalhistory'
  | 'professionalprojects'
  | 'evidence'
  | 'futureplan'
  | 'endeavors'
  | 'referees'

/** What is planted into a profile that has no contradiction. */
export type Change = (profile: Profile) => Profile

export const change =
  <S extends Section>(section: S, index: number, fields: Partial<Profile[S][number]>): Change =>
  (profile) => ({
    ...profile,
    [section]: profile[section].map((entry, at) => (at === index ? { ...entry, ...fields } : entry)),
  })

/** An upload with these pages. */
export const reading =
  (url: string | undefined, ...pages: string[]): Change =>
  (profile) => ({ ...profile, uploads: [...profile.uploads, { url: url ?? '', pages, by: 'text' }] })

export const both =
  (...changes: Change[]): Change =>
  (profile) =>
    changes.reduce((changed, one) => one(changed), profile)

export const found = (plant: Change): string[] =>
  buildCaseFile(plant(batteryResearcher)).contradictions.map(({ kind, text }) => `${kind}: ${text}`)
