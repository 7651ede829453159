import { z } from 'zod'

/** A session as its owner sees it: where somebody is signed in to the account. */
export const signedInDevice = z.object({
  id: z.uuid(),
  /** What the browser says of itself: `Firefox on Linux`. */
  device: z.string(),
  /** The network address of the sign-in. */
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  remember: z.boolean(),
  /** The one that asks. */
  is_current: z.boolean(),
})
export type SignedInDevice = z.output<typeof signedInDevice>
