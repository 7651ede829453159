import { t } from '@lingui/core/macro'
import type { SectionPath } from '#domain/sections.ts'
import { useQuery } from '@tanstack/react-query'
import { refusalInForm, type Entry, type EntryToSave, type EntryWork } from '../forms/entry-section.ts'
import { ApiError } from './api-error.ts'
import { del, get, patch, post, put } from './client.ts'
import { factsAreStale } from './facts.ts'
import { queryClient } from './query-client.ts'
import { refetchDeleted } from './recently-deleted.ts'
import { translated } from '../language/translated.ts'

const listKey = (path: SectionPath) => ['section', path]

/** The stored entries of a section, in their order. */
export const useSectionEntries = (path: SectionPath, { enabled = true } = {}) =>
  useQuery({ queryKey: listKey(path), enabled, queryFn: () => loadSection(path) })

export const loadSection = async (path: SectionPath): Promise<Entry[]> =>
  (await get<{ results: Entry[] }>(`/api/${path}/`)).results

/** What a section says before the server's words where no field is to blame, and where an entry could not be deleted. */
export interface SaveWords {
  updating?: string
  creating?: string
  deleting?: string
}

const UNKNOWN = t`Unknown error`

/** A refusal with the section's words before the server's. One that a form or the shell answers stays as it is. */
function inWords(error: unknown, before: string | undefined): unknown {
  if (before === undefined || !(error instanceof ApiError)) return error
  const answered = [0, 403, 404, 409].includes(error.status) || error.entries.length > 0
  if (answered || Object.keys(error.fields).length > 0) return error
  return new ApiError(error.status, { detail: before + (translated(error.detail) || UNKNOWN), code: error.code })
}

async function refusedIn<T>(sent: readonly EntryToSave[], call: Promise<T>, before?: string): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw inWords(refusalInForm(error, sent), before)
  }
}

/** Deletes an entry; one that is gone already, by an attempt whose answer was lost, is deleted too. */
export async function removeEntry(path: SectionPath, id: number, failed: string | undefined): Promise<void> {
  try {
    await del(`/api/${path}/${id}/`)
  } catch (error) {
    if (!(error instanceof ApiError) || failed === undefined || error.status === 403) throw error
    if (error.status !== 404) throw new ApiError(error.status || 503, { detail: failed })
  }
}

/**
 * Saves a section: what changed, what was deleted, then what is new, so that a failure before the last step can simply be
 * tried again. `single`: the section is created one object a call (academic projects).
 */
export const saveSection =
  (path: SectionPath, { single = false, words = {} }: { single?: boolean; words?: SaveWords } = {}) =>
  async ({ entries, removed, onStored }: EntryWork): Promise<Entry[]> => {
    const url = `/api/${path}/`
    const known = entries.filter((entry) => entry.id !== undefined)
    const fresh = entries.filter((entry) => entry.id === undefined)
    const stored = new Map<number, Entry>()
    const keep = (sent: readonly EntryToSave[], answered: readonly Entry[]) =>
      sent.forEach(({ at }, index) => {
        const entry = answered[index]
        if (!entry) return
        stored.set(at, entry)
        onStored(at, { id: entry.id, version: entry.version })
      })

    if (known.length > 0) {
      const body = known.map(({ id, version, fields }) => ({ ...fields, id, if_version: version }))
      keep(known, await refusedIn(known, patch<Entry[]>(url, body), words.updating))
    }
    for (const id of removed) await removeEntry(path, id, words.deleting)
    for (const batch of single ? fresh.map((entry) => [entry]) : fresh.length > 0 ? [fresh] : []) {
      const body = batch.map((entry) => entry.fields)
      const saved = single
        ? refusedIn(batch, post<Entry>(url, body[0]), words.creating).then((entry) => [entry])
        : refusedIn(batch, post<Entry[]>(url, body), words.creating)
      keep(batch, await saved)
    }
    const list = entries.map(({ at }) => stored.get(at)).filter((entry): entry is Entry => entry !== undefined)
    await keepOrder(path, list, removed)
    queryClient.setQueryData(listKey(path), list)
    void queryClient.invalidateQueries({ queryKey: listKey(path), refetchType: 'none' })
    void queryClient.invalidateQueries({ queryKey: ['progress'] })
    void refetchDeleted()
    void factsAreStale()
    return list
  }

/** Tells the order of the entries where it is not the one in which the server has them: as they were, new ones last. */
export async function keepOrder(path: SectionPath, list: readonly Entry[], removed: readonly number[]): Promise<void> {
  const ids = list.map((entry) => entry.id)
  const before = queryClient.getQueryData<Entry[]>(listKey(path))?.map((entry) => entry.id)
  const kept = before?.filter((id) => id !== undefined && ids.includes(id) && !removed.includes(id)) ?? []
  const fresh = ids.filter((id) => !kept.includes(id))
  const natural = [...kept, ...fresh.toSorted((a, b) => Number(a) - Number(b))]
  if (before === undefined || natural.some((id, at) => id !== ids[at])) await put(`/api/${path}/order/`, { ids })
}
