import type { AccountSecurity } from '#domain/account-security.ts'
import type { Db } from '../db/client.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'
import { asksForCode } from './store.ts'

const twoFactorOf = async (db: Db, user_id: number): Promise<AccountSecurity['two_factor']> => ({
  enabled: await asksForCode(db, user_id),
  recovery_codes_left: await recoveryCodesLeft(db, user_id),
})

export const securityOf = async (db: Db, user_id: number): Promise<AccountSecurity> => ({
  two_factor: await twoFactorOf(db, user_id),
})
