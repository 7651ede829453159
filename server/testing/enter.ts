import { randomBytes } from 'node:crypto'
import { hashPassword } from '../accounts/password.ts'
import { getAccount, insertAccount, noteLogin } from '../accounts/store.ts'
import { CSRF_COOKIE, SESSION_COOKIE } from '../http/cookies.ts'
import { csrfToken } from '../http/csrf.ts'
import { hashToken, startSession } from '../http/session.ts'
import type { Parts } from '../parts.ts'
import { type Applicant, type Door, PASSWORD } from './sign-up.ts'

let hash: Promise<string> | undefined

/**
 * Somebody who signed up and logged in, written into the database: a quarter of the time of doing it through the API, which
 * the tests of accounts do. No mail was sent.
 */
export async function enter(
  app: Pick<Door, 'visitor'> & { parts: Pick<Parts, 'db' | 'clock' | 'config'> },
): Promise<Applicant> {
  const { db, clock, config } = app.parts
  const client = app.visitor()
  const username = `applicant${randomBytes(6).toString('hex')}`
  const password_hash = await (hash ??= hashPassword(PASSWORD))
  const { token, ...account } = await db.transaction().execute(async (trx) => {
    const { id, email } = await insertAccount(trx, { username, email: `${username}@example.test`, password_hash })
    await trx.updateTable('users').set({ is_email_verified: true }).where('id', '=', id).execute()
    await noteLogin(trx, await getAccount(trx, id), clock.now())
    const session = { user_id: id, remember: false, device: 'Node', address: '127.0.0.1' }
    return { id, email, username, token: await startSession(trx, clock, session) }
  })
  client.cookies.set(SESSION_COOKIE, token)
  client.cookies.set(CSRF_COOKIE, csrfToken(config.sessionSecret, hashToken(token)))
  return { client, ...account }
}
