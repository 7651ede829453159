import { z } from 'zod'
import { fileRef } from './file.ts'

/** Files in which people have their record already, and from which the profile can take new entries. */
export const IMPORT_KINDS = ['json_resume', 'bibtex', 'orcid'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const IMPORT_KIND_NAMES: Readonly<Record<ImportKind, string>> = {
  json_resume: 'JSON Resume',
  bibtex: 'BibTeX',
  orcid: 'ORCID',
}

/** The sections that take such entries, in the order of the steps. */
export const IMPORTED_SECTIONS = [
  'academichistory',
  'academicprojects',
  'professionalhistory',
  'professionalprojects',
  'evidence',
] as const
export type ImportedSection = (typeof IMPORTED_SECTIONS)[number]

export const MAX_IMPORT_BYTES = 2 * 1024 * 1024

export const IMPORT_REFUSALS = {
  missing: 'Please choose a file',
  wrong: 'Please choose a JSON Resume (.json), BibTeX (.bib) or ORCID (.json, .xml) file',
  too_large: 'File size should not exceed 2MB. Split the file and bring in its parts.',
  archive:
    'This is an archive. Please unpack it and choose a file inside. For ORCID, take the one named after your iD.',
  json: 'The JSON in this file is broken, so it could not be read. Please save it again.',
  xml: 'The XML in this file is broken, so it could not be read. Please download it again.',
  busy: 'Another file of yours is being read. Please wait until it is done.',
  broken: 'This file could not be read. Please save it again, or bring in a part of it.',
  slow: 'This file took too long to read. Please split it and bring in its parts.',
} as const

/** One entry that a file could give. Nothing of it is stored: the person looks at it, fills in the rest and saves it. */
const foundEntry = z.object({
  section: z.enum(IMPORTED_SECTIONS),
  /** Its place in the file. */
  from: z.string(),
  /** Fields of the section that the file fills, by their names; `imported_from` among them. */
  fields: z.record(z.string(), z.unknown()),
  /** A stored entry that seems to be the same. */
  duplicate_of: z.int().nullable(),
  /** False where the file names authors and the person is none of them: a list of references, say. */
  names_you: z.boolean(),
  /** True where an author may be the person, by an initial or a part of the name only: the person says whether. */
  may_be_you: z.boolean(),
  /** What the person should know: what the file says and no field holds, what could not be told. */
  notes: z.array(z.string()),
})
export type FoundEntry = z.infer<typeof foundEntry>

export const importReply = z.object({
  kind: z.enum(IMPORT_KINDS),
  source: fileRef,
  found: z.array(foundEntry),
  left_out: z.array(z.object({ from: z.string(), reason: z.string() })),
})
export type ImportReply = z.infer<typeof importReply>

/** A file that was brought in before, kept as the source of its entries. */
export const importedFile = z.object({
  id: z.int(),
  kind: z.enum(IMPORT_KINDS),
  source: fileRef,
  imported_at: z.string(),
})
export type ImportedFile = z.infer<typeof importedFile>
