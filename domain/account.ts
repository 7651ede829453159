import { z } from 'zod'
import { EMAIL_FORM, REQUIRED } from './field.ts'
import { ownPath } from './own-path.ts'

export const ALL_REQUIRED = 'All fields are required'
export const WRONG_EMAIL = 'Please enter a valid email address'
export const MOST_USED = 'This password is among the most used ones. Please choose another.'
export const PASSWORDS_DIFFER = 'Passwords do not match'
export const INVALID_CREDENTIALS = 'Invalid email or password'
export const VERIFY_FIRST = 'Please verify your email before logging in.'
export const VERIFIED = 'Email verified successfully!'
export const BAD_VERIFICATION_LINK = 'Verification link is invalid or has expired.'
export const RESENT = 'Verification email has been resent.'
export const RESET_LINK_SENT = 'If the email is registered, a password reset link will be sent.'
export const BAD_RESET_LINK = 'Reset link is invalid or has expired. Please request a new one.'
export const PASSWORD_RESET = 'Password reset successful! Please log in with your new password.'
export const PASSWORD_CHANGED = 'Password changed successfully!'
export const WRONG_PASSWORD = 'Your current password is not correct'
export const ENTER_CODE = 'Please enter the code from your authenticator app.'

/** Bounds the work of hashing, far above what anybody types. */
const PASSWORD_LENGTH = 256
const EMAIL_LENGTH = 254
const USERNAME = /^[A-Za-z0-9]{1,150}$/

const filled = (message: string) => z.string({ error: message }).min(1, message)

const email = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .refine((value) => value === '' || (value.length <= EMAIL_LENGTH && EMAIL_FORM.test(value)), WRONG_EMAIL)

/**
 * The one form of a password, however it was typed: a letter with its accent in one or in two, letters of full width, blanks of
 * other kinds (RFC 8265 asks for one form before anything is compared).
 */
export const normalPassword = (typed: string): string => typed.normalize('NFKC').replace(/\p{Zs}/gu, ' ')

/** What a new password must have, each rule in the words of its hint. */
export const PASSWORD_RULES: readonly { words: string; holds: (password: string) => boolean }[] = [
  { words: 'At least 6 characters', holds: (password) => [...password].length >= 6 },
  { words: 'An uppercase letter', holds: (password) => /\p{Lu}/u.test(password) },
  { words: 'A lowercase letter', holds: (password) => /\p{Ll}/u.test(password) },
  { words: 'A number', holds: (password) => /\d/.test(password) },
]

const isStrong = (password: string): boolean => PASSWORD_RULES.every(({ holds }) => holds(normalPassword(password)))

const password = (missing: string, weak: string) =>
  filled(missing)
    .max(PASSWORD_LENGTH, `Please keep this to ${PASSWORD_LENGTH} characters`)
    .refine((value) => value === '' || isStrong(value), weak)

const ownPassword = filled(REQUIRED).max(PASSWORD_LENGTH, WRONG_PASSWORD)

/** The password once more, before what a borrowed session must not do. */
export const ownPasswordSchema = z.object({ password: ownPassword })

const REGISTER_PASSWORD =
  'Password must be at least six characters long, contain at least one uppercase letter and one lowercase letter.'
const NEW_PASSWORD =
  'Password must be at least 6 characters long and contain at least one uppercase letter, one lowercase letter, and one number'
const ACCEPT_TERMS = 'Please accept the terms and privacy policy'

export const registerSchema = z.object({
  username: z
    .string({ error: ALL_REQUIRED })
    .trim()
    .min(1, ALL_REQUIRED)
    .refine((value) => value === '' || USERNAME.test(value), 'Please enter a valid username, no special characters'),
  email: email(ALL_REQUIRED),
  password: password(ALL_REQUIRED, REGISTER_PASSWORD),
  acceptedTerms: z.literal(true, { error: ACCEPT_TERMS }),
})

/** The page that one wanted before, to which the mail's link leads on; what is no path of this site counts as none. */
const next = z.string().nullish().transform(ownPath)

export const registerRequest = registerSchema.extend({ next })

export const loginSchema = z.object({
  email: filled(REQUIRED).trim().max(EMAIL_LENGTH, WRONG_EMAIL),
  password: filled(REQUIRED).max(PASSWORD_LENGTH, INVALID_CREDENTIALS),
  remember_me: z.boolean({ error: 'Please answer with true or false' }).default(false),
})

export const forgotPasswordSchema = z.object({ email: email(WRONG_EMAIL) })
export const resendVerificationSchema = z.object({ email: email(WRONG_EMAIL), next })

export const resetPasswordSchema = z.object({ new_password: password(REQUIRED, NEW_PASSWORD) })
export const changePasswordSchema = z.object({
  old_password: ownPassword,
  new_password: password(REQUIRED, NEW_PASSWORD),
})

/** Forms ask for a new password twice. */
const again = { confirm_password: filled(REQUIRED) }
const agree = (form: { new_password: string; confirm_password: string }) => form.new_password === form.confirm_password
const differ = { error: PASSWORDS_DIFFER, path: ['confirm_password'] }

export const resetPasswordForm = resetPasswordSchema.extend(again).refine(agree, differ)
export const changePasswordForm = changePasswordSchema.extend(again).refine(agree, differ)

/** The signed-in user, as every answer shows them. */
export interface User {
  id: number
  email: string
  username: string
  is_email_verified: boolean
  last_login: string | null
}
