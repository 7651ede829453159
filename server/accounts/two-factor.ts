import type { User } from '#domain/account.ts'
import { AppError, invalidFields } from '#domain/errors.ts'
import {
  readCode,
  TWO_FACTOR_IS_OFF,
  TWO_FACTOR_IS_ON,
  type TwoFactorSecret,
  type TwoFactorState,
  WRONG_CODE,
} from '#domain/two-factor.ts'
import type { Db, Trx } from '../db/client.ts'
import { queueMail } from '../mail/send-mail.ts'
import type { Parts } from '../parts.ts'
import { newAppSecret, takeAppCode } from './app-code.ts'
import { newRecoveryCodesMail, twoFactorOffMail, twoFactorOnMail } from './factor-mails.ts'
import { countGuess, forgetGuesses } from './guesses.ts'
import { dropRecoveryCodes, giveRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts'
import { endStepsOf } from './sign-in-step.ts'
import { asksForCode } from './store.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'config' | 'jobs' | 'log'>

export const twoFactorState = async (db: Db, user_id: number): Promise<TwoFactorState> => ({
  enabled: await asksForCode(db, user_id),
  recovery_codes_left: await recoveryCodesLeft(db, user_id),
})

/** Makes a secret that is only asked for once a code of it was given; one that waited for its code is forgotten. */
export async function beginTwoFactor(parts: Needs, user: User): Promise<TwoFactorSecret> {
  const { secret, uri, sealed_secret } = newAppSecret(parts, user)
  const begun = await parts.db
    .insertInto('two_factor')
    .values({ user_id: user.id, sealed_secret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret, last_step: 0 })
        .where('two_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (begun === undefined) throw new AppError('conflict', TWO_FACTOR_IS_ON)
  return { secret, uri }
}

/** Turns it on by a first code of the app, and gives the recovery codes. */
export async function confirmTwoFactor(parts: Needs, user: User, typed: string, site: string): Promise<string[]> {
  const { db, clock } = parts
  const code = readCode(typed)
  // Before a guess is counted: those of an account that has it on already are its owner's at the login.
  if ((await twoFactorState(db, user.id)).enabled) throw new AppError('conflict', TWO_FACTOR_IS_ON)
  const target = { codeOf: user.id, knownDevice: null }
  await countGuess(parts, target)
  const codes = await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .selectFrom('two_factor')
      .select('confirmed_at')
      .where('user_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst()
    if (waiting === undefined) throw new AppError('conflict', TWO_FACTOR_IS_OFF)
    if (waiting.confirmed_at !== null) throw new AppError('conflict', TWO_FACTOR_IS_ON)
    if (code === null || !('app' in code) || !(await takeAppCode(parts, trx, user.id, code.app)))
      throw invalidFields({ code: [WRONG_CODE] })
    const confirmed_at = clock.now().toISOString()
    await trx.updateTable('two_factor').set({ confirmed_at }).where('user_id', '=', user.id).execute()
    await queueMail(parts, trx, twoFactorOnMail(user, site))
    return giveRecoveryCodes(trx, user.id)
  })
  await forgetGuesses(db, target)
  return codes
}

/** Turns it off. Where it was only begun nothing changes for anybody, and nobody is told. */
export async function endTwoFactor(parts: Needs, user: User, site: string): Promise<void> {
  await parts.db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('two_factor')
      .where('user_id', '=', user.id)
      .returning('confirmed_at')
      .executeTakeFirst()
    if (ended === undefined || ended.confirmed_at === null) return
    await dropRecoveryCodes(trx, user.id)
    await endStepsOf(trx, user.id)
    await queueMail(parts, trx, twoFactorOffMail(user, site))
  })
}

export const renewRecoveryCodes = (parts: Needs, user: User, site: string): Promise<string[]> =>
  parts.db.transaction().execute(async (trx) => {
    if (!(await lockConfirmed(trx, user.id))) throw new AppError('conflict', TWO_FACTOR_IS_OFF)
    await queueMail(parts, trx, newRecoveryCodesMail(user, site))
    return giveRecoveryCodes(trx, user.id)
  })

/** Held until the transaction ends, so that it is not turned off while codes are given for it. */
const lockConfirmed = async (trx: Trx, user_id: number): Promise<boolean> =>
  (await trx
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()) !== undefined
