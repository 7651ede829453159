import type { FastifyReply, FastifyRequest } from 'fastify'
import { BAD_RESET_LINK } from '#domain/account.ts'
import { AppError } from '#domain/errors.ts'
import { endSessions } from '../http/session.ts'
import { siteOf } from '../http/site.ts'
import type { Parts } from '../parts.ts'
import { endEmailTokens, requireEmailToken, useEmailToken } from './email-token.ts'
import { forgetOtherDevices } from './known-device.ts'
import { passwordChangedMail } from './mails.ts'
import { hashNewPassword } from './new-password.ts'
import { queueMail } from '../mail/send-mail.ts'
import { getAccount, markVerified, setPassword } from './store.ts'

/** Sets the password by a mailed link. Every session ends, since one of them may be why it is reset. */
export async function resetPassword(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'jobs'>,
  { token, new_password }: { token: string; new_password: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { db, clock, config } = parts
  // Looked at first: hashing for everybody who makes up a token would be work for nothing.
  await requireEmailToken(parts, token, 'reset_password', BAD_RESET_LINK)
  const password_hash = await hashNewPassword(new_password, 'new_password')
  await db.transaction().execute(async (trx) => {
    const user_id = await useEmailToken(trx, clock, token, 'reset_password')
    if (user_id === null) throw new AppError('invalid', BAD_RESET_LINK)
    await setPassword(trx, user_id, password_hash)
    // Whoever got the mail has the address.
    await markVerified(trx, user_id)
    await endSessions(trx, user_id)
    await forgetOtherDevices(parts, trx, request, reply, user_id)
    await endEmailTokens(trx, clock, user_id, 'delete_account')
    const site = siteOf(config, request)
    await queueMail(parts, trx, passwordChangedMail(await getAccount(trx, user_id), site))
  })
}
