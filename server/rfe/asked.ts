import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { ADD_NOTICE_FIRST, type BackgroundKind } from '#domain/rfe.ts'
import { queuePaidTask } from '../commerce/start-paid-task.ts'
import type { PaidKind } from '../commerce/prices.ts'
import type { Trx } from '../db/client.ts'
import { transact } from '../files/keep-file.ts'
import { recordId } from '../http/ids.ts'
import type { Parts } from '../parts.ts'
import { type Owner, ownerOf } from '../profile/owner.ts'
import { readSent } from '../profile/sent-entry.ts'
import { keepSentPapers, paperRule } from './background.ts'
import { readOf, type ReadNotice } from './notice-reading.ts'
import { listNotices } from './notices.ts'
import { refuseUnreadable } from './unreadable.ts'

export const rfeKey = (application_id: number): string => `application:${application_id}`

const noticeNumber = z.union([z.number().transform(String), z.string()]).pipe(recordId)

/** The notice that a call names, else the newest. */
async function wantedNotice(trx: Trx, application_id: number, wanted: unknown): Promise<ReadNotice> {
  const notices = await listNotices(trx, application_id)
  const [newest] = notices
  if (wanted === undefined || wanted === null || wanted === '') {
    if (newest === undefined) throw new AppError('invalid', ADD_NOTICE_FIRST)
    return readOf(trx, application_id, newest)
  }
  const { data } = noticeNumber.safeParse(wanted)
  const notice = notices.find(({ ids }) => data !== undefined && ids.includes(data))
  if (notice === undefined) throw new AppError('not_found', 'Notice does not exist')
  return readOf(trx, application_id, notice)
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
  return transact(parts, async (trx) => {
    const read = await wantedNotice(trx, owner.application_id, sent.fields.notice)
    await refuseUnreadable(parts.config, read)
    await keepSentPapers(parts, trx, owner, await sent.keep(trx), papers)
    const payload = await payloadOf(trx, owner, read.notice.id)
    return queuePaidTask(parts, trx, { kind, key: rfeKey(owner.application_id), ...owner, payload })
  })
}
