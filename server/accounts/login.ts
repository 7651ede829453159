import type { z } from 'zod'
import { INVALID_CREDENTIALS, type loginSchema, type User, VERIFY_FIRST } from '#domain/account.ts'
import { AppError } from '#domain/errors.ts'
import { EMAIL_FORM } from '#domain/field.ts'
import { endSession, type Session, startSession } from '../http/session.ts'
import type { Parts } from '../parts.ts'
import { countAttempt, forgetFailures } from './login-failures.ts'
import { isPassword } from './password.ts'
import { findByEmail, noteLogin } from './store.ts'

/** Begins a new session; the one that the caller came with, if any, ends. Says nothing of whether the account exists. */
export async function login(
  parts: Pick<Parts, 'db' | 'clock' | 'config'>,
  { email, password, remember_me }: z.output<typeof loginSchema>,
  current: Session | null,
): Promise<{ user: User; token: string }> {
  const { db, clock } = parts
  await countAttempt(parts, email)
  const account = EMAIL_FORM.test(email) ? await findByEmail(db, email) : undefined
  const matches = await isPassword(password, account?.password_hash)
  if (account === undefined || !matches) throw new AppError('invalid_credentials', INVALID_CREDENTIALS)
  await forgetFailures(db, email)
  if (!account.is_email_verified) throw new AppError('email_not_verified', VERIFY_FIRST)
  const now = clock.now()
  const token = await db.transaction().execute(async (trx) => {
    await noteLogin(trx, account.id, now)
    if (current !== null) await endSession(trx, current.token_hash)
    return startSession(trx, clock, account.id, remember_me)
  })
  const { password_hash: _, ...user } = account
  return { user: { ...user, last_login: now.toISOString() }, token }
}
