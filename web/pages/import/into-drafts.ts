import type { FoundEntry } from '#domain/import.ts'
import { isBlank } from '#domain/field.ts'
import { loadSection } from '../../api/sections.ts'
import { draftKey, keepDraft, readDraft } from '../../forms/drafts.ts'
import type { Entry, EntryValues } from '../../forms/entry-section.ts'
import { formEntry, IMPORT_SECTIONS, type ImportSection } from './import-sections.ts'

const isValues = (values: unknown): values is EntryValues =>
  typeof values === 'object' && values !== null && Array.isArray((values as EntryValues).entries)

/** A card in which nothing was typed: it makes room for what is brought in. */
const isUntouched = (section: ImportSection, entry: Entry): boolean =>
  entry.id === undefined &&
  Object.keys(section.empty).every((name) => isBlank(entry[name]) || entry[name] === section.empty[name])

/** What a section's form holds after these entries were added: all that it held, and they at its end. */
export function withAdded(section: ImportSection, values: EntryValues, added: readonly FoundEntry[]): EntryValues {
  const kept = values.entries.filter((entry) => !isUntouched(section, entry))
  return { ...values, entries: [...kept, ...added.map((found) => formEntry(section, found))] }
}

/** The unsaved entries of each section, as they were typed on this device. */
export async function typedEntries(userId: number): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const drafts = await Promise.all(IMPORT_SECTIONS.map(({ path }) => readDraft(draftKey(userId, path))))
  return new Map(
    IMPORT_SECTIONS.map(({ path }, at) => {
      const values = drafts[at]?.values
      return [path, isValues(values) ? values.entries.filter((entry) => entry.id === undefined) : []]
    }),
  )
}

/**
 * Puts entries into the forms of their sections as if they had been typed there: they are saved, or thrown away, where all
 * others are. Answers the sections that got some. Throws where this device keeps nothing.
 */
export async function addToForms(userId: number, chosen: readonly FoundEntry[]): Promise<ImportSection[]> {
  const touched = IMPORT_SECTIONS.filter(({ path }) => chosen.some(({ section }) => section === path))
  // All that can fail for want of a server comes before anything is changed.
  const forms = await Promise.all(
    touched.map(async (section) => {
      const key = draftKey(userId, section.path)
      const draft = await readDraft(key)
      if (draft !== null && isValues(draft.values)) return { section, key, values: draft.values, base: draft.base }
      const entries = (await loadSection(section.path)).map((entry) => ({
        ...section.empty,
        ...section.fromWire(entry),
      }))
      const values: EntryValues = { entries, removed: [] }
      return { section, key, values, base: values }
    }),
  )
  for (const { section, key, values, base } of forms) {
    const added = chosen.filter((found) => found.section === section.path)
    if ((await keepDraft(key, withAdded(section, values, added), base)) === null)
      throw new Error('No draft can be kept')
  }
  return touched
}
