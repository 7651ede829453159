import type { Drafter } from '#domain/drafter.ts'
import type { FileRef } from '#domain/file.ts'
import type { ConfigurationCategory, Referee } from '#domain/recommender.ts'
import type { refereeRow } from '#domain/replies.ts'
import type { Warning } from '#domain/task.ts'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { del, get, patch, post } from './client.ts'
import { factsAreStale } from './facts.ts'
import { queryClient } from './query-client.ts'

const LIST = ['recommenders']
const REFRESH = 20_000

export type RefereeRow = z.infer<typeof refereeRow>

export const useRecommenders = () =>
  useQuery({
    queryKey: LIST,
    queryFn: async () => (await get<{ results: RefereeRow[] }>('/api/referee/')).results,
    refetchInterval: REFRESH,
  })

/** A recommender as it is stored now. */
export const loadRecommender = (id: number): Promise<Referee> => get<Referee>(`/api/referee/${id}/`)

export const useRecommender = (id: number | null) =>
  useQuery({ queryKey: [...LIST, id], enabled: id !== null, queryFn: () => loadRecommender(Number(id)) })

/** Asks whether a recommender is still there. */
export const lookForRecommender = (id: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [...LIST, id] })

/** Saves a recommender over the version that was read. A resume was uploaded before: its reference goes along. */
export async function saveRecommender(
  id: number | null,
  fields: Record<string, unknown>,
  version?: number,
): Promise<Referee> {
  const form = new FormData()
  if (version !== undefined) form.set('if_version', String(version))
  for (const [name, value] of Object.entries(fields))
    if (value !== null && value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const saved =
    id === null ? (await post<Referee[]>('/api/referee/', form))[0] : await patch<Referee>(`/api/referee/${id}/`, form)
  if (!saved) throw new Error('The saved recommender did not come back')
  queryClient.setQueryData([...LIST, saved.id], saved)
  await queryClient.invalidateQueries({ queryKey: LIST })
  void queryClient.invalidateQueries({ queryKey: ['progress'] })
  void factsAreStale()
  return saved
}

export async function removeRecommender(id: number): Promise<void> {
  await del(`/api/referee/${id}/`)
  queryClient.removeQueries({ queryKey: [...LIST, id] })
  queryClient.setQueryData<RefereeRow[]>(LIST, (rows) => rows?.filter((row) => row.id !== id))
  await queryClient.invalidateQueries({ queryKey: LIST, exact: true })
  for (const first of ['letter-packet', 'letters']) void queryClient.invalidateQueries({ queryKey: [first] })
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

/** What was last asked for is done last, whatever the lines do. */
let asked: Promise<unknown> = Promise.resolve()
/** Resolves once every tick so far is stored, or was refused. */
export const choicesSettled = async (): Promise<void> => {
  await asked.catch(() => undefined)
}

const show = (id: number, item: ChosenItem, chosen: boolean) =>
  queryClient.setQueryData<ChosenItem[]>(chosenKey(id), (before = []) => {
    const others = before.filter((one) => !isSame(one, item))
    return chosen ? [...others, item] : others
  })

/** Of each item, the call that was asked for last: what an earlier one ends with is not shown. */
const newest = new Map<string, Promise<unknown>>()

/** Chooses or drops an item. It is shown at once; where it is refused, what the server holds is shown again. */
export async function chooseItem(id: number, item: ChosenItem, chosen: boolean): Promise<void> {
  const key = [id, item.category, item.item_id].join()
  const body = { item_category: item.category, item_id: item.category === 'goal' ? item.item_id : Number(item.item_id) }
  const call = asked.catch(() => undefined).then(() => (chosen ? post : del)(`/api/product/rec/conf/${id}/`, body))
  asked = call
  newest.set(key, call)
  const showIfNewest = (as: boolean) => newest.get(key) === call && show(id, item, as)
  // An answer that is on its way is older than the choice.
  const shown = queryClient.cancelQueries({ queryKey: chosenKey(id) }).then(() => showIfNewest(chosen))
  try {
    await call
    await shown
  } catch (error) {
    await shown
    showIfNewest(!chosen)
    if (asked === call) void queryClient.invalidateQueries({ queryKey: chosenKey(id) })
    throw error
  } finally {
    if (newest.get(key) === call) newest.delete(key)
  }
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
/** Asked anew whenever one comes back to it: another window or device may have begun or ended a draft. */
export const useLetters = (id: number) =>
  useQuery({
    queryKey: lettersKey(id),
    queryFn: () => get<Letters>(letterCall(id)),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
export const refetchLetters = (id: number) => queryClient.invalidateQueries({ queryKey: lettersKey(id) })

/** Keeps a file that was uploaded as the signed letter; null takes it away. */
export async function saveSignedLetter(id: number, file: FileRef | null): Promise<void> {
  const url = `${letterCall(id)}signed/`
  if (file === null) await del(url)
  else {
    const form = new FormData()
    form.set('file', JSON.stringify(file))
    await post(url, form)
  }
  await refetchLetters(id)
  for (const key of [LIST, ['letter-packet']]) void queryClient.invalidateQueries({ queryKey: key })
}
