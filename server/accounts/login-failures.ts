import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { FAILURES_PER_ACCOUNT, scaled, tooManyRequests } from '../http/rate-limit.ts'
import type { Parts } from '../parts.ts'

const accountHash = (email: string): Buffer => createHash('sha256').update(email.trim().toLowerCase()).digest()

/**
 * Counts an attempt as failed before its password is looked at, so that many attempts at once cannot slip through; a right
 * password takes the account's failures back by `forgetFailures`. Kept in the database: a restart forgives nothing.
 */
export async function countAttempt(
  { db, clock, config }: Pick<Parts, 'db' | 'clock' | 'config'>,
  email: string,
): Promise<void> {
  const account_hash = accountHash(email)
  const now = clock.now().valueOf()
  const since = new Date(now - FAILURES_PER_ACCOUNT.timeWindow).toISOString()
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${account_hash.readInt32BE(0)}, ${account_hash.readInt32BE(4)})`.execute(trx)
    await trx.deleteFrom('login_failures').where('failed_at', '<=', since).execute()
    const failures = await trx
      .selectFrom('login_failures')
      .select('failed_at')
      .where('account_hash', '=', account_hash)
      .orderBy('failed_at', 'desc')
      .limit(scaled(FAILURES_PER_ACCOUNT.max, config))
      .execute()
    const oldest = failures.at(-1)
    if (oldest !== undefined && failures.length === scaled(FAILURES_PER_ACCOUNT.max, config))
      throw tooManyRequests(Date.parse(oldest.failed_at) + FAILURES_PER_ACCOUNT.timeWindow - now)
    await trx
      .insertInto('login_failures')
      .values({ account_hash, failed_at: new Date(now).toISOString() })
      .execute()
  })
}

export const forgetFailures = async (db: Db, email: string): Promise<void> => {
  await db.deleteFrom('login_failures').where('account_hash', '=', accountHash(email)).execute()
}
