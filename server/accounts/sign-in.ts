import type { FastifyReply, FastifyRequest } from 'fastify'
import { ENTER_CODE, INVALID_CREDENTIALS, type User } from '#domain/account.ts'
import { AppError } from '#domain/errors.ts'
import { setSessionCookies } from '../http/cookies.ts'
import { endSession, startSession } from '../http/session.ts'
import type { Parts } from '../parts.ts'
import { deviceOf } from './device.ts'
import { rememberDevice } from './known-device.ts'
import { newSignInMail } from './mails.ts'
import { queueMail } from '../mail/send-mail.ts'
import { beginStep } from './sign-in-step.ts'
import { siteOf } from '../http/site.ts'
import { type Account, asksForCode, noteLogin } from './store.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'config' | 'jobs'>

/**
 * Signs in whoever proved with all that the account asks for that it is theirs. The session is a new one; one that the
 * browser came with ends. A browser from which this account was never used is told to its owner.
 */
export async function signIn(
  parts: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  remember: boolean,
): Promise<User> {
  const { db, clock, config } = parts
  const now = clock.now()
  const device = deviceOf(request.headers['user-agent'])
  const token = await db.transaction().execute(async (trx) => {
    // A reset ends all sessions, also the one that would begin by the old password while it is under way.
    if (!(await noteLogin(trx, account, now))) throw new AppError('invalid_credentials', INVALID_CREDENTIALS)
    if (request.session !== null) await endSession(trx, request.session.token_hash)
    const isNew = await rememberDevice(parts, trx, request, reply, account.id)
    if (isNew && account.last_login !== null)
      await queueMail(parts, trx, newSignInMail(account, siteOf(config, request), { device, at: now }))
    return startSession(trx, clock, { user_id: account.id, remember, device, address: request.ip })
  })
  setSessionCookies(reply, config, token, remember)
  const { id, email, username, is_email_verified } = account
  return { id, email, username, is_email_verified, last_login: now.toISOString() }
}

/** After a first proof, a password or a provider's word: signs in, or begins the step that waits for the account's code. */
export async function passFirstProof(
  parts: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  remember: boolean,
): Promise<User> {
  if (!(await asksForCode(parts.db, account.id))) return signIn(parts, request, reply, account, remember)
  await beginStep(parts, reply, { kind: 'second_factor', user_id: account.id, data: { remember } })
  throw new AppError('two_factor_required', ENTER_CODE)
}
