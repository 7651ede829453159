import { z } from 'zod'
import { SECTIONS, type SectionPath } from './sections.ts'

/** How long a deleted record or file can be restored. */
export const RESTORABLE_DAYS = 30

/** What can be restored: an entry of a section, an endeavor, a recommender, or a file of a record that was kept. */
export const DELETED_KINDS = [...(Object.keys(SECTIONS) as SectionPath[]), 'endeavor', 'recommender', 'file'] as const
export const deletedKind = z.enum(DELETED_KINDS)
export type DeletedKind = z.infer<typeof deletedKind>

export const deletedItem = z.object({
  kind: deletedKind,
  id: z.int(),
  title: z.string(),
  /** Of a file, the kind of record that it belonged to. */
  of: z.string().nullable(),
  /** Names of the files that are restored, and purged, with it. */
  files: z.array(z.string()),
  deleted_at: z.string(),
  purged_at: z.string(),
  days_left: z.int(),
})
export type DeletedItem = z.infer<typeof deletedItem>

export const restoredItem = z.object({ kind: deletedKind, id: z.int() })

export const NOT_RECENTLY_DELETED = 'This is not among what was recently deleted'
export const RECORD_DELETED_TOO = 'Please restore the entry that this file belonged to first'
