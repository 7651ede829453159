import { createHmac } from 'node:crypto'
import { COSEALG } from '@simplewebauthn/server/helpers'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { siteOf } from '../http/site.ts'
import { keyFor } from './sealed.ts'

/**
 * To whom a passkey belongs: the host that the caller has in the address bar. Of all addresses of this product only that
 * one's pages may use it, and nobody who merely looks like it.
 */
export function relyingParty(config: Config, request: FastifyRequest): { id: string; origin: string } {
  const { hostname, origin } = new URL(siteOf(config, request))
  return { id: hostname, origin }
}

/** Signatures that every authenticator has one of; newer ones are still experiments of the runtime. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

/**
 * By which an authenticator tells accounts apart: the same each time, so that a new passkey takes the place of the one
 * before, and of no meaning to whoever finds it there.
 */
export const userHandle = (
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  user_id: number,
): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac('sha256', keyFor(sessionSecret, 'passkey-user')).update(String(user_id)).digest())
