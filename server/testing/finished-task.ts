import { isFinished, type Task } from '#domain/task.ts'
import type { Client } from './client.ts'
import { PATIENCE_MS, waitFor } from './wait-for.ts'

/** The task as it ended, asked for as a page does. */
export const finishedTask = <R = unknown>(client: Client, task_id: string, atMostMs = PATIENCE_MS): Promise<Task<R>> =>
  waitFor(
    `the end of task ${task_id}`,
    async () => {
      const { body } = await client.get<Task<R>>(`/api/task-status/${task_id}/`)
      return isFinished(body.status) ? body : undefined
    },
    atMostMs,
  )
