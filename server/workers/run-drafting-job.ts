import type { Job, TaskRow } from '../jobs/job.ts'
import { runToSuccess } from '../jobs/run-to-success.ts'
import type { WorkContext } from './operation.ts'

/** A job as a worker is given it. */
export interface GivenJob {
  kind: string
  task: TaskRow
  payload: unknown
}

/** Runs one of these jobs to its success. Where it fails, what becomes of its task is for the process that gave it. */
export const runningOf =
  (jobs: readonly Job[]) =>
  async (context: WorkContext, { kind, task, payload }: GivenJob): Promise<void> => {
    const apart = jobs.find((job) => job.kind === kind)?.task?.apart
    if (apart === undefined) throw new Error(`No job of kind ${kind} is for workers`)
    await runToSuccess(context.parts, task.task_id, (progress) => apart({ ...context, task, progress }, payload))
  }
