import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { type newPasskeySchema, type Passkey, PASSKEY_KNOWN, PASSKEY_NOT_ADDED } from '#domain/passkey.ts'
import { siteOf } from '../http/site.ts'
import { queueMail } from '../mail/send-mail.ts'
import type { Parts } from '../parts.ts'
import { passkeyAddedMail, passkeyRemovedMail } from './factor-mails.ts'
import { deletePasskey, insertPasskey, listCredentials } from './passkey-store.ts'
import { ALGORITHMS, relyingParty, userHandle } from './relying-party.ts'
import { beginStep, endStep, findStep } from './sign-in-step.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'config' | 'jobs'>

const NAME = 'Waiverly'
export const challengeOf = z.object({ challenge: z.string() })

/** What the browser is to ask an authenticator for. One that has a passkey of the account already is not asked again. */
export async function beginPasskey(parts: Needs, request: FastifyRequest, reply: FastifyReply) {
  const { db, config } = parts
  const { id, email, username } = request.user
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: relyingParty(config, request).id,
    userID: userHandle(config, id),
    userName: email,
    userDisplayName: username,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: await listCredentials(db, id),
  })
  await beginStep(parts, reply, { kind: 'new_passkey', user_id: id, data: { challenge: options.challenge } })
  return options
}

/** Keeps a passkey that an authenticator made for this account's question, which is answered once. */
export async function addPasskey(
  parts: Needs,
  { name, response }: z.output<typeof newPasskeySchema>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Passkey> {
  const { config, clock } = parts
  const { user } = request
  const refused = () => new AppError('invalid', PASSKEY_NOT_ADDED)
  const step = await findStep(parts, request, 'new_passkey', challengeOf)
  if (step === null || step.user_id !== user.id || !(await endStep(parts, request, reply))) throw refused()
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config, request)
  const expected = {
    expectedChallenge: step.data.challenge,
    expectedOrigin,
    expectedRPID,
    supportedAlgorithmIDs: ALGORITHMS,
  }
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected }).catch(() => {
    throw refused()
  })
  if (registrationInfo === undefined) throw refused()
  const { id, publicKey, counter } = registrationInfo.credential
  return parts.db.transaction().execute(async (trx) => {
    const passkey = await insertPasskey(trx, {
      id,
      user_id: user.id,
      public_key: Buffer.from(publicKey),
      counter,
      transports: response.response.transports,
      name,
      created_at: clock.now().toISOString(),
    })
    if (passkey === undefined) throw new AppError('conflict', PASSKEY_KNOWN)
    await queueMail(parts, trx, passkeyAddedMail(user, siteOf(config, request), name))
    return passkey
  })
}

/** False where the account has no such passkey. */
export const removePasskey = (parts: Needs, request: FastifyRequest, id: string): Promise<boolean> =>
  parts.db.transaction().execute(async (trx) => {
    const removed = await deletePasskey(trx, request.user.id, id)
    if (removed === undefined) return false
    await queueMail(parts, trx, passkeyRemovedMail(request.user, siteOf(parts.config, request), removed.name))
    return true
  })
