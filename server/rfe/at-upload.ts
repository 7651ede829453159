import { invalidFields } from '#domain/errors.ts'
import { isUnreadReason } from '#domain/case-file.ts'
import type { FileKind } from '#domain/file.ts'
import { type NoticeAtUpload } from '#domain/rfe-replies.ts'
import { likenessOf } from '#domain/rfe.ts'
import type { Parts } from '../parts.ts'
import { withCopy } from '../uploads/read-file.ts'
import { REFUSED } from './unreadable.ts'

/** Nothing is looked for there: whoever uploads waits, and pictures of pages are read once the notice is saved. */
const NO_TOOLS = ''

/**
 * What a notice that is being uploaded says of itself, so that its dates need not be typed; nothing where its pages are
 * pictures. A file that nobody can open is refused at once.
 */
export async function noticeAtUpload(
  parts: Pick<Parts, 'files' | 'readUpload' | 'workers'>,
  file: { id: string; kind: FileKind },
  user: number,
  signal: AbortSignal,
): Promise<NoticeAtUpload | null> {
  const { pages, by, reason } = await withCopy(parts, file.id, file.kind, signal, (copy) =>
    parts.readUpload(copy, file.kind, { path: NO_TOOLS, signal, user }),
  )
  const refusal = isUnreadReason(reason) ? REFUSED[reason] : undefined
  if (refusal !== undefined) throw invalidFields({ file: [refusal] })
  if (by === 'none') return null
  const reading = await parts.workers.run('read-notice', { pages }, { account: String(user), signal })
  const { notice_date, response_date, response_days } = reading
  return { likeness: likenessOf(reading), notice_date, response_date, response_days }
}
