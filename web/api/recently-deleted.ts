import type { DeletedItem, DeletedKind } from '#domain/recently-deleted.ts'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { del, get, post } from './client.ts'
import { queryClient } from './query-client.ts'

const URL = '/api/recently-deleted/'
const key = ['recently-deleted']

/** Whoever has no application yet has deleted nothing. */
const load = async (): Promise<DeletedItem[]> => {
  try {
    return (await get<{ results: DeletedItem[] }>(URL)).results
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

export const useRecentlyDeleted = () => useQuery({ queryKey: key, queryFn: load, refetchOnMount: 'always' })

/** To be called after a deletion, so that lists of what can be restored show it. */
export const refetchDeleted = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key })

/** Brings it back, on every page that shows it. */
export async function restoreDeleted(kind: DeletedKind, id: number): Promise<void> {
  await post(`${URL}${kind}/${id}/restore/`)
  await queryClient.invalidateQueries()
}

/** Deletes it for good; what is gone already is gone. */
export async function purgeDeleted(kind: DeletedKind, id: number): Promise<void> {
  try {
    await del(`${URL}${kind}/${id}/`)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
  await refetchDeleted()
}
