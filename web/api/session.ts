import type { User } from '#domain/account.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { clearDrafts } from '../forms/drafts.ts'
import { ApiError } from './api-error.ts'
import { applicationQuery } from './application.ts'
import { get, post } from './client.ts'
import { queryClient } from './query-client.ts'
import { chosenTheme, clearStored, forgetWork, store, stored } from './stored.ts'

/** Who is signed in, or null. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  staleTime: 60_000,
  queryFn: async (): Promise<User | null> => {
    try {
      return await get<User>('/api/auth/me/', { quiet: true })
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) return null
      throw error
    }
  },
})

/** Who is signed in; inside the shell there always is somebody. */
export const useMe = (): User | null => useQuery(meQuery).data ?? null

/** The id of the application that one works on: the stored one, otherwise the newest; null where there is none. */
export async function currentApplicationId(): Promise<number | null> {
  const known = Number(stored('applicationId'))
  if (known > 0) return known
  const newest = (await queryClient.fetchQuery(applicationQuery))?.id ?? null
  if (newest !== null) store('applicationId', newest)
  return newest
}

/** Forgets the session here: storage, cookies and every answer that was kept. Typed drafts stay. */
export function forgetSession(theme = chosenTheme()): void {
  clearStored(theme)
  queryClient.clear()
}

const asStored = ({ username, email }: User): string => JSON.stringify({ username, email })

/** Remembers who is here. Somebody else than before has work of their own. */
export function greet(user: User): void {
  const known = stored('user')
  if (known !== null && known !== asStored(user)) forgetWork()
  store('user', asStored(user))
}

/** A window in which somebody else's work stands begins anew once another window has signed somebody in. */
export function watchOtherWindows(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const me = queryClient.getQueryData(meQuery.queryKey)
    if (key === 'user' && newValue !== null && me && asStored(me) !== newValue) window.location.reload()
  })
}

/** The last call of a way in. Answers where to go on: the dashboard, or personal info where there is no application yet. */
export async function enter(path: string, fields: object): Promise<string> {
  try {
    const user = await post<User>(path, fields, { open: true })
    queryClient.clear()
    store('applicationId', null)
    greet(user)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) forgetSession()
    throw error
  }
  // Signed in all the same where that cannot be known yet: the page asks again.
  const application = await currentApplicationId().catch(() => undefined)
  return application === null ? '/personal-info' : '/dashboard'
}

export const logIn = (fields: { email: string; password: string; remember_me: boolean }): Promise<string> =>
  enter('/api/auth/login/', fields)

/** By the code that the account asks for after its password. */
export const logInByCode = (code: string): Promise<string> => enter('/api/auth/login/code/', { code })

/** Signs out and wipes what was typed but not saved. Whoever was signed out already is wiped as well. */
export async function logOut(userId: number | undefined): Promise<void> {
  // The answer has the browser clear all that it keeps of us, this too.
  const theme = chosenTheme()
  try {
    await post('/api/auth/logout/', undefined, { quiet: true })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_authenticated')) throw error
  }
  if (userId !== undefined) await clearDrafts(userId)
  forgetSession(theme)
}
