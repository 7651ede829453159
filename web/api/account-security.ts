import type { AccountSecurity } from '#domain/account-security.ts'
import type { RecoveryCodes, TwoFactorSecret } from '#domain/two-factor.ts'
import { queryOptions } from '@tanstack/react-query'
import { del, get, post } from './client.ts'
import { queryClient } from './query-client.ts'

/** How the account is kept safe. */
export const securityQuery = queryOptions({
  queryKey: ['account-security'],
  queryFn: () => get<AccountSecurity>('/api/account/security/'),
})

const lookAgain = () => queryClient.invalidateQueries(securityQuery)

export const beginTwoFactor = (password: string) => post<TwoFactorSecret>('/api/account/two-factor/', { password })

export async function confirmTwoFactor(code: string): Promise<string[]> {
  const { recovery_codes } = await post<RecoveryCodes>('/api/account/two-factor/confirm/', { code })
  await lookAgain()
  return recovery_codes
}

export async function endTwoFactor(password: string): Promise<void> {
  await del('/api/account/two-factor/', { password })
  await lookAgain()
}

export async function renewRecoveryCodes(password: string): Promise<string[]> {
  const { recovery_codes } = await post<RecoveryCodes>('/api/account/recovery-codes/', { password })
  await lookAgain()
  return recovery_codes
}
