import type { LetterLink, linkRequest } from '#domain/letter-link.ts'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { del, get, post } from './client.ts'
import { queryClient } from './query-client.ts'
import { letterCall } from './recommenders.ts'

const REFRESH = 20_000

const linksCall = (referee: number): string => `${letterCall(referee)}link/`
const key = (referee: number) => ['letter links', referee]

/** The links made for a recommender, the newest first; asked again while somebody may open one. */
export const useLetterLinks = (referee: number) =>
  useQuery({
    queryKey: key(referee),
    queryFn: async () => (await get<{ links: LetterLink[] }>(linksCall(referee))).links,
    refetchInterval: ({ state }) => (state.data?.some(({ url }) => url !== null) ? REFRESH : false),
  })

const refetch = (referee: number) => queryClient.invalidateQueries({ queryKey: key(referee) })

export async function makeLetterLink(referee: number, wanted: z.input<typeof linkRequest>): Promise<LetterLink> {
  const made = await post<LetterLink>(linksCall(referee), wanted)
  await refetch(referee)
  return made
}

export async function revokeLetterLink(referee: number, id: string): Promise<void> {
  await del(`${linksCall(referee)}${id}/`)
  await refetch(referee)
}
