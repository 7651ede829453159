import { buildCaseFile } from '#drafting/case-file.ts'
import type { App } from '../http/app.ts'
import type { Parts } from '../parts.ts'
import { paperIdsOf, papersOf } from '../uploads/papers.ts'
import { readFiles } from '../uploads/store.ts'
import { atOneMoment, profileIn } from './load-profile.ts'
import { viewCaseFile } from './view.ts'

export function caseFileRoutes(app: App, parts: Parts): void {
  app.get('/api/case-file/', async (request) => {
    // What is told of a paper's reading and what its words come to are of one moment.
    const { profile, read } = await atOneMoment(parts, async (trx) => {
      const loaded = await profileIn(trx, parts, request.application)
      return { profile: loaded, read: await readFiles(trx, request.application, paperIdsOf(papersOf(loaded))) }
    })
    return viewCaseFile(buildCaseFile(profile), read)
  })
}
