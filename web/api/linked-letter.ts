import { LINK_HEADER, type LinkedLetter } from '#domain/letter-link.ts'
import { OUTDATED, type reviewRequest } from '#domain/drafted-document.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import { del, get, patch, post, type CallOptions } from './client.ts'
import { queryClient } from './query-client.ts'
import { transmit } from './transmit.ts'

/** The calls of whoever has the link of a letter: no account, no cookie, the token in a header. */
const LINKED = '/api/letter-link/'
export type LinkQuestion = LinkedLetter['open'][number]

export const linkHeaders = (token: string) => ({ [LINK_HEADER]: token })
const withLink = (token: string): CallOptions => ({ open: true, headers: linkHeaders(token) })
/** Each change sets the pages anew, which takes longer than other calls. */
const toChange = (token: string): CallOptions => ({ ...withLink(token), timeout: 60_000 })

const linkedLetter = (token: string) =>
  queryOptions({
    queryKey: ['linked letter', token],
    queryFn: ({ signal }) => get<LinkedLetter>(LINKED, { ...withLink(token), signal }),
    refetchOnWindowFocus: true,
  })
export const useLinkedLetter = (token: string) => useQuery(linkedLetter(token))
export const newestLetter = (token: string): Promise<LinkedLetter> =>
  queryClient.fetchQuery({ ...linkedLetter(token), staleTime: 0 })

/** Every change answers the whole letter as it stands then. */
async function changed(token: string, reply: Promise<LinkedLetter>): Promise<LinkedLetter> {
  const letter = await reply
  queryClient.setQueryData(linkedLetter(token).queryKey, letter)
  return letter
}

/** Somebody else has changed the letter since it was read. */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.detail === OUTDATED

export const saveWords = (token: string, base_version: number, block: { id: string; text: string }) =>
  changed(token, patch(LINKED, { base_version, blocks: [block] }, toChange(token)))

/** Says in what name the answers by this link are given. */
export const nameWriter = (token: string, name: string) =>
  changed(token, post(`${LINKED}name/`, { name }, toChange(token)))

const confirmation = (point: string) => `${LINKED}open/${encodeURIComponent(point)}/confirm/`
/** Confirms points one after the other; the page sees what came of all, also where one of them failed. */
export async function confirmPoints(
  token: string,
  points: readonly string[],
  name: string,
): Promise<LinkedLetter | null> {
  let letter: LinkedLetter | null = null
  try {
    for (const point of points) letter = await post<LinkedLetter>(confirmation(point), { name }, toChange(token))
  } finally {
    if (letter !== null) queryClient.setQueryData(linkedLetter(token).queryKey, letter)
  }
  return letter
}
/** The letter as it was read last. */
export const knownLetter = (token: string) => queryClient.getQueryData(linkedLetter(token).queryKey)
/** Settles and opens again many statements at once. It goes on when the page is left. */
export const reviewLetter = (token: string, body: z.input<typeof reviewRequest>) =>
  changed(token, post(`${LINKED}review/`, body, { ...toChange(token), keepalive: true }))
export const reopenLinkedPoint = (token: string, point: string) =>
  changed(token, del<LinkedLetter>(confirmation(point), undefined, toChange(token)))

/** Hands in the signed letter, however long the line takes for it. */
export function handInSigned(
  token: string,
  file: File,
  { onProgress, signal }: { onProgress: (bytes: number) => void; signal: AbortSignal },
): Promise<LinkedLetter> {
  const form = new FormData()
  form.set('file', file)
  const sent = transmit<LinkedLetter>(`${LINKED}signed/`, form, {
    headers: linkHeaders(token),
    onProgress: (bytes) => onProgress(Math.min(bytes, file.size)),
    signal,
  })
  return changed(token, sent)
}

export const linkedFile = (kind: 'pdf' | 'docx'): string => `${LINKED}${kind}/`
