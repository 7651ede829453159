import type { Block } from '#domain/document.ts'
import type {
  addSourceReply,
  checkReply,
  DocumentView,
  foundSources,
  passagesReply,
  quoteRequest,
  reviewRequest,
} from '#domain/drafted-document.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { get, patch, post } from './client.ts'
import { queryClient } from './query-client.ts'

export type { DocumentView } from '#domain/drafted-document.ts'
export type Source = DocumentView['sources'][number]
export type Exhibit = DocumentView['exhibits'][number]
export type OpenPoint = DocumentView['open'][number]
export type Version = DocumentView['versions'][number]
export type Checked = z.infer<typeof checkReply>
type FoundSources = z.infer<typeof foundSources>
export type FoundSource = FoundSources['results'][number]
type SourceAdded = z.infer<typeof addSourceReply>
export type Finding = Checked['findings'][number]

/** Saving sets the PDF and DOCX anew, which takes longer than other calls. */
const WHILE_PAGES_ARE_SET = { timeout: 60_000 }

export const documentCall = (id: number): string => `/api/product/documents/${id}/`
const key = (id: number) => ['document', id]

export const useDocument = (id: number) =>
  useQuery({ queryKey: key(id), queryFn: () => get<DocumentView>(documentCall(id)), staleTime: 5000 })
export const refetchDocument = (id: number) => queryClient.invalidateQueries({ queryKey: key(id) })

/** Every change answers the whole document as it stands then. */
async function changed(id: number, reply: Promise<DocumentView>): Promise<DocumentView> {
  const document = await reply
  queryClient.setQueryData(key(id), document)
  // The lists of letters serve the newest version too.
  for (const list of ['petition', 'letters']) void queryClient.invalidateQueries({ queryKey: [list] })
  return document
}

export const saveParagraph = (id: number, base_version: number, block: { id: string; text: string }) =>
  changed(id, patch(documentCall(id), { base_version, blocks: [block] }, WHILE_PAGES_ARE_SET))

export const checkParagraph = (id: number, block: string, text: string, signal: AbortSignal) =>
  post<Checked>(`${documentCall(id)}check/`, { block, text }, { signal })

const SEARCH_PAUSE = 200
/** Of a sentence as much as tells what it is about. */
const MOST_NEAR = 2_000

/** Places in the case file that hold these words, asked after a short pause; the last answer stays until the next is there. */
export function useFoundSources(id: number, version: number, q: string, near: string) {
  const [asked, setAsked] = useState(q)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(q), SEARCH_PAUSE)
    return () => clearTimeout(timer)
  }, [q])
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['document sources', id, version, asked, near],
    queryFn: ({ signal }) =>
      post<FoundSources>(`${documentCall(id)}sources/find/`, { q: asked, near: near.slice(0, MOST_NEAR) }, { signal }),
    placeholderData: keepPreviousData,
  })
  return { data, failed: isError, pending: isFetching || asked !== q, again: () => void refetch() }
}

const nearest = (id: number, near: string) =>
  queryOptions({
    queryKey: ['document nearest', id, near],
    queryFn: ({ signal }) =>
      post<FoundSources>(`${documentCall(id)}sources/find/`, { q: '', near: near.slice(0, MOST_NEAR) }, { signal }),
    staleTime: 60_000,
  })
/** The places of the case file that share most with a sentence, the nearest first. */
export const useNearest = (id: number, near: string) => useQuery(nearest(id, near))
/** Asks for them before they are looked at. */
export const prefetchNearest = (id: number, near: string) => queryClient.prefetchQuery(nearest(id, near))

/** Checks a sentence again with a source; answers whether that was kept, and what nothing holds. */
export async function chooseSource(
  id: number,
  base_version: number,
  place: { block: string; sentence: number; source: string },
): Promise<SourceAdded> {
  const reply = post<SourceAdded>(`${documentCall(id)}sources/`, { base_version, ...place }, WHILE_PAGES_ARE_SET)
  await changed(
    id,
    reply.then(({ document }) => document),
  )
  return reply
}

type Passages = z.infer<typeof passagesReply>
const pointCall = (id: number, point: string, call: string) =>
  `${documentCall(id)}open/${encodeURIComponent(point)}/${call}/`

/** Words of papers that may answer a question; those of another version are asked for anew. */
export const usePassages = (id: number, version: number, point: string, enabled: boolean) =>
  useQuery({
    queryKey: ['document passages', id, version, point],
    enabled,
    staleTime: 60_000,
    queryFn: ({ signal }) => get<Passages>(pointCall(id, point, 'passages'), { signal }),
  })
/** Answers a question with words of a page. */
export const quotePage = (id: number, point: string, body: z.infer<typeof quoteRequest>) =>
  changed(id, post(pointCall(id, point, 'quote'), body, WHILE_PAGES_ARE_SET))

export const acceptProposal = (id: number, base_version: number, task_id: string) =>
  changed(id, post(`${documentCall(id)}accept/`, { task_id, base_version }, WHILE_PAGES_ARE_SET))

/** What was kept never changes, so it is asked for once. */
export const useVersion = (id: number, number: number | null) =>
  useQuery({
    queryKey: ['document version', id, number],
    enabled: number !== null,
    staleTime: Infinity,
    queryFn: () => get<{ number: number; blocks: Block[] }>(`${documentCall(id)}versions/${number}/`),
  })

export const restoreVersion = (id: number, number: number) =>
  changed(id, post(`${documentCall(id)}versions/${number}/restore/`, undefined, WHILE_PAGES_ARE_SET))

/** The document as it was read last. */
export const knownDocument = (id: number) => queryClient.getQueryData<DocumentView>(key(id))
/** Settles and opens again many points at once. It goes on when the page is left. */
export const reviewDocument = (id: number, body: z.input<typeof reviewRequest>) =>
  changed(id, post(`${documentCall(id)}review/`, body, { ...WHILE_PAGES_ARE_SET, keepalive: true }))
