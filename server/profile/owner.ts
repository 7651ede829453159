import type { FastifyRequest } from 'fastify'

/** Whose record it is, and of which application. Every query about a record of an application asks for both or the latter. */
export interface Owner {
  user_id: number
  application_id: number
}

export const ownerOf = (request: FastifyRequest): Owner => ({
  user_id: request.user.id,
  application_id: request.application,
})
