import type { NewTask } from '../jobs/tasks.ts'
import type { Parts } from '../parts.ts'
import { lockAccount, spend } from './credits.ts'
import { type PaidKind, PRICES } from './prices.ts'

/**
 * Queues a task and takes its credits in one transaction. One that is running already is told before anything is taken.
 */
export const startPaidTask = (parts: Parts, task: NewTask & { kind: PaidKind }): Promise<string> =>
  parts.db.transaction().execute(async (trx) => {
    const task_id = await parts.jobs.startTask(trx, task)
    await lockAccount(trx, task.user_id)
    await spend(trx, task.user_id, PRICES[task.kind], task_id)
    return task_id
  })
