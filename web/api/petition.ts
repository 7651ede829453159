import type { Drafter } from '#domain/drafter.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'
import { queryClient } from './query-client.ts'
import type { LetterVersion } from './recommenders.ts'

export const PETITION = '/api/product/petition/letter/'
const key = ['petition']

export const usePetition = () =>
  useQuery({
    queryKey: key,
    queryFn: () => get<{ current_task_id: string | null; drafter: Drafter; letters: LetterVersion[] }>(PETITION),
  })
export const refetchPetition = () => queryClient.invalidateQueries({ queryKey: key })
