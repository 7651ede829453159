import { ownDataRequest } from '#domain/own-data.ts'
import { confirmOwner } from '../accounts/confirm-owner.ts'
import type { App } from '../http/app.ts'
import { siteOf } from '../http/site.ts'
import type { Parts } from '../parts.ts'
import { startExport, viewExport } from './export-data.ts'

export function ownDataRoutes(app: App, parts: Parts): void {
  const asked = { schema: { body: ownDataRequest } }

  app.get('/api/account/export/', (request) => viewExport(parts, request.user))

  app.post('/api/account/export/', asked, async (request, reply) => {
    await confirmOwner(parts, request.user, request.body.password)
    const task_id = await startExport(parts, request.user, siteOf(parts.config, request))
    return reply.code(201).send({ task_id })
  })
}
