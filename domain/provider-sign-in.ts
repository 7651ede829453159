import { z } from 'zod'

/**
 * Why somebody came back from Google and is not signed in, or not connected. The code stands in the address they are led to,
 * the words are the page's: nothing that the provider says is shown.
 */
export const PROVIDER_PROBLEMS = {
  off: 'Signing in with Google is not set up here. Please log in with your password.',
  denied: 'You left Google before the sign-in was finished. You can try again, or log in with your password.',
  expired: 'This sign-in with Google is no longer open. Please start it again.',
  failed: 'The sign-in with Google did not work. Please try again.',
  unavailable: 'Google does not answer at the moment. Please try again later, or log in with your password.',
  too_many: 'There were too many sign-ins with Google in a short time. Please wait a minute and try again.',
  no_email: 'Google did not tell us your email address. Please sign up with your email instead.',
  unverified:
    'Google has not confirmed your email address yet. Please confirm it there first, or sign up with your email.',
  other_google:
    'The account with this email is connected to another Google account. Please use that one, or log in with your password.',
  connected: 'Another Google account is connected to your account. Please disconnect that one first.',
  taken: 'This Google account is connected to another account here already.',
} as const
export type ProviderProblem = keyof typeof PROVIDER_PROBLEMS

const isProblem = (code: string): code is ProviderProblem => Object.hasOwn(PROVIDER_PROBLEMS, code)
/** The words of a code in an address; null where there is none, or one that we do not know. */
export const providerProblem = (code: string | null): string | null =>
  code !== null && isProblem(code) ? PROVIDER_PROBLEMS[code] : null

export const NO_PASSWORD = 'Your account has no password yet. Please set one first; we send you a link by email.'
export const GOOGLE_DISCONNECTED = 'Google is disconnected.'

/** What the sign-in begins with. Whoever made the address made it wrongly rather than did wrong: what cannot be used is left out. */
export const providerStart = z.object({
  next: z.string().optional().catch(undefined),
  remember: z.literal('1').optional().catch(undefined),
})

export const providersReply = z.object({ google: z.boolean() })
export const providerAddress = z.object({ url: z.url() })
/** The account that waits for its password. */
export const waitingLink = z.object({ email: z.string(), has_password: z.boolean() })
export type WaitingLink = z.infer<typeof waitingLink>
