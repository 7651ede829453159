import { MOST_USED } from '#domain/account.ts'
import { invalidFields } from '#domain/errors.ts'
import { isMostUsed } from '#domain/most-used-password.ts'
import { hashPassword } from './password.ts'

/** The hash of a password that somebody chose, or a refusal at its field where everybody would guess it. */
export async function hashNewPassword(password: string, field: string): Promise<string> {
  if (isMostUsed(password)) throw invalidFields({ [field]: [MOST_USED] })
  return hashPassword(password)
}
