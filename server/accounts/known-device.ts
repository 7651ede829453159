import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Trx } from '../db/client.ts'
import { deviceToken, setDeviceCookie } from '../http/cookies.ts'
import { hashToken, newToken } from '../http/session.ts'
import type { Parts } from '../parts.ts'

/** The hash of the browser's own token where this user has signed in from it before, otherwise null. */
export async function findKnownDevice(
  { db, config }: { db: Db | Trx; config: Parts['config'] },
  request: FastifyRequest,
  user_id: number | undefined,
): Promise<Buffer | null> {
  const token = deviceToken(request, config)
  if (token === undefined) return null
  const token_hash = hashToken(token)
  const found = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .where('user_id', '=', user_id ?? 0)
    .executeTakeFirst()
  return found === undefined ? null : token_hash
}

/** Keeps the browser as one of this user's; true where it was none before. A browser of several people has one token. */
export async function rememberDevice(
  { clock, config }: Pick<Parts, 'clock' | 'config'>,
  trx: Trx,
  request: FastifyRequest,
  reply: FastifyReply,
  user_id: number,
): Promise<boolean> {
  const last_seen_at = clock.now().toISOString()
  const known = await findKnownDevice({ db: trx, config }, request, user_id)
  if (known !== null) {
    await trx
      .updateTable('known_devices')
      .set({ last_seen_at })
      .where('token_hash', '=', known)
      .where('user_id', '=', user_id)
      .execute()
    return false
  }
  // A token that nobody here was given is not taken over: whoever planted it would be known too.
  const given = deviceToken(request, config)
  const ours = given !== undefined && (await isIssued(trx, given))
  const token = ours ? given : newToken()
  await trx
    .insertInto('known_devices')
    .values({ token_hash: hashToken(token), user_id, last_seen_at })
    .execute()
  if (!ours) setDeviceCookie(reply, config, token)
  return true
}

/**
 * After a new password only the browser that set it is known. Whoever came in by the old one is news to the owner when they
 * come again, and guesses as any stranger does.
 */
export async function forgetOtherDevices(
  parts: Pick<Parts, 'clock' | 'config'>,
  trx: Trx,
  request: FastifyRequest,
  reply: FastifyReply,
  user_id: number,
): Promise<void> {
  await trx.deleteFrom('known_devices').where('user_id', '=', user_id).execute()
  await rememberDevice(parts, trx, request, reply, user_id)
}

const isIssued = async (trx: Trx, token: string): Promise<boolean> =>
  (await trx
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()) !== undefined
