import { generateSync } from 'otplib'
import type { Client } from './client.ts'
import { PASSWORD } from './sign-up.ts'

/** The code that an authenticator app shows at a time. */
export const codeAt = (secret: string, time: number): string =>
  generateSync({ secret, epoch: Math.floor(time / 1000), period: 30 })

/** Turns two-step sign-in on; what its owner then has. The code of `time` is used up. */
export async function turnOnTwoFactor(
  client: Client,
  time: number,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await client.post<{ secret: string }>('/api/account/two-factor/', { password: PASSWORD })
  const { secret } = begun.body
  const confirmed = await client.post<{ recovery_codes: string[] }>('/api/account/two-factor/confirm/', {
    code: codeAt(secret, time),
  })
  if (confirmed.status !== 200) throw new Error(`confirm answered ${confirmed.status}`)
  return { secret, recoveryCodes: confirmed.body.recovery_codes }
}
