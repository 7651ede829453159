import { CONTACT_THANKS, contactSchema } from '#domain/contact.ts'
import type { App } from '../http/app.ts'
import { perAddress } from '../http/rate-limit.ts'
import type { Parts } from '../parts.ts'
import { leaveMessage } from './leave-message.ts'

export function contactRoutes(app: App, parts: Parts): void {
  const limited = { config: { rateLimit: perAddress(parts.config, 'contact') } }
  app.post('/api/contact/', { ...limited, schema: { body: contactSchema } }, async (request, reply) => {
    await leaveMessage(parts, request.body)
    return reply.code(201).send({ message: CONTACT_THANKS })
  })
}
