import { isNameless, type CardChange, type CardsChanged, type FactCard, type NewCard } from '#domain/fact-card.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { get, patch, post } from './client.ts'
import { queryClient } from './query-client.ts'

const URL = '/api/facts/'
/** Every text of a large profile is read for an answer. */
const PATIENT = { quiet: true, timeout: 30_000 }

/** Without an application there are no facts yet. */
async function load(): Promise<FactCard[]> {
  try {
    return (await get<{ results: FactCard[] }>(URL, PATIENT)).results
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

export const factsQuery = queryOptions({ queryKey: ['facts'], queryFn: load })

/** `enabled: false` shows what another part of the page has asked for, and asks nothing itself. */
export const useFacts = ({ enabled = true }: { enabled?: boolean } = {}) => useQuery({ ...factsQuery, enabled })

export const reloadFacts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: factsQuery.queryKey })

/** To be called after a save of the profile: its texts may be other facts now. */
export const factsAreStale = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: factsQuery.queryKey, refetchType: 'none' })

export const keepFacts = (change: (cards: readonly FactCard[]) => FactCard[]): void => {
  // An answer that is on its way may be older than this one.
  void queryClient.cancelQueries({ queryKey: factsQuery.queryKey })
  queryClient.setQueryData(factsQuery.queryKey, (cards) => cards && change(cards))
}

/** Whether a fact is the applicant's to look at; what a recommender answered without a name waits for the recommender. */
export const isOpen = (card: Pick<FactCard, 'state' | 'sources'>): boolean =>
  (card.state === 'proposed' && !isNameless(card)) || card.state === 'asks'

export const confirmFacts = (ids: string[], seen: Record<string, string>): Promise<CardsChanged> =>
  post(`${URL}confirm/`, { ids, seen }, PATIENT)

export async function changeFact(id: string, change: CardChange): Promise<CardsChanged> {
  const { change: number, ...card } = await patch<FactCard & { change: number }>(`${URL}${id}/`, change, PATIENT)
  return { change: number, results: [card] }
}

export async function addFact(card: NewCard): Promise<CardsChanged> {
  const { change, ...added } = await post<FactCard & { change: number }>(URL, card, PATIENT)
  return { change, results: [added] }
}

export const regroupFacts = (ids: string[], texts: string[], seen: Record<string, string>): Promise<CardsChanged> =>
  post(`${URL}regroup/`, { ids, texts, seen }, PATIENT)

export const undoFacts = (change: number): Promise<CardsChanged> => post(`${URL}undo/`, { change }, PATIENT)
