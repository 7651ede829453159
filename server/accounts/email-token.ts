import { AppError } from '#domain/errors.ts'
import type { Db, Trx } from '../db/client.ts'
import { hashToken, newToken } from '../http/session.ts'
import type { Clock, Parts } from '../parts.ts'

export type Purpose = 'verify_email' | 'reset_password' | 'delete_account'

const HOUR = 3_600_000
const LIFE: Record<Purpose, number> = { verify_email: 24 * HOUR, reset_password: HOUR, delete_account: 24 * HOUR }

/** Makes the token of a mailed link; what comes back is its only copy. */
export async function makeEmailToken(trx: Trx, clock: Clock, user_id: number, purpose: Purpose): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await trx
    .insertInto('email_tokens')
    .values({
      token_hash: hashToken(token),
      user_id,
      purpose,
      created_at: now.toISOString(),
      expires_at: new Date(now.valueOf() + LIFE[purpose]).toISOString(),
    })
    .execute()
  return token
}

/** How many tokens of the purpose the user was mailed since then, used or not. */
export async function countEmailTokens(trx: Trx, user_id: number, purpose: Purpose, since: Date): Promise<number> {
  const { made } = await trx
    .selectFrom('email_tokens')
    .select((eb) => eb.fn.countAll<number>().as('made'))
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return Number(made)
}

/** Whose living token it is, without using it up. */
async function findEmailToken(db: Db, clock: Clock, token: string, purpose: Purpose): Promise<number | null> {
  const found = await db
    .selectFrom('email_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
  return found?.user_id ?? null
}

/** Throws with these words where the link has been used, has expired or was made up. */
export async function requireEmailToken(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  token: string,
  purpose: Purpose,
  badLink: string,
): Promise<void> {
  if ((await findEmailToken(db, clock, token, purpose)) === null) throw new AppError('invalid', badLink)
}

/** Uses a token up, and with it the user's others for the same purpose. Of two at the same time one gets the user. */
export async function useEmailToken(trx: Trx, clock: Clock, token: string, purpose: Purpose): Promise<number | null> {
  const used_at = clock.now().toISOString()
  const used = await trx
    .updateTable('email_tokens')
    .set({ used_at })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', used_at)
    .returning('user_id')
    .executeTakeFirst()
  if (used === undefined) return null
  await endEmailTokens(trx, clock, used.user_id, purpose)
  return used.user_id
}

/** Whatever links of the purpose the user was mailed, none works any more. */
export async function endEmailTokens(trx: Trx, clock: Clock, user_id: number, purpose: Purpose): Promise<void> {
  await trx
    .updateTable('email_tokens')
    .set({ used_at: clock.now().toISOString() })
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}
