import { randomUUID } from 'node:crypto'
import { clientError } from '#domain/client-error.ts'
import type { App } from '../http/app.ts'
import { perAddress } from '../http/rate-limit.ts'
import type { Parts } from '../parts.ts'

export function clientErrorRoutes(app: App, parts: Parts): void {
  const limited = { config: { rateLimit: perAddress(parts.config, 'client-error') } }
  app.post('/api/client-errors/', { ...limited, schema: { body: clientError } }, async (request, reply) => {
    const id = randomUUID()
    request.log.error({ id, ...request.body }, 'a page broke')
    return reply.code(201).send({ id })
  })
}
