import { z } from 'zod'
import { deletionView } from './own-data.ts'
import { twoFactorReply } from './two-factor.ts'

/** How one gets in, and whether the account is to go, as its owner sees it. */
export const securityReply = z.object({
  /** Without a password one signs in by a passkey or a provider. */
  has_password: z.boolean(),
  two_factor: twoFactorReply,
  deletion: deletionView.nullable(),
})
export type AccountSecurity = z.infer<typeof securityReply>
