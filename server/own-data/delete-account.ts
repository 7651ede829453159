import { sql } from 'kysely'
import { queueMail } from '../mail/send-mail.ts'
import type { Parts } from '../parts.ts'
import { accountDeletedMail } from './mails.ts'
import { removeRows, removeWaysIn } from './remove-rows.ts'

type Needs = Pick<Parts, 'db' | 'files' | 'jobs' | 'clock'>

/** What stands in place of a name: nobody can register it, and no mail goes there, since neither is a valid one. */
const nameless = (id: number): string => `deleted-${id}`

/**
 * The point of no return, one transaction: from here on nobody gets in, and the e-mail address and the username are free.
 * Tells whether that was so before; null where the account was kept in the last moment.
 */
const takeName = (parts: Needs, id: number): Promise<'now' | 'before' | null> =>
  parts.db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('users')
      .select(['email', 'username'])
      .where('id', '=', id)
      .where('delete_after', '<=', parts.clock.now().toISOString())
      .forUpdate()
      .executeTakeFirst()
    if (account === undefined) return null
    const name = nameless(id)
    if (account.username === name) return 'before'
    await removeWaysIn(trx, id)
    await sql`delete from contact_messages where lower(email) = lower(${account.email})`.execute(trx)
    await queueMail(parts, trx, accountDeletedMail(account))
    const gone = { email: name, username: name, password_hash: null, is_email_verified: false, last_login: null }
    await trx.updateTable('users').set(gone).where('id', '=', id).execute()
    return 'now'
  })

async function cancelTasks({ db, jobs }: Needs, user_id: number): Promise<void> {
  const running = await db
    .selectFrom('tasks')
    .select('task_id')
    .where('user_id', '=', user_id)
    .where('finished_at', 'is', null)
    .execute()
  for (const { task_id } of running) await jobs.cancelTask(db, task_id)
}

const filesOf = (db: Needs['db'], user_id: number) =>
  db.selectFrom('files').select('id').where('user_id', '=', user_id).execute()

/**
 * Deletes an account that is due. Bytes go before the rows that know of them, so that whatever breaks it off, the next one
 * goes on with it and nothing is left that nobody knows of. A call that was under way may bring something in after it: only
 * one that found nothing at all is the last.
 */
export async function deleteAccount(parts: Needs, id: number, signal?: AbortSignal): Promise<void> {
  const { db, files } = parts
  const taken = await takeName(parts, id)
  if (taken === null) return
  await cancelTasks(parts, id)
  const known = await filesOf(db, id)
  for (const file of known) {
    signal?.throwIfAborted()
    await files.remove(file.id)
  }
  const removed = await db
    .transaction()
    .execute(async (trx) => (await removeWaysIn(trx, id)) + (await removeRows(parts, trx, id)))
  // Each by itself: every table that may name a file is looked through for each.
  for (const file of await filesOf(db, id)) {
    signal?.throwIfAborted()
    // One that came since has its bytes still.
    await files.remove(file.id)
    await db.deleteFrom('files').where('id', '=', file.id).execute()
  }
  if (taken === 'before' && known.length === 0 && removed === 0)
    await db.updateTable('users').set({ delete_after: null }).where('id', '=', id).execute()
}
