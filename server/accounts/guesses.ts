import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { FAILURES_PER_ACCOUNT, scaled, tooManyRequests } from '../http/rate-limit.ts'
import type { Parts } from '../parts.ts'
import { oneAddress } from './address.ts'

/**
 * What somebody may be guessing at. Each has its own count, so that a stranger who guesses at the login shuts out neither
 * the owner's known browser nor whoever is already signed in.
 */
export type Target =
  | { login: string; knownDevice: Buffer | null }
  | { passwordOf: number }
  | { codeOf: number; knownDevice: Buffer | null }

/** As the database compares addresses, letter by letter: other capitals of one address are no further guesses. */
const folded = (address: string): string =>
  Array.from(oneAddress(address.trim()), (letter) =>
    String.fromCodePoint(letter.toLowerCase().codePointAt(0) ?? 0),
  ).join('')

/** No kind's name can be typed as an address of another kind. */
const nameOf = (target: Target): string => {
  if ('passwordOf' in target) return `password:${target.passwordOf}`
  const name = 'codeOf' in target ? `code:${target.codeOf}` : `login:${folded(target.login)}`
  return target.knownDevice === null ? name : `${name} ${target.knownDevice.toString('hex')}`
}
const targetHash = (target: Target): Buffer => createHash('sha256').update(nameOf(target)).digest()

/**
 * Counts a guess as wrong before it is looked at, so that many at once cannot slip through; a right one takes the
 * target's back by `forgetGuesses`. Kept in the database: a restart forgives nothing. Answers how many more are taken.
 */
export async function countGuess(
  { db, clock, config }: Pick<Parts, 'db' | 'clock' | 'config'>,
  target: Target,
): Promise<number> {
  const target_hash = targetHash(target)
  const now = clock.now().valueOf()
  const since = new Date(now - FAILURES_PER_ACCOUNT.timeWindow).toISOString()
  const max = scaled(FAILURES_PER_ACCOUNT.max, config)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${target_hash.readInt32BE(0)}, ${target_hash.readInt32BE(4)})`.execute(trx)
    await trx.deleteFrom('login_failures').where('failed_at', '<=', since).execute()
    const failures = await trx
      .selectFrom('login_failures')
      .select('failed_at')
      .where('target_hash', '=', target_hash)
      .orderBy('failed_at', 'desc')
      .limit(max)
      .execute()
    const oldest = failures.at(-1)
    if (oldest !== undefined && failures.length === max)
      throw tooManyRequests(Date.parse(oldest.failed_at) + FAILURES_PER_ACCOUNT.timeWindow - now)
    await trx
      .insertInto('login_failures')
      .values({ target_hash, failed_at: new Date(now).toISOString() })
      .execute()
    return max - failures.length - 1
  })
}

export const forgetGuesses = async (db: Db, target: Target): Promise<void> => {
  await db.deleteFrom('login_failures').where('target_hash', '=', targetHash(target)).execute()
}
