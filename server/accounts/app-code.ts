import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Db, Trx } from '../db/client.ts'
import type { Parts } from '../parts.ts'
import { keyFor, seal, unseal } from './sealed.ts'

const ISSUER = 'Waiverly'
const PERIOD = 30

const keyOf = ({ config }: Pick<Parts, 'config'>) => keyFor(config.sessionSecret, 'two-factor')

/** A new secret for an authenticator app: to be typed, as the address that a QR code holds, and as it is kept. */
export function newAppSecret(parts: Pick<Parts, 'config'>, { id, email }: { id: number; email: string }) {
  const secret = generateSecret()
  const uri = generateURI({ issuer: ISSUER, label: email, secret, period: PERIOD })
  return { secret, uri, sealed_secret: seal(keyOf(parts), secret, String(id)) }
}

/**
 * Takes a code of the app, of now or of the step before or after, since clocks differ. No step is taken twice, nor one
 * before a step that was taken: of two at the same time one gets true.
 */
export async function takeAppCode(
  parts: Pick<Parts, 'config' | 'clock' | 'log'>,
  db: Db | Trx,
  user_id: number,
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('two_factor')
    .select('sealed_secret')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (row === undefined) return false
  const secret = unseal(keyOf(parts), row.sealed_secret, String(user_id))
  if (secret === null) {
    // Only SESSION_SECRET opens it: after a change of it the account has its recovery codes and passkeys left.
    parts.log.error({ user_id }, 'a two-factor secret cannot be opened: was SESSION_SECRET changed?')
    return false
  }
  const epoch = Math.floor(parts.clock.now().valueOf() / 1000)
  const result = verifySync({ secret, token: code, epoch, period: PERIOD, epochTolerance: PERIOD })
  if (!result.valid) return false
  const step = Math.floor(epoch / PERIOD) + result.delta
  const taken = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('sealed_secret', '=', row.sealed_secret)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}
