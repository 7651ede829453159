import { sql } from 'kysely'
import type { Db, Trx } from '../db/client.ts'
import { formsOfAddress, oneAddress } from './address.ts'
import { endStepsOf } from './sign-in-step.ts'

export interface Account {
  id: number
  email: string
  username: string
  /** Null where one signs in otherwise. */
  password_hash: string | null
  is_email_verified: boolean
  last_login: string | null
}

const COLUMNS = ['id', 'email', 'username', 'password_hash', 'is_email_verified', 'last_login'] as const

/** Of a row of users: the address is theirs, however it is capitalised and its host is written. */
const isAddress = (email: string) =>
  sql<boolean>`lower(email) in (${sql.join(formsOfAddress(email).map((form) => sql`lower(${form})`))})`

export const findByEmail = (db: Db | Trx, email: string): Promise<Account | undefined> =>
  db.selectFrom('users').select(COLUMNS).where(isAddress(email)).orderBy('id').limit(1).executeTakeFirst()

export const getAccount = (db: Db | Trx, id: number): Promise<Account> =>
  db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirstOrThrow()

export interface Taken {
  email: boolean
  username: boolean
}

/** Whether another account has this e-mail address or username, however it is capitalised. */
export async function findTaken(db: Db, email: string, username: string): Promise<Taken> {
  const found = await sql<Taken>`select
    exists (select from users where ${isAddress(email)}) as email,
    exists (select from users where lower(username) = lower(${username})) as username`.execute(db)
  return found.rows[0] ?? { email: false, username: false }
}

export const insertAccount = (
  trx: Trx,
  account: { email: string; username: string; password_hash: string },
): Promise<{ id: number; username: string; email: string }> =>
  trx
    .insertInto('users')
    .values({ ...account, email: oneAddress(account.email) })
    .returning(['id', 'username', 'email'])
    .executeTakeFirstOrThrow()

/** An account whose address somebody else vouches for, without a password. Undefined where address or username is taken. */
export const insertConfirmedAccount = async (
  trx: Trx,
  account: { email: string; username: string },
): Promise<number | undefined> =>
  (
    await trx
      .insertInto('users')
      .values({ ...account, email: oneAddress(account.email), is_email_verified: true })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export const hasApplication = async (db: Db, user_id: number): Promise<boolean> =>
  (await db.selectFrom('applications').select('id').where('user_id', '=', user_id).limit(1).executeTakeFirst()) !==
  undefined

export const markVerified = async (trx: Trx, id: number): Promise<void> => {
  await trx.updateTable('users').set({ is_email_verified: true }).where('id', '=', id).execute()
}

/** A sign-in that began with the old password does not go on. */
export const setPassword = async (trx: Trx, id: number, password_hash: string): Promise<void> => {
  await endStepsOf(trx, id)
  await trx.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
}

/**
 * Notes a login of the account as it was when it was proved whose it is. False where its password was changed meanwhile or
 * it is gone; until the transaction ends it stays as it is.
 */
export const noteLogin = async (trx: Trx, { id, password_hash }: Account, at: Date): Promise<boolean> =>
  (await trx
    .updateTable('users')
    .set({ last_login: at.toISOString() })
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', password_hash)
    .where('is_email_verified', '=', true)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Whether the account asks for a code beside the password. */
export const asksForCode = async (db: Db, user_id: number): Promise<boolean> =>
  (await db
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined
