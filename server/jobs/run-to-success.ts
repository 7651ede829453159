import type { WorkParts } from '../parts.ts'
import { Overtaken, type Finish, type TaskContext } from './job.ts'
import { throttledProgress } from './progress.ts'
import { endTask } from './tasks.ts'

/** Runs a task, again where what it made no longer fits what was stored meanwhile, and writes what it made with its success. */
export async function runToSuccess(
  parts: Pick<WorkParts, 'db' | 'log'>,
  task_id: string,
  run: (progress: TaskContext['progress']) => Promise<Finish>,
): Promise<void> {
  const progress = throttledProgress(parts, task_id)
  try {
    for (let isKept = false; !isKept;) {
      const finish = await run(progress.tell)
      // Success locks the task's row: its last step is to be seen before.
      await progress.settle()
      isKept = await succeed(parts, task_id, finish)
    }
  } finally {
    await progress.settle()
  }
}

/**
 * What the task made and its success are written together, or not at all where it was ended meanwhile. False where what was
 * made is to be made again.
 */
async function succeed(parts: Pick<WorkParts, 'db'>, task_id: string, finish: Finish): Promise<boolean> {
  try {
    await parts.db.transaction().execute(async (trx) => {
      // Ending first locks the row: a cancel or a second worker waits until this is decided.
      if (!(await endTask(trx, task_id, { status: 'SUCCESS', result: {} }))) return
      const result = await finish(trx)
      await trx
        .updateTable('tasks')
        .set({ result: JSON.stringify(result) })
        .where('task_id', '=', task_id)
        .execute()
    })
    return true
  } catch (error) {
    if (error instanceof Overtaken) return false
    throw error
  }
}
