import type { SectionPath } from '#domain/sections.ts'
import { useQuery } from '@tanstack/react-query'
import { refusalInForm, type Entry, type EntryToSave, type EntryWork } from '../forms/entry-section.ts'
import { ApiError } from './api-error.ts'
import { del, get, patch, post } from './client.ts'
import { queryClient } from './query-client.ts'

const listKey = (path: SectionPath) => ['section', path]

/** The stored entries of a section, oldest first. */
export const useSectionEntries = (path: SectionPath, { enabled = true } = {}) =>
  useQuery({
    queryKey: listKey(path),
    enabled,
    queryFn: async () => (await get<{ results: Entry[] }>(`/api/${path}/`)).results,
  })

async function refusedIn<T>(sent: readonly EntryToSave[], call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw refusalInForm(error, sent)
  }
}

/**
 * Saves a section: what changed, what was deleted, then what is new, so that a failure before the last step can simply be
 * tried again. `single`: the section is created one object a call (academic projects).
 */
export const saveSection =
  (path: SectionPath, { single = false } = {}) =>
  async ({ entries, removed, onCreated }: EntryWork): Promise<Entry[]> => {
    const url = `/api/${path}/`
    const known = entries.filter((entry) => entry.id !== undefined)
    const fresh = entries.filter((entry) => entry.id === undefined)
    const stored = new Map<number, Entry>()
    const keep = (sent: readonly EntryToSave[], answered: readonly Entry[]) =>
      sent.forEach(({ at, id }, index) => {
        const entry = answered[index]
        if (!entry) return
        stored.set(at, entry)
        if (id === undefined && entry.id !== undefined) onCreated(at, entry.id)
      })

    if (known.length > 0) {
      const body = known.map(({ id, fields }) => ({ ...fields, id }))
      keep(known, await refusedIn(known, patch<Entry[]>(url, body)))
    }
    for (const id of removed) await del(`${url}${id}/`).catch(ignoreGone)
    for (const batch of single ? fresh.map((entry) => [entry]) : fresh.length > 0 ? [fresh] : []) {
      const body = batch.map((entry) => entry.fields)
      const saved = single
        ? refusedIn(batch, post<Entry>(url, body[0])).then((entry) => [entry])
        : refusedIn(batch, post<Entry[]>(url, body))
      keep(batch, await saved)
    }
    const list = entries.map(({ at }) => stored.get(at)).filter((entry): entry is Entry => entry !== undefined)
    queryClient.setQueryData(listKey(path), list)
    void queryClient.invalidateQueries({ queryKey: ['progress'] })
    return list
  }

/** Deleted already, by an attempt whose answer was lost. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
