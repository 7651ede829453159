import { z } from 'zod'
import { endeavorChange, endeavorSchema } from '#domain/endeavor.ts'
import { drafterOf } from '../drafts/drafter.ts'
import type { App } from '../http/app.ts'
import { idParams } from '../http/ids.ts'
import { currentTaskId } from '../jobs/tasks.ts'
import type { Parts } from '../parts.ts'
import { ownerOf } from '../profile/owner.ts'
import { GENERATION, generationKey, startGeneration } from './generate.ts'
import { addEndeavor, changeEndeavor, removeEndeavor, unlockAll } from './save.ts'
import { listEndeavors, presentEndeavor } from './store.ts'

const PATH = '/api/product/proposed-endeavor/'
const UNLOCK_PATHS = [`${PATH}unlock/all/`, '/api/proposed-endeavor/unlock/all/']

const newEndeavor = endeavorSchema.extend({ is_selected: z.boolean().optional() })

export function endeavorRoutes(app: App, parts: Parts): void {
  app.get(PATH, async (request) => {
    const { db } = parts
    const results = (await listEndeavors(db, request.application)).map(presentEndeavor)
    const current_task_id = await currentTaskId(db, GENERATION, generationKey(request.application))
    return { count: results.length, results, current_task_id, drafter: drafterOf(parts) }
  })

  app.post(PATH, { schema: { body: newEndeavor } }, async (request, reply) =>
    reply.code(201).send(await addEndeavor(parts.db, request.application, request.body)),
  )

  app.patch(`${PATH}:id/`, { schema: { params: idParams, body: endeavorChange } }, (request) =>
    changeEndeavor(parts.db, request.application, request.params.id, request.body),
  )

  app.delete(`${PATH}:id/`, { schema: { params: idParams } }, async (request, reply) => {
    await removeEndeavor(parts.db, request.application, request.params.id)
    return reply.code(204).send()
  })

  app.post(`${PATH}generate/`, async (request, reply) =>
    reply.code(201).send({ task_id: await startGeneration(parts, ownerOf(request)) }),
  )

  for (const path of UNLOCK_PATHS)
    app.post(path, async (request) => {
      await unlockAll(parts.db, request.user.id)
      const results = (await listEndeavors(parts.db, request.application)).map(presentEndeavor)
      return { count: results.length, results }
    })
}
