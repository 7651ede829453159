import { t } from '@lingui/core/macro'
import type { Passkey } from '#domain/passkey.ts'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { del, get, patch, post } from './client.ts'
import { queryClient } from './query-client.ts'
import { enter } from './session.ts'

const PASSKEYS = '/api/account/passkeys/'

/** What speaks with the device; needed only once somebody asks for it. */
const webAuthn = () => import('@simplewebauthn/browser')

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async () => (await get<{ results: Passkey[] }>(PASSKEYS)).results,
})
const lookAgain = () => queryClient.invalidateQueries(passkeysQuery)

/** Asks the device for a new passkey, which opens a window of its own, and keeps it. */
export async function addPasskey(fields: { name: string; password: string }): Promise<void> {
  const { name, password } = fields
  const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>(`${PASSKEYS}options/`, { password })
  const { startRegistration } = await webAuthn()
  await post(PASSKEYS, { name, response: await startRegistration({ optionsJSON }) })
  await lookAgain()
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await patch(`${PASSKEYS}${id}/`, { name })
  await lookAgain()
}

export async function removePasskey(id: string, password: string): Promise<void> {
  await del(`${PASSKEYS}${id}/`, { password })
  await lookAgain()
}

/** Asks the device for a passkey of this site and signs in by it. Answers where to go on. */
export async function logInByPasskey(remember_me: boolean): Promise<string> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>('/api/auth/passkey/options/', undefined, {
    open: true,
  })
  const { startAuthentication } = await webAuthn()
  return enter('/api/auth/passkey/', { response: await startAuthentication({ optionsJSON }), remember_me })
}

const WENT_WRONG = t`Your device could not do this. Please try again, or use another device.`

/** Known by its marks: the class itself is fetched only to speak with the device. */
const isOfDevice = (error: unknown): error is WebAuthnError =>
  error instanceof Error && 'code' in error && error.cause instanceof Error

/** What the device answered instead of a passkey, in words; null of a refusal that is not the device's. */
export function deviceRefusal(error: unknown, nothing: string): string | null {
  if (error instanceof ApiError) return null
  if (!isOfDevice(error)) return WENT_WRONG
  if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return t`This device has a passkey for your account already.`
  // Somebody who closes the window, waits too long, or has no passkey here: browsers do not tell which.
  const { name } = error.cause as { name?: unknown }
  return name === 'NotAllowedError' || name === 'AbortError' ? nothing : WENT_WRONG
}
