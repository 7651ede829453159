import { sql } from 'kysely'
import { REMIND_AT } from '#domain/rfe.ts'
import type { Db } from '../db/client.ts'
import { plainJob } from '../jobs/job.ts'
import { afterNumber, doPieces, goOn } from '../jobs/pieces.ts'
import { queueMail } from '../mail/send-mail.ts'
import type { Parts } from '../parts.ts'
import { daysFrom } from '#domain/rfe-due.ts'
import { deadlineMail } from './mails.ts'
import { WorkerLost } from '../workers/worker.ts'

/** No response is due later than this after its notice (8 CFR 103.2(b)(8)(iv): twelve weeks, and days for the post). */
const LONGEST_DAYS = 120

/** The reminder that is due so many days before: of those whose day has come, the last one. Undefined too early or too late. */
export const reminderAt = (days: number): number | undefined =>
  days < 0 ? undefined : REMIND_AT.toSorted((a, b) => a - b).find((at) => days <= at)

/** Applications that one piece of the job reads the notices of. */
const PIECE = 10

/**
 * The next applications whose notices may still have to be answered, with whom to write to. Who is about to leave is left
 * alone. The printed date governs, so that the entered deadline may be off.
 */
const awaited = (db: Db, today: string, after: number) =>
  db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.id', 'users.email', 'username'])
    .where('is_email_verified', '=', true)
    .where('delete_after', 'is', null)
    .where('applications.id', '>', after)
    // Written as the index `rfenotice_awaited` has it.
    .where(
      sql<boolean>`applications.id in (
        select application_id from rfenotice
         where greatest(deadline, sent_date + ${sql.raw(String(LONGEST_DAYS))}) >= ${today}::date and not is_deleted)`,
    )
    .orderBy('applications.id')
    .limit(PIECE)
    .execute()

type Reminding = Pick<Parts, 'db' | 'jobs' | 'config' | 'clock' | 'log' | 'workers'>
type Addressee = Awaited<ReturnType<typeof awaited>>[number]

/** The dates of an application's notices. One that cannot be read within its bounds keeps nobody else's from being read. */
async function deadlinesOf({ workers, log }: Reminding, { id: application_id }: Addressee, signal?: AbortSignal) {
  const options = { lane: 'jobs', account: `application ${application_id}`, signal } as const
  return workers.run('notice-deadlines', { application_id }, options).catch((error: unknown) => {
    if (!(error instanceof WorkerLost)) throw error
    log.error({ err: error, application_id }, 'the notices of an application ended their worker')
    return []
  })
}

async function remindOf(parts: Reminding, to: Addressee, today: string, signal?: AbortSignal): Promise<number> {
  const { db, config } = parts
  const site = config.publicUrl ?? `http://localhost:${config.port}`
  let sent = 0
  for (const { id: notice_id, deadline } of await deadlinesOf(parts, to, signal)) {
    const days = daysFrom(today, deadline)
    const at = reminderAt(days)
    if (at === undefined) continue
    await db.transaction().execute(async (trx) => {
      // Of several processes that remind at once one gets the row, and with it the mail.
      const row = await trx
        .insertInto('rfe_reminders')
        .values({ notice_id, deadline, days: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('days')
        .executeTakeFirst()
      if (row === undefined) return
      await queueMail(parts, trx, deadlineMail(to, site, { id: notice_id, deadline, days }))
      sent++
    })
  }
  return sent
}

/** Reminds of the dates of notices, of applications behind `after`; how many mails were queued, and where to go on. */
export async function remindOfDeadlines(
  parts: Reminding,
  signal?: AbortSignal,
  after?: number,
): Promise<{ sent: number; after: number | undefined }> {
  const today = parts.clock.now().toISOString().slice(0, 10)
  let sent = 0
  const end = await doPieces(
    after,
    async (from = 0) => {
      const due = await awaited(parts.db, today, from)
      for (const to of due) {
        signal?.throwIfAborted()
        sent += await remindOf(parts, to, today, signal)
      }
      return due.length < PIECE ? undefined : due.at(-1)?.id
    },
    { signal },
  )
  return { sent, after: end }
}

export const remindJob = plainJob({
  kind: 'rfe-reminders',
  payload: afterNumber,
  concurrency: 1,
  async run({ parts, signal }, { after }) {
    await goOn(parts, 'rfe-reminders', (await remindOfDeadlines(parts, signal, after)).after)
  },
})
