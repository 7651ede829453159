import type { SectionPath } from '#domain/sections.ts'

/** The sections of a seeded profile, each a table of its own. */
export const ENTERED = [
  'academichistory',
  'academicprojects',
  'professionalhistory',
  'professionalprojects',
  'evidence',
  'futureplan',
] as const satisfies readonly SectionPath[]
