import { buildCaseFile } from '#drafting/case-file.ts'
import type { App } from '../http/app.ts'
import type { Parts } from '../parts.ts'
import { paperIdsOf, papersOf } from '../uploads/papers.ts'
import { readFiles } from '../uploads/store.ts'
import { loadProfile } from './load-profile.ts'
import { viewCaseFile } from './view.ts'

export function caseFileRoutes(app: App, parts: Parts): void {
  app.get('/api/case-file/', async (request) => {
    const profile = await loadProfile(parts, request.application)
    const read = await readFiles(parts.db, request.application, paperIdsOf(papersOf(profile)))
    return viewCaseFile(buildCaseFile(profile), read)
  })
}
