import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { INVALID_CREDENTIALS, type loginSchema, type User, VERIFY_FIRST } from '#domain/account.ts'
import { AppError } from '#domain/errors.ts'
import { EMAIL_FORM } from '#domain/field.ts'
import type { Parts } from '../parts.ts'
import { countGuess, forgetGuesses } from './guesses.ts'
import { findKnownDevice } from './known-device.ts'
import { isPassword } from './password.ts'
import { passFirstProof } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { findByEmail } from './store.ts'

/** Signs in by password. Says nothing of whether the account exists. */
export async function login(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'jobs'>,
  { email, password, remember_me }: z.output<typeof loginSchema>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const { db } = parts
  const account = EMAIL_FORM.test(email) ? await findByEmail(db, email) : undefined
  const target = { login: email, knownDevice: await findKnownDevice(parts, request, account?.id) }
  await countGuess(parts, target)
  const matches = await isPassword(password, account?.password_hash)
  if (account === undefined || !matches) {
    // The page forgets who was here; the cookie that it cannot reach must not know better.
    await signOut(parts, request, reply)
    throw new AppError('invalid_credentials', INVALID_CREDENTIALS)
  }
  await forgetGuesses(db, target)
  if (!account.is_email_verified) throw new AppError('email_not_verified', VERIFY_FIRST)
  return passFirstProof(parts, request, reply, account, remember_me)
}
