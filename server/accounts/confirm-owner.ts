import type { User } from '#domain/account.ts'
import { invalidFields } from '#domain/errors.ts'
import { REQUIRED } from '#domain/field.ts'
import type { Parts } from '../parts.ts'
import { confirmPassword } from './own-password.ts'
import { getAccount } from './store.ts'

/** Asks for the password where the account has one; where it has none, the owner's mailbox is what is left to ask. */
export async function confirmOwner(
  parts: Pick<Parts, 'db' | 'clock' | 'config'>,
  user: User,
  password: string,
): Promise<void> {
  const { password_hash } = await getAccount(parts.db, user.id)
  if (password_hash === null) return
  if (password === '') throw invalidFields({ password: [REQUIRED] })
  await confirmPassword(parts, user, password)
}
