import { z } from 'zod'
import { cardChange, confirmRequest, newCard, regroupRequest, undoRequest } from '#domain/fact-card.ts'
import { answer } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import type { Parts } from '../parts.ts'
import { ownerOf } from '../profile/owner.ts'

const cardParams = z.object({ id: z.string().max(64) })

export function factRoutes(app: App, parts: Parts): void {
  app.get('/api/facts/', (request, reply) => answer(parts, reply, 'facts', ownerOf(request)))

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
