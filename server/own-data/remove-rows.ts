import { sql } from 'kysely'
import type { Trx } from '../db/client.ts'
import type { Parts } from '../parts.ts'

const WAYS_IN = [
  'sessions',
  'email_tokens',
  'known_devices',
  'identities',
  'two_factor',
  'recovery_codes',
  'passkeys',
  'sign_in_steps',
] as const

/** Removes all by which the account can be entered; how many rows went. */
export async function removeWaysIn(trx: Trx, user_id: number): Promise<number> {
  let removed = 0
  for (const table of WAYS_IN)
    removed += Number((await trx.deleteFrom(table).where('user_id', '=', user_id).executeTakeFirst()).numDeletedRows)
  return removed
}

/** Stands in a task for what it was about. */
const FORGOTTEN = 'deleted'

/**
 * Removes every row of the user but the books, which an operator must keep: orders, payments and the ledger of credits, and
 * of the carts and tasks that these name the bare row. Files are not among them: they go one by one, with their bytes. How
 * many rows went.
 */
export async function removeRows({ jobs }: Pick<Parts, 'jobs'>, trx: Trx, user_id: number): Promise<number> {
  const tasks = await trx.selectFrom('tasks').select(['kind', 'task_id']).where('user_id', '=', user_id).execute()
  await jobs.forgetTasks(trx, tasks)
  let removed = 0
  for (const statement of [
    // With an application goes all that hangs on it, by the rules of its tables.
    sql`delete from applications where user_id = ${user_id}`,
    sql`delete from cart_items where cart_id in (select id from carts where user_id = ${user_id})`,
    sql`delete from carts c where user_id = ${user_id} and not exists (select from orders where cart_id = c.id)`,
    sql`delete from tasks t where user_id = ${user_id}
           and not exists (select from credit_entries where task_id = t.task_id)`,
  ])
    removed += Number((await statement.execute(trx)).numAffectedRows ?? 0)
  await trx
    .updateTable('tasks')
    .set({ key: FORGOTTEN, application_id: null, result: null, error: null, progress_label: '' })
    .where('user_id', '=', user_id)
    .execute()
  return removed
}
