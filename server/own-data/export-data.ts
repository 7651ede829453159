import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { User } from '#domain/account.ts'
import { EXPORT_KEPT_DAYS, type ExportView } from '#domain/own-data.ts'
import { getAccount } from '../accounts/store.ts'
import { fileUrl } from '../files/file-name.ts'
import { keepFile } from '../files/keep-file.ts'
import { taskJob } from '../jobs/job.ts'
import { DAY_MS } from '../jobs/repeat.ts'
import { currentTaskId } from '../jobs/tasks.ts'
import { queueMail } from '../mail/send-mail.ts'
import type { Parts } from '../parts.ts'
import { storeArchive } from './archive.ts'
import { ARCHIVE_TYPE } from './files-of.ts'
import { exportReadyMail } from './mails.ts'
import { findExport, keepExport, removeExport } from './store.ts'

const EXPORT = 'data-export'
const keyOf = (user_id: number): string => `user:${user_id}`

/** Queues the archive of the user's data, one at a time. */
export const startExport = ({ db, jobs }: Pick<Parts, 'db' | 'jobs'>, { id }: User, site: string): Promise<string> =>
  db
    .transaction()
    .execute((trx) =>
      jobs.startTask(trx, { kind: EXPORT, key: keyOf(id), user_id: id, application_id: null, payload: { site } }),
    )

/** The archive that can be fetched, and the job that makes the next. */
export async function viewExport({ db, clock }: Pick<Parts, 'db' | 'clock'>, { id }: User): Promise<ExportView> {
  const made = await findExport(db, id, clock.now())
  const current_task_id = await currentTaskId(db, EXPORT, keyOf(id))
  if (made === undefined) return { current_task_id, export: null }
  const { name, size, made_at, expires_at } = made
  return { current_task_id, export: { url: fileUrl(made), name, size, made_at, expires_at } }
}

export const exportDataJob = taskJob({
  kind: EXPORT,
  payload: z.object({ site: z.string() }),
  concurrency: 1,

  async run({ parts, task, signal, progress }, { site }) {
    const { db, files, clock } = parts
    const user = await getAccount(db, task.user_id)
    const now = clock.now()
    // Another name for each run: one that was taken over may still be writing. What nobody claims is swept.
    const id = randomUUID()
    const stored = await storeArchive(id, { db, files, user, now, signal, progress })
    // Cancelled while the last of it was written, before word of that came here: nobody would claim it.
    if ((await currentTaskId(db, EXPORT, keyOf(user.id))) !== task.task_id) await files.remove(id)
    const name = `waiverly-data-${now.toISOString().slice(0, 10)}.zip`
    const expires_at = new Date(now.valueOf() + EXPORT_KEPT_DAYS * DAY_MS)
    return async (trx) => {
      await removeExport(parts, trx, user.id)
      await keepFile(trx, user.id, { id, name, content_type: ARCHIVE_TYPE, ...stored }, { is_fresh: false })
      await keepExport(trx, { user_id: user.id, file_id: id, made_at: now, expires_at })
      await queueMail(parts, trx, exportReadyMail(user, site, expires_at))
      return {}
    }
  },
})
