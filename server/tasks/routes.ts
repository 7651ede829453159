import { uuidParams } from '../http/ids.ts'
import type { App } from '../http/app.ts'
import { findTask, presentTask } from '../jobs/tasks.ts'
import type { Parts } from '../parts.ts'

const params = uuidParams('task_id')

export function taskRoutes(app: App, parts: Parts): void {
  app.get('/api/task-status/:task_id/', { schema: { params } }, async (request) =>
    presentTask(await findTask(parts.db, request.params.task_id, request.user.id)),
  )

  app.delete('/api/task-status/:task_id/', { schema: { params } }, async (request, reply) => {
    const { task_id } = await findTask(parts.db, request.params.task_id, request.user.id)
    await parts.jobs.cancelTask(parts.db, task_id)
    return reply.code(204).send()
  })
}
