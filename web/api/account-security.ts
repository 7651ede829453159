import type { AccountSecurity } from '#domain/account-security.ts'
import type { RecoveryCodes, TwoFactorSecret } from '#domain/two-factor.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { del, get, post } from './client.ts'
import { queryClient } from './query-client.ts'

/** By what the account is entered, and whether it is to go. */
export const securityQuery = queryOptions({
  queryKey: ['account-security'],
  staleTime: 60_000,
  queryFn: () => get<AccountSecurity>('/api/account/security/', { quiet: true }),
})
export const useSecurity = () => useQuery(securityQuery)

export const refetchSecurity = () => queryClient.invalidateQueries(securityQuery)

export const beginTwoFactor = (password: string) => post<TwoFactorSecret>('/api/account/two-factor/', { password })

export async function confirmTwoFactor(code: string): Promise<string[]> {
  const { recovery_codes } = await post<RecoveryCodes>('/api/account/two-factor/confirm/', { code })
  await refetchSecurity()
  return recovery_codes
}

export async function endTwoFactor(password: string): Promise<void> {
  await del('/api/account/two-factor/', { password })
  await refetchSecurity()
}

export async function renewRecoveryCodes(password: string): Promise<string[]> {
  const { recovery_codes } = await post<RecoveryCodes>('/api/account/recovery-codes/', { password })
  await refetchSecurity()
  return recovery_codes
}
