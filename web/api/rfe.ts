import type { FileRef } from '#domain/file.ts'
import type { BackgroundKind, IssueChange, LooseSentence, LooseSentenceChange, MissedPoint } from '#domain/rfe.ts'
import type {
  BackgroundPaper,
  RfeAnalysisReply,
  RfeResponseReply,
  SeriesPaper,
  WorkedIssue,
} from '#domain/rfe-replies.ts'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { del, get, patch, post } from './client.ts'
import { isAnyNewlyRead, isBeingRead } from './newly-read.ts'
import { queryClient } from './query-client.ts'

const RFE = '/api/product/rfe/'
export const ANALYSIS = `${RFE}analysis/`
export const RESPONSE = `${RFE}response/`
export const CALENDAR = `${RFE}calendar/`
/** Each notice has its own; the one without a name is that of the newest. */
const analysis = ['rfe', 'analysis']
const response = ['rfe', 'response']
const background = ['rfe', 'background']
const papers = ['rfe', 'papers']

/** An address of the stage, of the product or of the API, for one of several notices. */
export const ofNotice = (path: string, notice: string | number | undefined): string =>
  notice === undefined ? path : `${path}?notice=${notice}`

interface Of {
  notice?: string | number | undefined
  enabled?: boolean
}

/** Asked anew whenever one comes back to it: another window or device may have begun or ended an analysis. */
const FRESH = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const

/** Until a notice that was just uploaded is read. */
const WHILE_READING = 2000

export const useRfeAnalysis = ({ notice, enabled = true }: Of = {}) =>
  useQuery({
    queryKey: [...analysis, String(notice ?? '')],
    queryFn: () => get<RfeAnalysisReply>(ofNotice(ANALYSIS, notice)),
    ...FRESH,
    enabled,
    refetchInterval: ({ state }) => {
      const notice = state.data?.notice
      return notice != null && notice.pages === null && notice.reason === null && WHILE_READING
    },
  })
export const refetchRfe = () => queryClient.invalidateQueries({ queryKey: ['rfe'] })

const holds = (id: number): WorkedIssue | undefined =>
  queryClient
    .getQueriesData<RfeAnalysisReply>({ queryKey: analysis })
    .flatMap(([, data]) => data?.issues ?? [])
    .find((issue) => issue.id === id)

const changing = new Map<number, Promise<unknown>>()

/**
 * Keeps what was done about an issue; the page shows it as the server holds it then. Changes of one issue go one after
 * another, each made of what the one before it left, so that two quick ticks are both kept.
 */
export function saveIssue(id: number, change: (held: WorkedIssue) => IssueChange): Promise<WorkedIssue> {
  const before = changing.get(id) ?? Promise.resolve()
  const saved = before
    .catch(() => undefined)
    .then(async () => {
      const held = holds(id)
      if (held === undefined) throw new Error('No such issue')
      const wanted = change(held)
      // What another window made of it since is not overridden unseen.
      const seen = wanted.state === undefined ? {} : { seen: held.state }
      const issue = await patch<WorkedIssue>(`${RFE}issues/${id}/`, { ...wanted, ...seen }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'changed_elsewhere') void refetchRfe()
        throw error
      })
      queryClient.setQueriesData<RfeAnalysisReply>({ queryKey: analysis }, (data) =>
        data === undefined ? data : { ...data, issues: data.issues.map((other) => (other.id === id ? issue : other)) },
      )
      void queryClient.invalidateQueries({ queryKey: response })
      return issue
    })
  changing.set(id, saved)
  return saved
}

/** Adds an issue in a notice's words; by then the list has it, and those of which it took some. */
export async function addIssue(missed: MissedPoint, notice: string | undefined): Promise<WorkedIssue> {
  const added = await post<WorkedIssue>(ofNotice(`${RFE}issues/`, notice), missed)
  await refetchRfe()
  return added
}

/** Notes that a sentence which no issue holds is none, or may be one after all. */
export async function saveSentence(change: LooseSentenceChange, notice: string | undefined): Promise<void> {
  await patch<{ results: LooseSentence[] }>(ofNotice(`${RFE}sentences/`, notice), change)
  await refetchRfe()
}

export const useRfeResponse = ({ notice, enabled = true }: Of = {}) =>
  useQuery({
    queryKey: [...response, String(notice ?? '')],
    queryFn: () => get<RfeResponseReply>(ofNotice(RESPONSE, notice)),
    ...FRESH,
    enabled,
  })

export const useBackground = () =>
  useQuery({
    queryKey: background,
    queryFn: async () => {
      const before = queryClient.getQueryData<BackgroundPaper[]>(background)
      const { results } = await get<{ results: BackgroundPaper[] }>(`${RFE}background/`)
      if (before !== undefined && isAnyNewlyRead(before, results))
        for (const queryKey of [analysis, response, papers]) void queryClient.invalidateQueries({ queryKey })
      return results
    },
    ...FRESH,
    refetchInterval: ({ state }) => (state.data ?? []).some(isBeingRead) && WHILE_READING,
  })

/** Adds a paper that was uploaded before; where there can be one only, it takes the place of the one before. */
export async function addBackground(kind: BackgroundKind, file: FileRef): Promise<BackgroundPaper> {
  const form = new FormData()
  form.set('kind', kind)
  form.set('file', JSON.stringify(file))
  const added = await post<BackgroundPaper>(`${RFE}background/`, form)
  await queryClient.invalidateQueries({ queryKey: ['rfe'] })
  return added
}

export async function removeBackground(id: number): Promise<void> {
  await del(`${RFE}background/${id}/`)
  await queryClient.invalidateQueries({ queryKey: ['rfe'] })
}

export const useSeriesPapers = () =>
  useQuery({
    queryKey: papers,
    queryFn: async () => (await get<{ results: SeriesPaper[] }>(`${RFE}papers/`)).results,
    ...FRESH,
  })

export async function saveSeries(urls: readonly string[], is_filed: boolean): Promise<void> {
  const changes = urls.map((url) => ({ url, is_filed }))
  const { results } = await patch<{ results: SeriesPaper[] }>(`${RFE}papers/`, changes)
  queryClient.setQueryData(papers, results)
  // An analysis goes by the numbers that papers have now.
  void refetchRfe()
}
