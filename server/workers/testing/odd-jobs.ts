import { z } from 'zod'
import { draftingJob } from '../../jobs/job.ts'

/** Who was given back a credit. */
export const refunds: string[] = []
const onFailure = async (_: unknown, { task_id }: { task_id: string }): Promise<void> => void refunds.push(task_id)
const payload = z.object({})

/** Ends the process that runs it. */
export const deadlyJob = draftingJob({ kind: 'test-deadly', payload, onFailure, run: () => process.exit(1) })

/** Gives what its task has in the database, so that it proves that it ran in a worker with its own connection. */
export const honestJob = draftingJob({
  kind: 'test-honest',
  payload,
  onFailure,
  async run({ parts, task, progress }) {
    progress(1, 2, 'Half of it')
    const { status } = await parts.db
      .selectFrom('tasks')
      .select('status')
      .where('task_id', '=', task.task_id)
      .executeTakeFirstOrThrow()
    return () => Promise.resolve({ status, pid: process.pid })
  },
})
