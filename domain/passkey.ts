import { z } from 'zod'
import { REQUIRED } from './field.ts'
import { list } from './list-reply.ts'

export const PASSKEY_REFUSED = 'This passkey could not be used. Please try again, or log in with your password.'
export const PASSKEY_NOT_ADDED = 'This passkey could not be added. Please try again.'
export const PASSKEY_KNOWN = 'This passkey is in your account already.'
export const PASSKEY_NAME = 'Please keep the name to 60 characters'

const LONGEST_NAME = 60
const LONGEST_ID = 1400
/** Far above what any authenticator sends. */
const LONGEST_PART = 64 * 1024

const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/)

export const passkeyId = base64url(LONGEST_ID)

const name = z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(LONGEST_NAME, PASSKEY_NAME)

/** What every answer of an authenticator is, as a browser writes it in JSON. */
const answer = <T extends z.ZodType>(response: T) =>
  z.object({
    id: passkeyId,
    rawId: passkeyId,
    type: z.literal('public-key'),
    clientExtensionResults: z.object({}).default({}),
    response,
  })

export const newPasskeySchema = z.object({
  name,
  response: answer(
    z.object({
      clientDataJSON: base64url(LONGEST_PART),
      attestationObject: base64url(LONGEST_PART),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .default([]),
    }),
  ),
})

export const passkeyLoginSchema = z.object({
  response: answer(
    z.object({
      clientDataJSON: base64url(LONGEST_PART),
      authenticatorData: base64url(LONGEST_PART),
      signature: base64url(LONGEST_PART),
    }),
  ),
  remember_me: z.boolean({ error: 'Please answer with true or false' }).default(false),
})

export const passkeyNameSchema = z.object({ name })

export const passkeyReply = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
})
export type Passkey = z.infer<typeof passkeyReply>
export const passkeysReply = list(passkeyReply)

/** What the browser is to ask of an authenticator: the library's own form of it. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })
