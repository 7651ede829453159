import type { AccountSecurity } from '#domain/account-security.ts'
import { deletionOf } from '../own-data/deletion.ts'
import type { Parts } from '../parts.ts'
import { findIdentity } from './identities.ts'
import { getAccount } from './store.ts'
import { twoFactorState } from './two-factor.ts'

export async function securityOf(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  user_id: number,
): Promise<AccountSecurity> {
  const { password_hash } = await getAccount(db, user_id)
  const google = config.google && (await findIdentity(db, user_id, config.google.issuer))
  return {
    has_password: password_hash !== null,
    google: google ?? null,
    two_factor: await twoFactorState(db, user_id),
    deletion: await deletionOf(db, user_id),
  }
}
