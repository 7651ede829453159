import type { z } from 'zod'
import type { registerRequest } from '#domain/account.ts'
import { type FieldErrors, invalidFields } from '#domain/errors.ts'
import type { Parts } from '../parts.ts'
import { makeEmailToken } from './email-token.ts'
import { verificationMail } from './mails.ts'
import { hashNewPassword } from './new-password.ts'
import { queueMail } from '../mail/send-mail.ts'
import { findTaken, insertAccount, type Taken } from './store.ts'

const TAKEN_EMAIL = 'An account with this email already exists.'
const TAKEN_USERNAME = 'This username is already taken.'

function refuseTaken(taken: Taken): void {
  const fields: FieldErrors = {}
  if (taken.username) fields.username = [TAKEN_USERNAME]
  if (taken.email) fields.email = [TAKEN_EMAIL]
  if (taken.username || taken.email) throw invalidFields(fields)
}

/** Two registrations at the same time: the database's unique index tells the later one. */
function refuseRace(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === '23505') refuseTaken({ email: constraint === 'users_email', username: constraint === 'users_username' })
  throw error
}

/** Makes an account and sends the mail that confirms its address. */
export async function register(
  parts: Pick<Parts, 'db' | 'jobs' | 'clock'>,
  { email, username, password, next }: z.output<typeof registerRequest>,
  site: string,
): Promise<{ id: number; username: string; email: string }> {
  refuseTaken(await findTaken(parts.db, email, username))
  const password_hash = await hashNewPassword(password, 'password')
  return parts.db
    .transaction()
    .execute(async (trx) => {
      const account = await insertAccount(trx, { email, username, password_hash })
      const token = await makeEmailToken(trx, parts.clock, account.id, 'verify_email')
      await queueMail(parts, trx, verificationMail(account, site, token, next))
      return account
    })
    .catch(refuseRace)
}
