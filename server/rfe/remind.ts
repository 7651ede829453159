import { z } from 'zod'
import { REMIND_AT } from '#domain/rfe.ts'
import type { Db } from '../db/client.ts'
import { plainJob } from '../jobs/job.ts'
import { queueMail } from '../mail/send-mail.ts'
import type { Parts } from '../parts.ts'
import { daysFrom, shiftedDay } from '#domain/rfe-due.ts'
import { deadlineMail } from './mails.ts'
import { deadlineOf, readOf } from './notice-reading.ts'
import { listNotices } from './notices.ts'

/** No response is due later than this after its notice (8 CFR 103.2(b)(8)(iv): twelve weeks, and days for the post). */
const LONGEST_DAYS = 120

/** The reminder that is due so many days before: of those whose day has come, the last one. Undefined too early or too late. */
export const reminderAt = (days: number): number | undefined =>
  days < 0 ? undefined : REMIND_AT.toSorted((a, b) => a - b).find((at) => days <= at)

/** The applications whose notices may still have to be answered, with whom to write to. Who is about to leave is left alone. */
const awaited = (db: Db, today: string) =>
  db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.id', 'users.email', 'username'])
    .where('is_email_verified', '=', true)
    .where('delete_after', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('rfenotice')
          .select('rfenotice.id')
          .whereRef('application_id', '=', 'applications.id')
          .where('is_deleted', '=', false)
          // The printed date governs, so that the entered one may be off.
          .where((on) => on.or([on('deadline', '>=', today), on('sent_date', '>=', shiftedDay(today, -LONGEST_DAYS))])),
      ),
    )
    .orderBy('applications.id')
    .execute()

type Addressee = Awaited<ReturnType<typeof awaited>>[number]

async function remindOf(parts: Pick<Parts, 'db' | 'jobs' | 'config'>, to: Addressee, today: string): Promise<number> {
  const { db, config } = parts
  const site = config.publicUrl ?? `http://localhost:${config.port}`
  let sent = 0
  for (const notice of await listNotices(db, to.id)) {
    const deadline = deadlineOf(await readOf(db, to.id, notice))
    const days = daysFrom(today, deadline)
    const at = reminderAt(days)
    if (at === undefined) continue
    await db.transaction().execute(async (trx) => {
      // Of several processes that remind at once one gets the row, and with it the mail.
      const row = await trx
        .insertInto('rfe_reminders')
        .values({ notice_id: notice.id, deadline, days: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('days')
        .executeTakeFirst()
      if (row === undefined) return
      await queueMail(parts, trx, deadlineMail(to, site, { id: notice.id, deadline, days }))
      sent++
    })
  }
  return sent
}

/** Reminds of the dates of notices; how many mails were queued. */
export async function remindOfDeadlines(
  parts: Pick<Parts, 'db' | 'jobs' | 'config' | 'clock' | 'log'>,
  signal?: AbortSignal,
): Promise<number> {
  const today = parts.clock.now().toISOString().slice(0, 10)
  let sent = 0
  for (const to of await awaited(parts.db, today)) {
    signal?.throwIfAborted()
    sent += await remindOf(parts, to, today)
  }
  return sent
}

export const remindJob = plainJob({
  kind: 'rfe-reminders',
  payload: z.object({}),
  concurrency: 1,
  async run({ parts, signal }) {
    await remindOfDeadlines(parts, signal)
  },
})
