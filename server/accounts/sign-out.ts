import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearCookies } from '../http/cookies.ts'
import { endSession } from '../http/session.ts'
import type { Parts } from '../parts.ts'

/** Ends the session that the browser came with, if any, and takes its cookies. */
export async function signOut(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.session !== null) await endSession(db, request.session.token_hash)
  clearCookies(reply, config)
}
