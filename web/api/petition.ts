import type { Drafter } from '#domain/drafter.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'
import { queryClient } from './query-client.ts'
import type { LetterVersion } from './recommenders.ts'

export const PETITION = '/api/product/petition/letter/'
const key = ['petition']

interface Petition {
  drafter: Drafter
  current_task_id: string | null
  letters: LetterVersion[]
  stale: boolean
}

/** Asked anew whenever one comes back to it: another window or device may have begun or ended a draft. */
export const usePetition = () =>
  useQuery({
    queryKey: key,
    queryFn: () => get<Petition>(PETITION),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
export const refetchPetition = () => queryClient.invalidateQueries({ queryKey: key })
