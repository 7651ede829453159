import { z } from 'zod'
import { progressChange } from '#domain/progress.ts'
import type { App } from '../http/app.ts'
import { requireApplication } from '../http/application-scope.ts'
import { idParams, recordId } from '../http/ids.ts'
import type { Parts } from '../parts.ts'
import { listApplications, newestApplicationId } from './application-store.ts'
import { listProgress, saveProgress } from './progress.ts'
import { changeApplication, RESUME, startApplication } from './save-application.ts'
import { sectionRoutes } from './section-routes.ts'
import { readSent } from './sent-entry.ts'

const ofApplication = z.object({ applicationId: recordId })

export function profileRoutes(app: App, parts: Parts): void {
  app.get('/api/application/', async (request) => {
    const results = await listApplications(parts.db, request.user.id)
    return { count: results.length, results }
  })

  app.post('/api/application/', async (request, reply) => {
    const before = await newestApplicationId(parts.db, request.user.id)
    const sent = await readSent(parts, request, RESUME)
    return reply.code(201).send(await startApplication(parts, request.user.id, sent, before))
  })

  app.put('/api/application/:id/', { schema: { params: idParams } }, async (request) => {
    await requireApplication(parts.db, request.user.id, request.params.id)
    const sent = await readSent(parts, request, RESUME)
    return changeApplication(parts, request.user.id, request.params.id, sent)
  })

  app.get('/api/progress/:applicationId/', { schema: { params: ofApplication } }, async (request) => {
    const id = await requireApplication(parts.db, request.user.id, request.params.applicationId)
    const results = await listProgress(parts.db, id)
    return { count: results.length, results }
  })

  app.patch(
    '/api/progress/:applicationId/',
    { schema: { params: ofApplication, body: progressChange } },
    async (request) => {
      const id = await requireApplication(parts.db, request.user.id, request.params.applicationId)
      await saveProgress(parts.db, id, request.body)
      return request.body
    },
  )

  sectionRoutes(app, parts)
}
