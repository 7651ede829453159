import type { Drafter } from '#domain/drafter.ts'
import type { Endeavor, EndeavorFields } from '#domain/endeavor.ts'
import { useQuery } from '@tanstack/react-query'
import { del, get, patch, post } from './client.ts'
import { queryClient } from './query-client.ts'

const URL = '/api/product/proposed-endeavor/'
const key = ['endeavors']

/** The endeavors and the job that drafts more, if one runs. */
export interface EndeavorList {
  results: Endeavor[]
  current_task_id: string | null
  drafter: Drafter
}

export const GENERATE_ENDEAVORS = `${URL}generate/`
export const useEndeavors = () => useQuery({ queryKey: key, queryFn: () => get<EndeavorList>(URL) })
export const refetchEndeavors = () => queryClient.invalidateQueries({ queryKey: key })

/** Saves an endeavor and answers its id. */
export async function saveEndeavor(id: number | null, fields: EndeavorFields): Promise<number> {
  const saved = await (id === null ? post<Endeavor>(URL, fields) : patch<Endeavor>(`${URL}${id}/`, fields))
  await refetchEndeavors()
  return saved.id
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
