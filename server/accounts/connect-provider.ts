import type { FastifyRequest } from 'fastify'
import { siteOf } from '../http/site.ts'
import { queueMail } from '../mail/send-mail.ts'
import type { Parts } from '../parts.ts'
import { addIdentity, findOwner, removeIdentity } from './identities.ts'
import { googleConnectedMail, googleDisconnectedMail } from './mails.ts'
import { type ProviderPerson, ProviderRefusal } from './provider.ts'

type Needs = Pick<Parts, 'db' | 'config' | 'jobs'>

/** Connects the person to the account that is signed in. */
export async function finishConnecting(parts: Needs, request: FastifyRequest, person: ProviderPerson): Promise<void> {
  const { user } = request
  const owner = await findOwner(parts.db, person)
  if (owner === user.id) return
  if (owner !== undefined) throw new ProviderRefusal('taken')
  await parts.db.transaction().execute(async (trx) => {
    if (!(await addIdentity(trx, user.id, person))) throw new ProviderRefusal('connected')
    await queueMail(parts, trx, googleConnectedMail(user, siteOf(parts.config, request), person.email))
  })
}

export async function disconnectProvider(parts: Needs, issuer: string, request: FastifyRequest): Promise<void> {
  const { user } = request
  await parts.db.transaction().execute(async (trx) => {
    if (await removeIdentity(trx, user.id, issuer))
      await queueMail(parts, trx, googleDisconnectedMail(user, siteOf(parts.config, request)))
  })
}
