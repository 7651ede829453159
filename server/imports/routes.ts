import type { App } from '../http/app.ts'
import { whenGone } from '../http/gone.ts'
import type { Parts } from '../parts.ts'
import { importFile } from './import-file.ts'
import { listImports } from './store.ts'

export function importRoutes(app: App, parts: Parts): void {
  app.post('/api/import/', (request, reply) => importFile(parts, request, whenGone(reply)))

  app.get('/api/import/', async (request) => {
    const results = await listImports(parts.db, request.application)
    return { count: results.length, results }
  })
}
