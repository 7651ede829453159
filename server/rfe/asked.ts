import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { ADD_NOTICE_FIRST, type BackgroundKind } from '#domain/rfe.ts'
import { queuePaidTask } from '../commerce/start-paid-task.ts'
import type { PaidKind } from '../commerce/prices.ts'
import type { Db, Trx } from '../db/client.ts'
import { transact } from '../files/keep-file.ts'
import { runningTasks } from '../jobs/tasks.ts'
import type { Parts, WorkParts } from '../parts.ts'
import { type Owner, ownerOf } from '../profile/owner.ts'
import { readSent } from '../profile/sent-entry.ts'
import { keepSentPapers, listBackground, paperRule } from './background.ts'
import { caseOf } from './case.ts'
import { readOf, type ReadNotice } from './notice-reading.ts'
import { listNotices, namedNotice, type Notice } from './notices.ts'
import { CONFIRMATION, isConfirmed, requireWaiver } from './other-category.ts'
import { refuseUnreadable } from './unreadable.ts'

/** One notice is analysed, or answered, once at a time; others of the application may be meanwhile. */
export const rfeKey = ({ ids }: Pick<Notice, 'ids'>): string => `notice:${Math.min(...ids)}`

/** The running task of a kind on this notice; where none is named, on any of the application's. */
export async function runningOn(
  db: Db,
  kind: PaidKind,
  application_id: number,
  named: Notice | undefined,
): Promise<string | null> {
  const running = await runningTasks(db, kind, application_id)
  const task_id = named === undefined ? [...running.values()][0] : running.get(rfeKey(named))
  return task_id ?? null
}

const inAddress = ({ query }: FastifyRequest): unknown => (query as { notice?: unknown }).notice

/** The notice that the address names; undefined where it names none. */
export const askedNotice = (parts: Pick<Parts, 'db'>, request: FastifyRequest): Promise<Notice | undefined> =>
  namedNotice(parts.db, request.application, inAddress(request))

/** What is asked of a notice before anything is paid for it. */
export interface AskedAbout {
  application_id: number
  /** As the call names the notice; the newest where it names none. */
  named: unknown
  /** Whether the applicant confirmed a notice of another category. */
  confirmed: boolean
  /** Whether a petition letter comes along, which nobody has read yet. */
  bringsLetter: boolean
}

/** The notice that is asked about. Refused where too little of it can be read, where it is none, or of another category. */
export async function usableNotice(
  { db, config }: Pick<WorkParts, 'db' | 'config'>,
  { application_id, named, confirmed, bringsLetter }: AskedAbout,
): Promise<Pick<Notice, 'id' | 'ids'>> {
  const notice = (await namedNotice(db, application_id, named)) ?? (await listNotices(db, application_id))[0]
  if (notice === undefined) throw new AppError('invalid', ADD_NOTICE_FIRST)
  const read = await readOf(db, application_id, notice)
  await refuseUnreadable(config, read)
  if (!confirmed && !bringsLetter) await requireWaiverAtStart(db, application_id, read)
  return { id: notice.id, ids: notice.ids }
}

/** A petition letter that was not read yet may still ask for the waiver, and the job looks again. */
async function requireWaiverAtStart(db: Db, application_id: number, read: ReadNotice): Promise<void> {
  const rfe = await caseOf(db, application_id, read)
  const papers = await listBackground(db, application_id)
  const isLetter = ({ kind }: { kind: string }): boolean => kind === 'petition_letter'
  if (papers.some(isLetter) && !rfe.filed.some(isLetter)) return
  requireWaiver(read, rfe)
}

/**
 * Keeps the papers that came along, takes a credit and queues the task about a notice, all or nothing. A form, JSON or nothing
 * at all may be sent.
 */
export async function startAbout(
  parts: Parts,
  request: FastifyRequest,
  kind: PaidKind,
  papers: readonly BackgroundKind[],
  payloadOf: (trx: Trx, owner: Owner, notice_id: number) => Promise<object> | object,
): Promise<string> {
  const owner = ownerOf(request)
  const sent = await readSent(parts, request, Object.fromEntries(papers.map((paper) => [paper, paperRule])))
  const named = sent.fields.notice ?? inAddress(request)
  const confirmed = isConfirmed(sent.fields[CONFIRMATION])
  const bringsLetter = 'petition_letter' in sent.files || sent.fields.petition_letter !== undefined
  const asked = { ...owner, named, confirmed, bringsLetter }
  const notice = await parts.workers.run('usable-notice', asked, { account: String(owner.user_id) })
  return transact(parts, async (trx) => {
    await keepSentPapers(parts, trx, owner, await sent.keep(trx), papers)
    const payload = { ...(await payloadOf(trx, owner, notice.id)), confirmed }
    return queuePaidTask(parts, trx, { kind, key: rfeKey(notice), ...owner, payload })
  })
}
