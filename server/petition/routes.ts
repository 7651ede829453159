import { drafterOf } from '../drafts/drafter.ts'
import { listDocuments } from '../drafts/store.ts'
import type { App } from '../http/app.ts'
import { currentTaskId } from '../jobs/tasks.ts'
import type { Parts } from '../parts.ts'
import { ownerOf } from '../profile/owner.ts'
import { PETITION, petitionKey, startPetition } from './generate-letter.ts'

export function petitionRoutes(app: App, parts: Parts): void {
  app.post('/api/product/petition/letter/', async (request, reply) =>
    reply.code(201).send({ task_id: await startPetition(parts, ownerOf(request)) }),
  )

  app.get('/api/product/petition/letter/', async (request) => {
    const { workers } = parts
    const owner = ownerOf(request)
    const account = String(owner.user_id)
    const letters = await listDocuments(parts.db, request.application, 'petition_letter')
    const newest = letters.at(-1)
    return {
      current_task_id: await currentTaskId(parts.db, PETITION, petitionKey(request.application)),
      drafter: drafterOf(parts),
      petition_letter_url: newest?.url ?? null,
      docx_url: newest?.docx_url ?? null,
      letters,
      stale: newest !== undefined && (await workers.run('is-stale', { ...owner, id: newest.id }, { account })),
    }
  })
}
