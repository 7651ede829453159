import type { LucideIcon } from 'lucide-react'
import type { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import type { FieldGroup, Values } from './field-spec.ts'
import { issuesOf, type Issue } from './issues.ts'

/** An entry as the form holds it: its fields, and once it is stored its id and the version that it rests on. */
export type Entry<V extends object = Values> = V & { id?: number; version?: number }

/** One entry to save: `at` is its place in the form, by which refusals come back. */
export interface EntryToSave {
  at: number
  id?: number
  version?: number
  fields: Values
}

export interface EntryWork {
  entries: EntryToSave[]
  /** Ids of stored entries that were deleted in the form. */
  removed: number[]
  /** To be called as soon as an entry is stored: if a later call fails, saving again must neither create it twice nor meet itself. */
  onStored: (at: number, stored: { id?: number; version?: number }) => void
}

/** A list of entries as its form needs it. */
export interface EntrySection<V extends object = Values> {
  /** Schema of one entry, from the domain. */
  schema: z.ZodType
  groups: readonly FieldGroup<V>[]
  /** A new entry. */
  empty: V
  /** The entry's own words; empty while they are lacking. */
  title: (entry: V) => string
  subtitle?: (entry: V) => string
  /** Title of an entry without words of its own: "New degree". */
  untitled: string
  /** Saves and answers the stored entries in the form's order. Refusals are ApiError with `entries` by `at`. */
  save: (work: EntryWork) => Promise<Entry<V>[]>
  /** The entries as the server has them now, as the form shows them. */
  load: () => Promise<Entry<V>[]>
  /** Restores an entry whose deletion was saved, and says so; false where it could not. */
  restore?: (id: number, title: string) => Promise<boolean>
  /** True for an entry that is passed over on saving. */
  isBlank?: (entry: V) => boolean
  /** Told where the last entry would be deleted; without it the list may be empty. */
  minimum?: string
  /** Shown where the list was emptied; of a list that may be empty. */
  none?: { icon: LucideIcon; title: string; text: string; add: string }
}

/**
 * A new entry with the words of another. Files stay behind: each belongs to one record; `files` tells whether there were
 * some.
 */
export function copyOf(section: EntrySection, entry: Entry): { copy: Entry; files: boolean } {
  const { id: _id, version: _version, ...copy } = entry
  const papers = section.groups.flatMap((group) => group.fields).filter((field) => field.kind === 'file')
  const files = papers.some(({ name }) => Boolean(copy[name]))
  for (const { name } of papers) copy[name] = section.empty[name]
  if ('imported_from' in copy) copy['imported_from'] = ''
  return { copy, files }
}

/** An entry's own words, or what stands for them. */
export const titleOf = (section: EntrySection, entry: Values): string => section.title(entry).trim() || section.untitled

export type EntryValues = {
  entries: Entry[]
  removed: number[]
}

/** Whether an entry says no more than what is stored of it. */
export function isAsStored(entry: Entry, stored: readonly Entry[]): boolean {
  const before = stored.find(({ id }) => id !== undefined && id === entry.id)
  return before !== undefined && Object.entries(entry).every(([name, value]) => areAlike(value, before[name]))
}
const areAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** All that a card shows of an entry while it is closed. */
export const headingOf = (section: EntrySection, entry: Values): string =>
  `${titleOf(section, entry)}\n${section.subtitle?.(entry) ?? ''}`

/** A disabled field shows nothing and is told nothing of, so what was typed in it before must not hold up the save. */
export function asShown(section: EntrySection, entry: Entry): Entry {
  const shut = section.groups.flatMap((group) => group.fields).filter((field) => field.disabled?.(entry))
  return { ...entry, ...Object.fromEntries(shut.map(({ name }) => [name, section.empty[name]])) }
}

/** A list with an entry put in at a place; the empty card that stands for an empty list makes room for it. */
export function withEntry(section: EntrySection, entries: readonly Entry[], at: number, entry: Entry): Entry[] {
  const [only] = entries
  const isBlank = entries.length === 1 && only?.id === undefined && areAlike(only, section.empty)
  return (isBlank ? [] : entries).toSpliced(at, 0, entry)
}

/** What to save of a list, or the issues of its entries. */
export const readEntries =
  (section: EntrySection) =>
  (values: EntryValues): { data: Omit<EntryWork, 'onStored'> } | { issues: Issue[] } => {
    const entries: EntryToSave[] = []
    const issues: Issue[] = []
    values.entries.forEach((entry, at) => {
      if (section.isBlank?.(entry)) return
      const read = section.schema.safeParse(asShown(section, entry))
      if (read.success) entries.push({ at, id: entry.id, version: entry.version, fields: read.data as Values })
      else issues.push(...issuesOf(read.error, `entries.${at}.`))
    })
    return issues.length > 0 ? { issues } : { data: { entries, removed: values.removed } }
  }

/** A refusal of an array call, by places in the array, as one by places in the form. */
export function refusalInForm(error: unknown, sent: readonly EntryToSave[]): unknown {
  if (!(error instanceof ApiError)) return error
  const first = sent[0]
  const entries =
    error.entries.length > 0
      ? error.entries
      : Object.keys(error.fields).length > 0 && first && sent.length === 1
        ? [{ index: 0, errors: error.fields }]
        : []
  if (entries.length === 0) return error
  return new ApiError(
    error.status,
    entries.map(({ index, errors }) => ({ index: sent[index]?.at ?? index, errors })),
  )
}
