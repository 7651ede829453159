import { z } from 'zod'
import { deletedKind } from '#domain/recently-deleted.ts'
import type { App } from '../http/app.ts'
import { recordId } from '../http/ids.ts'
import type { Parts } from '../parts.ts'
import { listDeleted } from './list.ts'
import { purgeNow } from './purge.ts'
import { restore } from './restore.ts'

const ofItem = z.object({ kind: deletedKind, id: recordId })

export function recentlyDeletedRoutes(app: App, parts: Parts): void {
  const path = '/api/recently-deleted/'

  app.get(path, async (request) => {
    const results = await listDeleted(parts.db, request.application, parts.clock.now())
    return { count: results.length, results }
  })

  app.post(`${path}:kind/:id/restore/`, { schema: { params: ofItem } }, async (request) => {
    await restore(parts, request.application, request.params.kind, request.params.id)
    return request.params
  })

  app.delete(`${path}:kind/:id/`, { schema: { params: ofItem } }, async (request, reply) => {
    await purgeNow(parts, request.application, request.params.kind, request.params.id)
    return reply.code(204).send()
  })
}
