import type { Db, Trx } from '../db/client.ts'
import { GENERATION } from './store.ts'

/** True once a run, other than `task_id`, that took no credit has succeeded, and while one goes on. */
export async function hasUsedFreeRun(db: Db | Trx, user_id: number, task_id: string | null = null): Promise<boolean> {
  const run = await db
    .selectFrom('tasks')
    .select('task_id')
    .where('user_id', '=', user_id)
    .where('task_id', 'is distinct from', task_id)
    .where('kind', '=', GENERATION)
    .where('status', 'in', ['PENDING', 'STARTED', 'RETRY', 'SUCCESS'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('credit_entries')
            .select('id')
            .whereRef('credit_entries.task_id', '=', 'tasks.task_id')
            .where('reason', '=', 'spend'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return run !== undefined
}
