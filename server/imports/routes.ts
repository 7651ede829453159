import type { App } from '../http/app.ts'
import { whenGone } from '../http/gone.ts'
import { idParams } from '../http/ids.ts'
import type { Parts } from '../parts.ts'
import { importFile } from './import-file.ts'
import { removeSource } from './remove-source.ts'
import { listImports } from './store.ts'

export function importRoutes(app: App, parts: Parts): void {
  app.post('/api/import/', (request, reply) => importFile(parts, request, whenGone(reply)))

  app.get('/api/import/', async (request) => {
    const results = await listImports(parts.db, request.application)
    return { count: results.length, results }
  })

  app.delete('/api/import/:id/', { schema: { params: idParams } }, async (request, reply) => {
    await removeSource(parts, request.application, request.params.id)
    return reply.code(204).send()
  })
}
