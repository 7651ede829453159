import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type User, VERIFY_FIRST } from '#domain/account.ts'
import { AppError } from '#domain/errors.ts'
import { PASSKEY_REFUSED, type passkeyLoginSchema } from '#domain/passkey.ts'
import type { Parts } from '../parts.ts'
import { findPasskey, noteUse } from './passkey-store.ts'
import { challengeOf } from './passkeys.ts'
import { relyingParty } from './relying-party.ts'
import { signIn } from './sign-in.ts'
import { beginStep, endStep, findStep } from './sign-in-step.ts'
import { getAccount } from './store.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'config' | 'jobs'>

/** Asks for any passkey that the authenticator has for this site: nobody says whose, so nobody learns who has one. */
export async function askForPasskey(parts: Needs, request: FastifyRequest, reply: FastifyReply) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(parts.config, request).id,
    userVerification: 'required',
  })
  await beginStep(parts, reply, { kind: 'passkey', user_id: null, data: { challenge: options.challenge } })
  return options
}

/**
 * Signs in by a passkey. It is two factors by itself, the device and what its owner unlocks it with, so no code is asked
 * for besides.
 */
export async function logInByPasskey(
  parts: Needs,
  { response, remember_me }: z.output<typeof passkeyLoginSchema>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const { db, clock, config } = parts
  const refused = () => new AppError('invalid', PASSKEY_REFUSED)
  const step = await findStep(parts, request, 'passkey', challengeOf)
  // Taken before it is looked at: a challenge that was answered wrongly is not answered again.
  if (step === null || !(await endStep(parts, request, reply))) throw refused()
  const passkey = await findPasskey(db, response.id)
  if (passkey === undefined) throw refused()
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config, request)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: step.data.challenge,
    expectedOrigin,
    expectedRPID,
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
  }).catch(() => {
    throw refused()
  })
  if (!verified) throw refused()
  const counter = { before: passkey.counter, now: authenticationInfo.newCounter }
  if (!(await noteUse(db, { id: passkey.id, counter, at: clock.now() }))) throw refused()
  const account = await getAccount(db, passkey.user_id)
  if (!account.is_email_verified) throw new AppError('email_not_verified', VERIFY_FIRST)
  return signIn(parts, request, reply, account, remember_me)
}
