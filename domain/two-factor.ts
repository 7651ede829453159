import { z } from 'zod'
import { REQUIRED } from './field.ts'

export const WRONG_CODE = 'That code is not right. Please wait for the next code in your app, then enter that one.'
export const WRONG_RECOVERY_CODE = 'That recovery code is not right, or it was used before. Please try another one.'
export const CODE_TOO_LATE = 'This took too long. Please log in again.'
export const TWO_FACTOR_IS_ON = 'Two-step sign-in is on already.'
export const TWO_FACTOR_IS_OFF = 'Two-step sign-in is off. Please turn it on first.'

/** How many recovery codes one is given at a time. */
export const RECOVERY_CODES = 10
/** What cannot be taken for another when it is read off paper: no 0 and O, no 1, I and L. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Twelve of 31 letters are 59 bits: nobody finds one of ten by trying, however the hashes are kept. */
export const RECOVERY_LENGTH = 12

const APP_CODE = /^\d{6}$/
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`)

/** How a code may be written: with spaces or dashes, in small letters. */
const LONGEST_CODE = 64
const plain = (code: string) => code.replace(/[\s\p{Pd}]/gu, '').toUpperCase()

/** A code as its owner reads it: `7K2M-9QXD-4HTR`. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** A code of the app, or a recovery code, as it is compared. */
export type Code = { app: string } | { recovery: string }

/** What was typed as the code that it is; null where it is neither. */
export function readCode(typed: string): Code | null {
  const code = plain(typed)
  if (APP_CODE.test(code)) return { app: code }
  return RECOVERY_CODE.test(code) ? { recovery: code } : null
}

/** What is said of a code that is not right, by what it looks like. */
export const wrongCode = (typed: string): string => (/^\d{0,8}$/.test(plain(typed)) ? WRONG_CODE : WRONG_RECOVERY_CODE)

export const codeSchema = z.object({
  code: z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .superRefine((code, context) => {
      if (code === '' || (code.length <= LONGEST_CODE && readCode(code) !== null)) return
      context.addIssue({ code: 'custom', message: wrongCode(code) })
    }),
})

export const twoFactorReply = z.object({ enabled: z.boolean(), recovery_codes_left: z.int() })
export type TwoFactorState = z.infer<typeof twoFactorReply>

export const secretReply = z.object({ secret: z.string(), uri: z.string() })
export type TwoFactorSecret = z.infer<typeof secretReply>

export const recoveryCodesReply = z.object({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodesReply>
