import type { LetterPacketView } from '#domain/letter-packet.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'

export type { LetterPacketView } from '#domain/letter-packet.ts'
export type PacketWriter = LetterPacketView['writers'][number]
export type PacketMark = Pick<PacketWriter['contributions'][number], 'state' | 'sentences' | 'block'>
export type LetterOverlap = LetterPacketView['overlaps'][number]
export type PacketGap = LetterPacketView['gaps'][number]

/** How often it is asked again while a letter is being drafted. */
const WHILE_DRAFTING = 5000

/** The letters seen together. Asked anew each time it is looked at: every save and every draft may change it. */
export const useLetterPacket = (enabled = true) =>
  useQuery({
    queryKey: ['letter-packet'],
    enabled,
    queryFn: () => get<LetterPacketView>('/api/product/rec/packet/'),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.writers.some(({ is_drafting }) => is_drafting) && WHILE_DRAFTING,
  })

/** How many recommendation letters were drafted for the application. */
export const useLetterCount = (): number =>
  useQuery({
    queryKey: ['letters', 'all'],
    queryFn: () => get<{ count: number }>('/api/RecLetter/', { quiet: true }),
  }).data?.count ?? 0
