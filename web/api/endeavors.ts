import type { Drafter } from '#domain/drafter.ts'
import type { EndeavorFields, NotedEndeavor } from '#domain/endeavor.ts'
import { useQuery } from '@tanstack/react-query'
import { del, get, patch, post } from './client.ts'
import { queryClient } from './query-client.ts'

const URL = '/api/product/proposed-endeavor/'
const key = ['endeavors']

/** The endeavors, the job that drafts more, if one runs, and the one that ran or runs last. */
export interface EndeavorList {
  results: NotedEndeavor[]
  current_task_id: string | null
  last_task_id: string | null
  /** Whether the next run takes no credit. */
  is_free: boolean
  drafter: Drafter
}

export const GENERATE_ENDEAVORS = `${URL}generate/`
export const refetchEndeavors = () => queryClient.invalidateQueries({ queryKey: key })

/** Asked anew whenever one comes back to it: a purchase opens them, and another window or device may draft or change some. */
export const useEndeavors = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: key,
    queryFn: () => get<EndeavorList>(URL),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    enabled,
  })

/** An endeavor as it is stored now; undefined where it is no longer there. */
export const loadEndeavor = async (id: number): Promise<NotedEndeavor | undefined> =>
  (await get<EndeavorList>(URL)).results.find((one) => one.id === id)

/** Saves an endeavor over the version that was read. */
export async function saveEndeavor(
  id: number | null,
  fields: EndeavorFields,
  version?: number,
): Promise<NotedEndeavor> {
  const change = { ...fields, if_version: version }
  const saved = await (id === null ? post<NotedEndeavor>(URL, fields) : patch<NotedEndeavor>(`${URL}${id}/`, change))
  await refetchEndeavors()
  return saved
}

export async function removeEndeavor(id: number): Promise<void> {
  await del(`${URL}${id}/`)
  await refetchEndeavors()
}

export async function selectEndeavor(id: number, is_selected: boolean): Promise<void> {
  await patch(`${URL}${id}/`, { is_selected })
  await refetchEndeavors()
  void queryClient.invalidateQueries({ queryKey: ['progress'] })
}
