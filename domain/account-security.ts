import { z } from 'zod'
import { deletionView } from './own-data.ts'
import { twoFactorReply } from './two-factor.ts'

/** By what an account is entered, and whether it is to go, as its owner sees it. */
export const securityReply = z.object({
  has_password: z.boolean(),
  /** The address at Google that signs in here too. */
  google: z.object({ email: z.string() }).nullable(),
  two_factor: twoFactorReply,
  deletion: deletionView.nullable(),
})
export type AccountSecurity = z.infer<typeof securityReply>
