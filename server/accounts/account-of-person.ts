import { randomInt } from 'node:crypto'
import type { Trx } from '../db/client.ts'
import type { Parts } from '../parts.ts'
import { queueMail } from '../mail/send-mail.ts'
import { addIdentity, findIdentity, findOwner, noteAddress, takeOverUnconfirmed } from './identities.ts'
import { googleTookOverMail } from './mails.ts'
import { type ProviderPerson, ProviderRefusal } from './provider.ts'
import { type Account, findByEmail, getAccount, insertConfirmedAccount } from './store.ts'

/** Short enough to stand in a heading. */
const USERNAME_LENGTH = 30
const TRIES = 5

/** A username by the rule for usernames, from what stands before the @. */
export function usernameOf(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).normalize('NFKD')
  return local.replace(/[^A-Za-z0-9]/g, '').slice(0, USERNAME_LENGTH) || 'applicant'
}

/** Undefined where somebody has made an account with this address meanwhile. */
async function makeAccount(trx: Trx, person: ProviderPerson): Promise<Account | undefined> {
  const base = usernameOf(person.email)
  for (let tries = 0; tries < TRIES; tries++) {
    const username = tries === 0 ? base : `${base}${randomInt(1000, 1_000_000)}`
    const id = await insertConfirmedAccount(trx, { email: person.email, username })
    if (id !== undefined) {
      await addIdentity(trx, id, person)
      return getAccount(trx, id)
    }
    if ((await findByEmail(trx, person.email)) !== undefined) return undefined
  }
  throw new ProviderRefusal('failed')
}

/**
 * The account that this person enters: theirs, or a new one. An account with the same confirmed address is only `waiting`
 * for its password: an address may change hands at the provider.
 */
export async function accountOfPerson(
  parts: Pick<Parts, 'db' | 'jobs'>,
  person: ProviderPerson,
  site: string,
): Promise<{ account: Account; waiting: boolean }> {
  const { db } = parts
  // Again where something came between: two windows may sign in for the first time at once. The address is looked up
  // first, so that an account which the other window makes meanwhile is found with its owner.
  for (let tries = 0; tries < TRIES; tries++) {
    const same = await findByEmail(db, person.email)
    const owner = await findOwner(db, person)
    if (owner !== undefined) {
      await noteAddress(db, person)
      return { account: await getAccount(db, owner), waiting: false }
    }
    const account = await db.transaction().execute(async (trx) => {
      if (same === undefined) return makeAccount(trx, person)
      if (same.is_email_verified || !(await takeOverUnconfirmed(trx, same.id))) return undefined
      await addIdentity(trx, same.id, person)
      await queueMail(parts, trx, googleTookOverMail(same, site))
      return getAccount(trx, same.id)
    })
    if (account !== undefined) return { account, waiting: false }
    if (same?.is_email_verified) {
      if ((await findIdentity(db, same.id, person.issuer)) !== undefined) throw new ProviderRefusal('other_google')
      return { account: same, waiting: true }
    }
  }
  throw new ProviderRefusal('failed')
}
