import { z } from 'zod'

/** How an account is kept safe, as its owner sees it. */
export const securityReply = z.object({
  two_factor: z.object({ enabled: z.boolean(), recovery_codes_left: z.int() }),
})
export type AccountSecurity = z.infer<typeof securityReply>
