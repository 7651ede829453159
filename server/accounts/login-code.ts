import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { User } from '#domain/account.ts'
import { AppError, invalidFields } from '#domain/errors.ts'
import { type Code, CODE_TOO_LATE, readCode, wrongCode } from '#domain/two-factor.ts'
import { siteOf } from '../http/site.ts'
import { queueMail } from '../mail/send-mail.ts'
import type { Parts } from '../parts.ts'
import { takeAppCode } from './app-code.ts'
import { codesRefusedMail, recoveryCodeUsedMail } from './factor-mails.ts'
import { countGuess, forgetGuesses } from './guesses.ts'
import { findKnownDevice } from './known-device.ts'
import { recoveryCodesLeft, useRecoveryCode } from './recovery-codes.ts'
import { signIn } from './sign-in.ts'
import { endStep, findStep } from './sign-in-step.ts'
import { type Account, getAccount } from './store.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'config' | 'jobs' | 'log'>

const stepData = z.object({ remember: z.boolean() })
const tooLate = () => new AppError('invalid', CODE_TOO_LATE)

/** Ends the step that waits for a code of the account's app, or for one of its recovery codes, and signs in. */
export async function logInByCode(
  parts: Needs,
  typed: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const { db, config } = parts
  const step = await findStep(parts, request, 'second_factor', stepData)
  if (step === null || step.user_id === null) throw tooLate()
  const account = await getAccount(db, step.user_id)
  const site = siteOf(config, request)
  const target = { codeOf: account.id, knownDevice: await findKnownDevice(parts, request, account.id) }
  const left = await countGuess(parts, target)
  const code = readCode(typed)
  if (code === null || !(await isRight(parts, account, code, site))) {
    // Whoever gets this far knows the password: its owner should hear of it.
    if (left === 0) await db.transaction().execute((trx) => queueMail(parts, trx, codesRefusedMail(account, site)))
    throw invalidFields({ code: [wrongCode(typed)] })
  }
  await forgetGuesses(db, target)
  if (!(await endStep(parts, request, reply))) throw tooLate()
  return signIn(parts, request, reply, account, step.data.remember)
}

const isRight = (parts: Needs, account: Account, code: Code, site: string): Promise<boolean> => {
  if ('app' in code) return takeAppCode(parts, parts.db, account.id, code.app)
  return parts.db.transaction().execute(async (trx) => {
    if (!(await useRecoveryCode(trx, parts.clock, account.id, code.recovery))) return false
    await queueMail(parts, trx, recoveryCodeUsedMail(account, site, await recoveryCodesLeft(trx, account.id)))
    return true
  })
}
