import { WebAuthnError, type WebAuthnErrorCode } from '@simplewebauthn/browser'
import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { deviceRefusal } from './passkeys.ts'

const refused = (code: WebAuthnErrorCode, name: string) =>
  new WebAuthnError({ message: 'for programmers', code, cause: Object.assign(new Error('cause'), { name }) })

const WENT_WRONG = 'Your device could not do this. Please try again, or use another device.'

it.each([
  ['the server, which has words of its own', new ApiError(400, { detail: 'x' }), null],
  ['anything else', new Error('else'), WENT_WRONG],
  ['a window that was closed', refused('ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', 'NotAllowedError'), 'Nothing.'],
  ['a question taken back', refused('ERROR_CEREMONY_ABORTED', 'AbortError'), 'Nothing.'],
  ['a device that cannot', refused('ERROR_AUTHENTICATOR_GENERAL_ERROR', 'UnknownError'), WENT_WRONG],
  [
    'a device that has one',
    refused('ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', 'InvalidStateError'),
    'This device has a passkey for your account already.',
  ],
])('a refusal of %s', (_name, error, words) => {
  expect(deviceRefusal(error, 'Nothing.')).toBe(words)
})
