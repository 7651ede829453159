import { createHash } from 'node:crypto'
import { isUnreadReason, UNREAD_REASONS } from '#domain/case-file.ts'
import type { NoticeView } from '#domain/rfe-replies.ts'
import { dueByNotice } from '#domain/rfe-due.ts'
import { isNotice, LEAST_READ, likenessOf, type NoticeReading, partsLacking } from '#domain/rfe.ts'
import { someoneElseOnly } from '#drafting/rfe-analysis/index.ts'
import { noticesIn, readNotice } from '#drafting/rfe-notice/index.ts'
import type { Db, Trx } from '../db/client.ts'
import { AtHand } from '../drafts/at-hand.ts'
import { fileIdOf } from '../files/file-name.ts'
import { type ReadFile, readFiles } from '../uploads/store.ts'
import type { Notice } from './notices.ts'

/** A notice with its words, and what is read of them. */
export interface ReadNotice {
  notice: Notice
  /** Undefined until its file was read. */
  file: ReadFile | undefined
  /** Null where it has no words. */
  reading: NoticeReading | null
}

/** A page asks every two seconds how its job is; the words are the same each time. */
const MOST_AT_HAND = 32
const readings = new AtHand<NoticeReading>(MOST_AT_HAND)

function readingOf(pages: readonly string[]): NoticeReading {
  const name = createHash('sha256').update(JSON.stringify(pages)).digest('base64')
  const reading = readings.get(name) ?? readNotice(pages)
  readings.set(name, reading)
  return reading
}

export async function readOf(db: Db | Trx, application_id: number, notice: Notice): Promise<ReadNotice> {
  const [file] = await readFiles(db, application_id, [fileIdOf(notice.file.url) ?? ''])
  const hasWords = file !== undefined && file.read_by !== 'none'
  return { notice, file, reading: hasWords ? readingOf(file.pages) : null }
}

/** Less than half of it could be read. False as long as nobody tried. */
export function isUnreadable({ file, reading }: Pick<ReadNotice, 'file' | 'reading'>): boolean {
  if (file === undefined) return false
  return reading === null || (reading.pages - reading.unread.length) / reading.pages < LEAST_READ
}

/** The date by which the response has to be there: the notice's own governs. ISO. */
export const deadlineOf = ({ notice, reading }: Pick<ReadNotice, 'notice' | 'reading'>): string =>
  (reading && dueByNotice(reading)?.date) ?? notice.deadline

/** As its owner sees it, whose name is `own`. */
export function viewNotice(read: ReadNotice, own: string): NoticeView {
  const { notice, file, reading } = read
  const reason = file?.reason ?? null
  return {
    id: notice.id,
    name: notice.file.name,
    url: notice.file.url,
    sent_date: notice.sent_date,
    deadline: notice.deadline,
    pages: file?.pages ?? null,
    read_by: file?.read_by ?? null,
    reason: isUnreadReason(reason) ? UNREAD_REASONS[reason] : null,
    unreadable: isUnreadable(read),
    recognized: reading === null || isNotice(reading),
    likeness: reading === null ? 'notice' : likenessOf(reading),
    lacking: reading === null ? [] : partsLacking(reading),
    notices: reading === null ? [] : noticesIn(file?.pages ?? []),
    someone_else: (reading !== null && someoneElseOnly(file?.pages ?? [], own)) || null,
    printed: reading && {
      kind: reading.kind,
      category: reading.category,
      receipt_number: reading.receipt_number,
      form: reading.form,
      service_center: reading.service_center,
      notice_date: reading.notice_date,
      response_date: reading.response_date,
      response_days: reading.response_days,
      filed_date: reading.filed_date,
      address: reading.address,
      ...(reading.letterhead !== undefined && { letterhead: reading.letterhead }),
    },
  }
}
