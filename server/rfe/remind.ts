import { z } from 'zod'
import { REMIND_AT } from '#domain/rfe.ts'
import type { Db } from '../db/client.ts'
import { plainJob } from '../jobs/job.ts'
import { queueMail } from '../mail/send-mail.ts'
import type { Parts } from '../parts.ts'
import { daysFrom, shiftedDay } from '#domain/rfe-due.ts'
import { deadlineMail } from './mails.ts'
import { WorkerLost } from '../workers/worker.ts'

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

/** Reminds of the dates of notices; how many mails were queued. */
export async function remindOfDeadlines(parts: Reminding, signal?: AbortSignal): Promise<number> {
  const today = parts.clock.now().toISOString().slice(0, 10)
  let sent = 0
  for (const to of await awaited(parts.db, today)) {
    signal?.throwIfAborted()
    sent += await remindOf(parts, to, today, signal)
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
