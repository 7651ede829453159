import type { WaitingLink } from '#domain/provider-sign-in.ts'
import { queryOptions } from '@tanstack/react-query'
import { securityQuery } from './account-security.ts'
import { del, get, post } from './client.ts'
import { queryClient } from './query-client.ts'
import { enter } from './session.ts'

const providersQuery = queryOptions({
  queryKey: ['providers'],
  staleTime: Infinity,
  queryFn: () => get<{ google: boolean }>('/api/auth/providers/', { open: true }),
})
/** Whether one can sign in with Google here. */
export const googleQuery = queryOptions({ ...providersQuery, select: ({ google }) => google })

/** A page that is built ahead has the button; the server hides it where Google is not set up. */
export const assumeGoogle = (): void => {
  queryClient.setQueryData(providersQuery.queryKey, { google: true })
}

/** The page is looked at meanwhile. */
const PATIENCE = 800
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Loader of the pages with Google's button: asked first, so that nothing moves when it comes. A slow server is not waited for. */
export async function lookForProviders(): Promise<null> {
  await Promise.race([queryClient.ensureQueryData(providersQuery).catch(() => null), pause(PATIENCE)])
  return null
}

/** Where the sign-in with Google begins: an address of the server, which leads there. */
export function googlePath({ next, remember }: { next: string | null; remember: boolean }): string {
  const query = new URLSearchParams()
  if (next !== null) query.set('next', next)
  if (remember) query.set('remember', '1')
  return `/api/auth/google/?${query.toString()}`
}

/** The account that waits for its password to be connected. */
export const waitingLinkQuery = queryOptions({
  queryKey: ['google-link'],
  queryFn: () => get<WaitingLink>('/api/auth/google/link/', { open: true }),
})

export const linkGoogle = (password: string): Promise<string> => enter('/api/auth/google/link/', { password })

/** Leads to Google; the way back ends in the settings. */
export async function connectGoogle(password: string): Promise<void> {
  const { url } = await post<{ url: string }>('/api/account/google/', { password })
  location.assign(url)
}

export async function disconnectGoogle(password: string): Promise<void> {
  await del('/api/account/google/', { password })
  await queryClient.invalidateQueries(securityQuery)
}
