import type { AccountSecurity } from '#domain/account-security.ts'
import type { Db } from '../db/client.ts'
import { deletionOf } from '../own-data/deletion.ts'
import { getAccount } from './store.ts'
import { twoFactorState } from './two-factor.ts'

export async function securityOf(db: Db, user_id: number): Promise<AccountSecurity> {
  const { password_hash } = await getAccount(db, user_id)
  return {
    has_password: password_hash !== null,
    two_factor: await twoFactorState(db, user_id),
    deletion: await deletionOf(db, user_id),
  }
}
