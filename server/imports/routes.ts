import type { App } from '../http/app.ts'
import type { Parts } from '../parts.ts'
import { importFile } from './import-file.ts'
import { listImports } from './store.ts'

export function importRoutes(app: App, parts: Parts): void {
  app.post('/api/import/', (request) => importFile(parts, request))

  app.get('/api/import/', async (request) => {
    const results = await listImports(parts.db, request.application)
    return { count: results.length, results }
  })
}
