import { z } from 'zod'
import type { FileRule } from './file.ts'
import { MAX_ENTRIES } from './limits.ts'

/** The names under which progress is kept, in the order of the work. */
export const PROGRESS_SECTIONS = [
  'Personal Info',
  'Education',
  'Academic Project',
  'Employment',
  'Professional Project',
  'Evidence',
  'Future Plan',
  'RFE',
  'Proposed Endeavor',
  'Recommender',
  'Petition Letter',
  'RFE Analysis',
  'RFE Response',
] as const
export type ProgressSection = (typeof PROGRESS_SECTIONS)[number]

/**
 * A list section of the profile, defined once for form, API and table: `path` is the call's last part and the table's name,
 * the schema's fields are its columns.
 */
export interface Section<T extends z.ZodType = z.ZodType> {
  path: string
  progress: ProgressSection
  schema: T
  files: Readonly<Record<string, FileRule>>
  /** An entry with nothing in it, as a new card of the form starts. */
  empty: z.input<T>
}

/** The order a person gives to the entries of a section, by their ids. */
export const entryOrder = z.object({
  ids: z
    .array(z.int({ error: 'Please give the ids of entries' }).positive(), { error: 'Please give the ids of entries' })
    .max(MAX_ENTRIES, `Please give at most ${MAX_ENTRIES} ids`)
    .refine((ids) => new Set(ids).size === ids.length, 'An entry is given twice'),
})

/** The fields of a schema, without what is asked of them together. */
export const shapeOf = (schema: z.ZodType): z.ZodRawShape => {
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in as z.ZodType)
  return schema instanceof z.ZodObject ? schema.shape : {}
}

export const section = <T extends z.ZodType>(definition: Section<T>): Section<T> => definition
