import type { BackgroundPaper, RfeAnalysisReply, SeriesPaper, WorkedIssue } from '#domain/rfe-replies.ts'
import type { RfeResponseReply } from '#domain/rfe-replies.ts'
import {
  ADD_NOTICE_FIRST,
  type IssueChange,
  type LooseSentence,
  type LooseSentenceChange,
  type MissedPoint,
  type NoticeReading,
} from '#domain/rfe.ts'
import { readNotice } from '#drafting/rfe-notice/index.ts'
import { AppError } from '#domain/errors.ts'
import type { Owner } from '../profile/owner.ts'
import type { WorkContext } from '../workers/operation.ts'
import { addIssue } from './add-issue.ts'
import { viewAnalysis } from './analysis-view.ts'
import { type AskedAbout, usableNotice } from './asked.ts'
import { viewBackground } from './background.ts'
import { calendarOf } from './calendar.ts'
import { changeIssue } from './change-issue.ts'
import { deadlineOf, readOf } from './notice-reading.ts'
import { listNotices, type Notice } from './notices.ts'
import { viewResponse } from './response-view.ts'
import { setSentence } from './loose-sentences.ts'
import { changeSeries, listSeries } from './series.ts'

/** A request that may name a notice. */
export interface AboutNotice extends Owner {
  notice: Notice | undefined
}

export interface List<T> {
  count: number
  results: T[]
}

const list = <T>(results: T[]): List<T> => ({ count: results.length, results })

export const RFE_OPERATIONS = {
  'read-notice': async (_, { pages }: { pages: readonly string[] }): Promise<NoticeReading> => readNotice(pages),

  'usable-notice': ({ parts }, asked: AskedAbout & Owner): Promise<Pick<Notice, 'id' | 'ids'>> =>
    usableNotice(parts, asked),

  'notice-deadlines': async (
    { parts: { db } },
    { application_id }: Pick<Owner, 'application_id'>,
  ): Promise<{ id: number; deadline: string }[]> => {
    const notices = await listNotices(db, application_id)
    const read = await Promise.all(notices.map((notice) => readOf(db, application_id, notice)))
    return read.map((one) => ({ id: one.notice.id, deadline: deadlineOf(one) }))
  },

  analysis: ({ parts }, { application_id, notice }: AboutNotice): Promise<RfeAnalysisReply> =>
    viewAnalysis(parts, application_id, notice),

  'add-issue': (
    { parts },
    { application_id, notice, missed }: AboutNotice & { missed: MissedPoint },
  ): Promise<WorkedIssue> => addIssue(parts, application_id, missed, notice),

  'change-issue': (
    { parts },
    { application_id, id, change }: Owner & { id: number; change: IssueChange },
  ): Promise<WorkedIssue> => changeIssue(parts, application_id, id, change),

  'set-sentence': async (
    { parts },
    { application_id, notice, change }: AboutNotice & { change: LooseSentenceChange },
  ): Promise<List<LooseSentence>> => list(await setSentence(parts, application_id, change, notice)),

  'rfe-calendar': async ({ parts }, { application_id, notice: named }: AboutNotice): Promise<string> => {
    const { db, clock } = parts
    const notice = named ?? (await listNotices(db, application_id))[0]
    if (notice === undefined) throw new AppError('not_found', ADD_NOTICE_FIRST)
    const read = await readOf(db, application_id, notice)
    const receipt_number = read.reading?.receipt_number?.value ?? null
    return calendarOf({ notice_id: notice.id, deadline: deadlineOf(read), receipt_number, now: clock.now() })
  },

  response: ({ parts }, { application_id, notice }: AboutNotice): Promise<RfeResponseReply> =>
    viewResponse(parts, application_id, notice),

  series: async ({ parts }, { application_id }: Owner): Promise<List<SeriesPaper>> =>
    list(await listSeries(parts, application_id)),

  'change-series': async (
    { parts },
    { application_id, changes }: Owner & { changes: readonly { url: string; is_filed: boolean }[] },
  ): Promise<List<SeriesPaper>> => list(await changeSeries(parts, application_id, changes)),

  background: ({ parts }, { application_id }: Owner): Promise<BackgroundPaper[]> =>
    viewBackground(parts.db, application_id),
} satisfies Record<string, (context: WorkContext, input: never) => Promise<unknown>>
