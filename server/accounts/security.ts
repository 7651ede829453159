import type { AccountSecurity } from '#domain/account-security.ts'
import type { Db } from '../db/client.ts'
import { deletionOf } from '../own-data/deletion.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'
import { asksForCode, getAccount } from './store.ts'

const twoFactorOf = async (db: Db, user_id: number): Promise<AccountSecurity['two_factor']> => ({
  enabled: await asksForCode(db, user_id),
  recovery_codes_left: await recoveryCodesLeft(db, user_id),
})

export async function securityOf(db: Db, user_id: number): Promise<AccountSecurity> {
  const { password_hash } = await getAccount(db, user_id)
  return {
    has_password: password_hash !== null,
    two_factor: await twoFactorOf(db, user_id),
    deletion: await deletionOf(db, user_id),
  }
}
