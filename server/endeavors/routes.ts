import { z } from 'zod'
import { endeavorChange, endeavorRun, endeavorSchema } from '#domain/endeavor.ts'
import { drafterOf } from '../drafts/drafter.ts'
import type { App } from '../http/app.ts'
import { idParams } from '../http/ids.ts'
import { currentTaskId, lastTaskId } from '../jobs/tasks.ts'
import type { Parts } from '../parts.ts'
import { ownerOf } from '../profile/owner.ts'
import { hasUsedFreeRun } from './free-run.ts'
import { generationKey, startGeneration } from './generate.ts'
import { addEndeavor, changeEndeavor, removeEndeavor, unlockAll } from './save.ts'
import { present, presentList } from './present.ts'
import { GENERATION } from './store.ts'

const PATH = '/api/product/proposed-endeavor/'
const UNLOCK_PATHS = [`${PATH}unlock/all/`, '/api/proposed-endeavor/unlock/all/']

const newEndeavor = endeavorSchema.extend({ is_selected: z.boolean().optional() })

export function endeavorRoutes(app: App, parts: Parts): void {
  app.get(PATH, async (request) => {
    const { db } = parts
    const key = generationKey(request.application)
    const [results, current_task_id, last_task_id, isUsed] = await Promise.all([
      presentList(parts, ownerOf(request)),
      currentTaskId(db, GENERATION, key),
      lastTaskId(db, GENERATION, key),
      hasUsedFreeRun(db, request.user.id),
    ])
    const is_free = !isUsed
    return { count: results.length, results, current_task_id, last_task_id, is_free, drafter: drafterOf(parts) }
  })

  app.post(PATH, { schema: { body: newEndeavor } }, async (request, reply) => {
    const added = await addEndeavor(parts.db, request.application, request.body)
    return reply.code(201).send(await present(parts, ownerOf(request), added))
  })

  app.patch(`${PATH}:id/`, { schema: { params: idParams, body: endeavorChange } }, async (request) => {
    const changed = await changeEndeavor(parts.db, request.application, request.params.id, request.body)
    return present(parts, ownerOf(request), changed)
  })

  app.delete(`${PATH}:id/`, { schema: { params: idParams } }, async (request, reply) => {
    await removeEndeavor(parts, request.application, request.params.id)
    return reply.code(204).send()
  })

  app.post(`${PATH}generate/`, { schema: { body: endeavorRun.nullish() } }, async (request, reply) =>
    reply.code(201).send({ task_id: await startGeneration(parts, ownerOf(request), request.body?.after) }),
  )

  for (const path of UNLOCK_PATHS)
    app.post(path, async (request) => {
      await unlockAll(parts.db, request.user.id)
      const results = await presentList(parts, ownerOf(request))
      return { count: results.length, results }
    })
}
