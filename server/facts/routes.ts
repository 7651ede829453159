import { z } from 'zod'
import { cardChange, confirmRequest, newCard, regroupRequest, undoRequest } from '#domain/fact-card.ts'
import { answer } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import { whenGone } from '../http/gone.ts'
import { currentTaskId } from '../jobs/tasks.ts'
import type { Parts } from '../parts.ts'
import { ownerOf } from '../profile/owner.ts'
import { READING, readingKey, startReading } from './read-by-model.ts'

const cardParams = z.object({ id: z.string().max(64) })

export function factRoutes(app: App, parts: Parts): void {
  app.get('/api/facts/', (request, reply) => answer(parts, reply, 'facts', ownerOf(request)))

  app.get('/api/facts/reading/', async (request, reply) => {
    const owner = ownerOf(request)
    const model = parts.llm?.model ?? null
    const key = readingKey(owner.application_id)
    const options = { account: String(owner.user_id), signal: whenGone(reply) }
    const [waiting, current_task_id] = await Promise.all([
      model === null ? 0 : parts.workers.run('facts-to-read', owner, options),
      currentTaskId(parts.db, READING, key),
    ])
    return { model, waiting, current_task_id }
  })

  app.post('/api/facts/reading/', async (request, reply) =>
    reply.code(201).send({ task_id: await startReading(parts, ownerOf(request)) }),
  )

  app.post('/api/facts/', { schema: { body: newCard } }, (request, reply) =>
    answer(parts, reply.code(201), 'add-fact', { ...ownerOf(request), card: request.body }),
  )

  app.post('/api/facts/confirm/', { schema: { body: confirmRequest } }, (request, reply) =>
    answer(parts, reply, 'confirm-facts', { ...ownerOf(request), request: request.body }),
  )

  app.post('/api/facts/regroup/', { schema: { body: regroupRequest } }, (request, reply) =>
    answer(parts, reply, 'regroup-facts', { ...ownerOf(request), request: request.body }),
  )

  app.post('/api/facts/undo/', { schema: { body: undoRequest } }, (request, reply) =>
    answer(parts, reply, 'undo-facts', { ...ownerOf(request), change: request.body.change }),
  )

  app.patch('/api/facts/:id/', { schema: { params: cardParams, body: cardChange } }, (request, reply) =>
    answer(parts, reply, 'change-fact', { ...ownerOf(request), id: request.params.id, change: request.body }),
  )
}
