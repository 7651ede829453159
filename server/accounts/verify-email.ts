import { BAD_VERIFICATION_LINK } from '#domain/account.ts'
import { AppError } from '#domain/errors.ts'
import type { Parts } from '../parts.ts'
import { makeEmailToken, useEmailToken } from './email-token.ts'
import { verificationMail } from './mails.ts'
import { queueMail } from '../mail/send-mail.ts'
import { findByEmail, markVerified } from './store.ts'

/** Confirms the address to which the token was mailed. */
export async function verifyEmail({ db, clock }: Pick<Parts, 'db' | 'clock'>, token: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user_id = await useEmailToken(trx, clock, token, 'verify_email')
    if (user_id === null) throw new AppError('invalid', BAD_VERIFICATION_LINK)
    await markVerified(trx, user_id)
  })
}

/** Mails the link again, if there is an account that needs it. Whether there is one is not told. */
export async function resendVerification(
  parts: Pick<Parts, 'db' | 'jobs' | 'clock'>,
  email: string,
  site: string,
): Promise<void> {
  await parts.db.transaction().execute(async (trx) => {
    const account = await findByEmail(trx, email)
    if (account === undefined || account.is_email_verified) return
    const token = await makeEmailToken(trx, parts.clock, account.id, 'verify_email')
    await queueMail(parts, trx, verificationMail(account, site, token))
  })
}
