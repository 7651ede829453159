import { t } from '@lingui/core/macro'
import { ownPath, withNext } from '#domain/own-path.ts'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { lookForProviders } from '../api/google.ts'
import { NO_APPLICATION } from '../api/progress.ts'
import { currentApplicationId, greet, meQuery } from '../api/session.ts'
import { cookie, stored } from '../api/stored.ts'
import { queryClient } from '../api/query-client.ts'
import { toast } from '../ui/toast.tsx'

/** Where to go on after login: a path of this site, never another host. */
export const nextPath = (search: URLSearchParams): string | null => ownPath(search.get('next'))

export const loginPath = (from: string): string => withNext('/login', from === '/' ? null : from)

/** The login, at the code that an account asks for beside what one has proved already. */
export const codePath = (next: string | null): string => withNext('/login?step=code', next)

/** Loader of every signed-in page: leads to the login, and back afterwards. */
export async function requireUser({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url)
  const me = await queryClient.ensureQueryData(meQuery).catch((error: unknown) => {
    // Who may be signed in sees the page, whose own calls tell what failed.
    if (mayBeSignedIn()) return undefined
    throw error
  })
  // A loader is not told of the hash; a mail's link (`/plans#orders`) has one.
  const { hash } = pathname === window.location.pathname ? window.location : { hash: '' }
  if (me === null) throw redirect(loginPath(pathname + search + hash))
  // A way in by another site ends here, and not at the form.
  if (me !== undefined) greet(me)
  // Every call names the application it means; a failure here is told by the page's own call.
  await currentApplicationId().catch(() => null)
  return null
}

/** Loader of the dashboard: without an application there is nothing to show yet, and the first step makes one. */
export async function requireApplication(): Promise<null> {
  const id = await currentApplicationId().catch(() => undefined)
  if (id !== null) return null
  toast({ text: t`No application found, please create one in Personal Info` })
  throw redirect('/personal-info')
}

/** The same where one meant to add to a profile. */
export async function requireProfile(): Promise<null> {
  const id = await currentApplicationId().catch(() => undefined)
  if (id !== null) return null
  toast({ text: NO_APPLICATION, tone: 'error', stays: true })
  throw redirect('/personal-info')
}

/** The same of the petition letter, which says what it lacks. */
export async function requirePetitioner(): Promise<null> {
  const id = await currentApplicationId().catch(() => undefined)
  if (id !== null) return null
  toast({ text: t`No active application found. Please create an application first.`, tone: 'error', stays: true })
  throw redirect('/personal-info')
}

/** Whether anything here speaks of a session, so that it is worth asking the server. */
export const mayBeSignedIn = (): boolean => stored('user') !== null || cookie('csrftoken') !== null

/** Loader of the pages that anybody may read, and that stand in the shell for whoever is signed in: true of those. */
export async function whoReads(): Promise<boolean> {
  return mayBeSignedIn() && (await queryClient.ensureQueryData(meQuery).catch(() => null)) !== null
}

/** Loader of the login page: whoever is signed in goes on. It asks only where something here speaks of a session. */
export async function leadSignedInOn({ request }: LoaderFunctionArgs): Promise<null> {
  const looked = lookForProviders()
  if (!mayBeSignedIn()) return looked
  const me = await queryClient.fetchQuery(meQuery).catch(() => null)
  if (me === null) return looked
  throw redirect(nextPath(new URL(request.url).searchParams) ?? '/dashboard')
}
