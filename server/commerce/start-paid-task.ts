import type { Trx } from '../db/client.ts'
import type { NewTask } from '../jobs/tasks.ts'
import type { Parts } from '../parts.ts'
import { lockAccount, spend } from './credits.ts'
import { type PaidKind, PRICES } from './prices.ts'

type PaidTask = NewTask & { kind: PaidKind }

/** Queues a task and takes its credits in the caller's transaction. One that is running already is told before anything is taken. */
export async function queuePaidTask({ jobs }: Pick<Parts, 'jobs'>, trx: Trx, task: PaidTask): Promise<string> {
  const task_id = await jobs.startTask(trx, task)
  await lockAccount(trx, task.user_id)
  await spend(trx, task.user_id, PRICES[task.kind], task_id)
  return task_id
}

/** The same in a transaction of its own. */
export const startPaidTask = (parts: Parts, task: PaidTask): Promise<string> =>
  parts.db.transaction().execute((trx) => queuePaidTask(parts, trx, task))
