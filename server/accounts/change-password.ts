import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { changePasswordSchema } from '#domain/account.ts'
import { setSessionCookies } from '../http/cookies.ts'
import { endSessions, startSession } from '../http/session.ts'
import { siteOf } from '../http/site.ts'
import type { Parts } from '../parts.ts'
import { deviceOf } from './device.ts'
import { endEmailTokens } from './email-token.ts'
import { forgetOtherDevices } from './known-device.ts'
import { passwordChangedMail } from './mails.ts'
import { confirmPassword } from './own-password.ts'
import { hashNewPassword } from './new-password.ts'
import { queueMail } from '../mail/send-mail.ts'
import { setPassword } from './store.ts'

/** Changes the password. Every session and mailed link ends; the caller goes on with a new one. */
export async function changePassword(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'jobs'>,
  { old_password, new_password }: z.output<typeof changePasswordSchema>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { db, clock, config } = parts
  const { user } = request
  await confirmPassword(parts, user, old_password, 'old_password')
  const password_hash = await hashNewPassword(new_password, 'new_password')
  const remember = request.session?.remember ?? false
  const device = deviceOf(request.headers['user-agent'])
  const token = await db.transaction().execute(async (trx) => {
    await setPassword(trx, user.id, password_hash)
    await endSessions(trx, user.id)
    await forgetOtherDevices(parts, trx, request, reply, user.id)
    await endEmailTokens(trx, clock, user.id, 'reset_password')
    await endEmailTokens(trx, clock, user.id, 'delete_account')
    await queueMail(parts, trx, passwordChangedMail(user, siteOf(config, request)))
    return startSession(trx, clock, { user_id: user.id, remember, device, address: request.ip })
  })
  setSessionCookies(reply, config, token, remember)
}
