import type { z } from 'zod'
import { type changePasswordSchema, type User, WRONG_OLD_PASSWORD } from '#domain/account.ts'
import { invalidFields } from '#domain/errors.ts'
import { endSessions, startSession } from '../http/session.ts'
import type { Parts } from '../parts.ts'
import { countAttempt, forgetFailures } from './login-failures.ts'
import { hashPassword, isPassword } from './password.ts'
import { getAccount, setPassword } from './store.ts'

/** Changes the password. Every session ends; the caller goes on with the new one, whose token comes back. */
export async function changePassword(
  parts: Pick<Parts, 'db' | 'clock' | 'config'>,
  { old_password, new_password }: z.output<typeof changePasswordSchema>,
  user: User,
  remember: boolean,
): Promise<string> {
  const { db, clock } = parts
  await countAttempt(parts, user.email)
  const account = await getAccount(db, user.id)
  if (!(await isPassword(old_password, account.password_hash)))
    throw invalidFields({ old_password: [WRONG_OLD_PASSWORD] })
  await forgetFailures(db, user.email)
  const password_hash = await hashPassword(new_password)
  return db.transaction().execute(async (trx) => {
    await setPassword(trx, user.id, password_hash)
    await endSessions(trx, user.id)
    return startSession(trx, clock, user.id, remember)
  })
}
