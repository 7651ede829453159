import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type User, WRONG_PASSWORD } from '#domain/account.ts'
import { AppError, invalidFields } from '#domain/errors.ts'
import { NO_PASSWORD, PROVIDER_PROBLEMS, type WaitingLink } from '#domain/provider-sign-in.ts'
import { siteOf } from '../http/site.ts'
import { queueMail } from '../mail/send-mail.ts'
import type { Parts } from '../parts.ts'
import { countGuess, forgetGuesses } from './guesses.ts'
import { addIdentity } from './identities.ts'
import { findKnownDevice } from './known-device.ts'
import { googleConnectedMail } from './mails.ts'
import { isPassword } from './password.ts'
import type { ProviderPerson } from './provider.ts'
import { passFirstProof } from './sign-in.ts'
import { beginStep, endStep, findStep } from './sign-in-step.ts'
import { type Account, getAccount } from './store.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'config' | 'jobs'>

const linkStep = z.object({
  person: z.object({ issuer: z.string(), subject: z.string(), email: z.string() }),
  remember: z.boolean(),
})

export const beginLink = (
  parts: Needs,
  reply: FastifyReply,
  account: Account,
  person: ProviderPerson,
  remember: boolean,
): Promise<void> => beginStep(parts, reply, { kind: 'link_provider', user_id: account.id, data: { person, remember } })

async function waiting(parts: Pick<Parts, 'db' | 'clock' | 'config'>, request: FastifyRequest) {
  const step = await findStep(parts, request, 'link_provider', linkStep)
  if (step === null || step.user_id === null) throw new AppError('not_found', PROVIDER_PROBLEMS.expired)
  return { account: await getAccount(parts.db, step.user_id), ...step.data }
}

/** The account that this browser may connect. It is told only to whoever proved to have its address. */
export async function waitingLinkOf(
  parts: Pick<Parts, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
): Promise<WaitingLink> {
  const { account } = await waiting(parts, request)
  return { email: account.email, has_password: account.password_hash !== null }
}

/** Connects the person to the account by its password, and signs in. Guesses count as those at the login do. */
export async function linkProvider(
  parts: Needs,
  password: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const { db, config } = parts
  const { account, person, remember } = await waiting(parts, request)
  if (account.password_hash === null) throw invalidFields({ password: [NO_PASSWORD] })
  const target = { login: account.email, knownDevice: await findKnownDevice(parts, request, account.id) }
  await countGuess(parts, target)
  if (!(await isPassword(password, account.password_hash))) throw invalidFields({ password: [WRONG_PASSWORD] })
  await forgetGuesses(db, target)
  if (!(await endStep(parts, request, reply))) throw new AppError('not_found', PROVIDER_PROBLEMS.expired)
  await db.transaction().execute(async (trx) => {
    if (!(await addIdentity(trx, account.id, person))) throw new AppError('conflict', PROVIDER_PROBLEMS.other_google)
    await queueMail(parts, trx, googleConnectedMail(account, siteOf(config, request), person.email))
  })
  return passFirstProof(parts, request, reply, account, remember)
}
