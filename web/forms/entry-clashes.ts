import type { Entry, EntryValues } from './entry-section.ts'
import { merge, type Clash } from './merge.ts'

/** What has to be asked of one entry of the form: fields changed on both sides, or that it was deleted elsewhere. */
export interface EntryClash {
  /** Place in the form. */
  at: number
  gone: boolean
  clashes: Clash[]
}

const withoutIdentity = ({ id: _id, version: _version, ...fields }: Entry): Entry => fields

/**
 * The form's entries over what is stored by now: what was changed only elsewhere is taken over, and `asked` tells what a
 * person must decide. An entry that was deleted elsewhere stays, as `anew` makes a new one of it.
 */
export function mergeEntries(
  base: EntryValues,
  mine: EntryValues,
  stored: readonly Entry[],
  anew: (entry: Entry) => Entry,
): { values: EntryValues; asked: EntryClash[] } {
  const asked: EntryClash[] = []
  const entries = mine.entries.map((entry, at) => {
    if (entry.id === undefined) return entry
    const theirs = stored.find(({ id }) => id === entry.id)
    if (theirs === undefined) {
      asked.push({ at, gone: true, clashes: [] })
      return anew(entry)
    }
    const before = base.entries.find(({ id }) => id === entry.id) ?? {}
    const { merged, clashes } = merge(withoutIdentity(before), withoutIdentity(entry), theirs)
    if (clashes.length > 0) asked.push({ at, gone: false, clashes })
    return { ...merged, id: entry.id, version: theirs.version }
  })
  const removed = mine.removed.filter((id) => stored.some((entry) => entry.id === id))
  return { values: { entries, removed }, asked }
}

/** Which side a person chose for each question, by `at/field`, or `at` for an entry deleted elsewhere. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

export const questionOf = (at: number, field?: string): string => (field === undefined ? `${at}` : `${at}/${field}`)

/** The merged values with what was chosen from the other side. */
export function chosen(values: EntryValues, asked: readonly EntryClash[], choices: Choices): EntryValues {
  const entries = values.entries.map((entry, at) => {
    const clashes = asked.find((one) => one.at === at)?.clashes ?? []
    const theirs = clashes.filter(({ name }) => choices[questionOf(at, name)] === 'theirs')
    return { ...entry, ...Object.fromEntries(theirs.map((clash) => [clash.name, clash.theirs])) }
  })
  const left = new Set(asked.filter(({ gone, at }) => gone && choices[questionOf(at)] === 'theirs').map(({ at }) => at))
  return { ...values, entries: entries.filter((_, at) => !left.has(at)) }
}
