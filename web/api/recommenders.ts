import type { Drafter } from '#domain/drafter.ts'
import type { ConfigurationCategory, Referee } from '#domain/recommender.ts'
import type { Warning } from '#domain/task.ts'
import { useQuery } from '@tanstack/react-query'
import { del, get, patch, post } from './client.ts'
import { queryClient } from './query-client.ts'

const LIST = ['recommenders']
const REFRESH = 20_000

export type RefereeRow = Pick<Referee, 'id' | 'first_name' | 'last_name' | 'title' | 'organization'>

export const useRecommenders = () =>
  useQuery({
    queryKey: LIST,
    queryFn: async () => (await get<{ results: RefereeRow[] }>('/api/referee/')).results,
    refetchInterval: REFRESH,
  })

export const useRecommender = (id: number | null) =>
  useQuery({ queryKey: [...LIST, id], enabled: id !== null, queryFn: () => get<Referee>(`/api/referee/${id}/`) })

/** Saves a recommender and answers the id. A resume was uploaded before: its reference goes along. */
export async function saveRecommender(id: number | null, fields: Record<string, unknown>): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== null && value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const saved =
    id === null ? (await post<Referee[]>('/api/referee/', form))[0] : await patch<Referee>(`/api/referee/${id}/`, form)
  if (!saved) throw new Error('The saved recommender did not come back')
  queryClient.setQueryData([...LIST, saved.id], saved)
  await queryClient.invalidateQueries({ queryKey: LIST })
  void queryClient.invalidateQueries({ queryKey: ['progress'] })
  return saved.id
}

export interface ChosenItem {
  category: ConfigurationCategory
  item_id: string
}

const chosenKey = (id: number) => ['configuration', id]
export const useChosenItems = (id: number) =>
  useQuery({
    queryKey: chosenKey(id),
    queryFn: async () =>
      (await get<{ category: ConfigurationCategory; item_id: string | number }[]>(`/api/product/rec/conf/${id}/`)).map(
        (item): ChosenItem => ({ category: item.category, item_id: String(item.item_id) }),
      ),
  })

export const isSame = (a: ChosenItem, b: ChosenItem): boolean => a.category === b.category && a.item_id === b.item_id

export async function chooseItem(id: number, item: ChosenItem, chosen: boolean): Promise<void> {
  const body = { item_category: item.category, item_id: item.category === 'goal' ? item.item_id : Number(item.item_id) }
  await (chosen ? post : del)(`/api/product/rec/conf/${id}/`, body)
  queryClient.setQueryData<ChosenItem[]>(chosenKey(id), (before = []) => {
    const others = before.filter((one) => !isSame(one, item))
    return chosen ? [...others, item] : others
  })
}

export interface LetterVersion {
  id: number
  url: string
  docx_url: string
  created_at: string
}
export interface Letters {
  drafter: Drafter
  current_task_id: string | null
  letters: LetterVersion[]
  signed_letter_url: string | null
}
/** What a finished draft carries. */
export interface DraftResult {
  letter_id: number
  warnings: Warning[]
}

export const letterCall = (id: number): string => `/api/product/rec/letter/${id}/`
const lettersKey = (id: number) => ['letters', id]
export const useLetters = (id: number) =>
  useQuery({ queryKey: lettersKey(id), queryFn: () => get<Letters>(letterCall(id)) })
export const refetchLetters = (id: number) => queryClient.invalidateQueries({ queryKey: lettersKey(id) })

export async function saveSignedLetter(id: number, file: File): Promise<void> {
  const form = new FormData()
  form.set('file', file)
  await post(`${letterCall(id)}signed/`, form, { timeout: 60_000 })
  await refetchLetters(id)
}
