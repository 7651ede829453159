import { sql } from 'kysely'
import type { Db, Trx } from '../db/client.ts'
import type { ProviderPerson } from './provider.ts'

/** Whose account this person of the provider's is connected to. */
export const findOwner = async (
  db: Db | Trx,
  { issuer, subject }: Pick<ProviderPerson, 'issuer' | 'subject'>,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('identities')
      .select('user_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.user_id

export const findIdentity = (db: Db | Trx, user_id: number, issuer: string): Promise<{ email: string } | undefined> =>
  db
    .selectFrom('identities')
    .select('email')
    .where('user_id', '=', user_id)
    .where('issuer', '=', issuer)
    .executeTakeFirst()

/** False where the person is connected already, or the account to somebody else of that provider. */
export const addIdentity = async (trx: Trx, user_id: number, person: ProviderPerson): Promise<boolean> =>
  (await trx
    .insertInto('identities')
    .values({ ...person, user_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()) !== undefined

/** The address under which one is known at the provider may change; it is shown, and nothing hangs on it. */
export const noteAddress = async (db: Db, { issuer, subject, email }: ProviderPerson): Promise<void> => {
  await db
    .updateTable('identities')
    .set({ email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('email', '<>', email)
    .execute()
}

export const removeIdentity = async (trx: Trx, user_id: number, issuer: string): Promise<boolean> =>
  (await trx
    .deleteFrom('identities')
    .where('user_id', '=', user_id)
    .where('issuer', '=', issuer)
    .returning('user_id')
    .executeTakeFirst()) !== undefined

const BY_WHICH_ONE_ENTERS = [
  'sessions',
  'sign_in_steps',
  'email_tokens',
  'identities',
  'passkeys',
  'recovery_codes',
  'two_factor',
  'known_devices',
] as const

/**
 * Gives an account whose address was never confirmed to whoever has proved that the address is theirs. Somebody else may
 * have made it, to come in later by the password they chose: every way in ends. False where it was confirmed meanwhile.
 */
export async function takeOverUnconfirmed(trx: Trx, user_id: number): Promise<boolean> {
  const taken = await trx
    .updateTable('users')
    .set({ password_hash: null, is_email_verified: true })
    .where('id', '=', user_id)
    .where('is_email_verified', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (taken === undefined) return false
  for (const table of BY_WHICH_ONE_ENTERS)
    await sql`delete from ${sql.table(table)} where user_id = ${user_id}`.execute(trx)
  return true
}
