import { type User, WRONG_PASSWORD } from '#domain/account.ts'
import { invalidFields } from '#domain/errors.ts'
import { NO_PASSWORD } from '#domain/provider-sign-in.ts'
import type { Parts } from '../parts.ts'
import { countGuess, forgetGuesses } from './guesses.ts'
import { isPassword } from './password.ts'
import { getAccount } from './store.ts'

/** Whoever is signed in gives their password again before what a borrowed session must not do; the refusal stands at `field`. */
export async function confirmPassword(
  parts: Pick<Parts, 'db' | 'clock' | 'config'>,
  user: User,
  password: string,
  field: string = 'password',
): Promise<void> {
  const { password_hash } = await getAccount(parts.db, user.id)
  if (password_hash === null) throw invalidFields({ [field]: [NO_PASSWORD] })
  const target = { passwordOf: user.id }
  await countGuess(parts, target)
  if (!(await isPassword(password, password_hash))) throw invalidFields({ [field]: [WRONG_PASSWORD] })
  await forgetGuesses(parts.db, target)
}
