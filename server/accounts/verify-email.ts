import { BAD_VERIFICATION_LINK } from '#domain/account.ts'
import { AppError } from '#domain/errors.ts'
import type { Parts } from '../parts.ts'
import { useEmailToken } from './email-token.ts'
import { markVerified } from './store.ts'

/** Confirms the address to which the token was mailed. */
export async function verifyEmail({ db, clock }: Pick<Parts, 'db' | 'clock'>, token: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user_id = await useEmailToken(trx, clock, token, 'verify_email')
    if (user_id === null) throw new AppError('invalid', BAD_VERIFICATION_LINK)
    await markVerified(trx, user_id)
  })
}
