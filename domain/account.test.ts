import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  changePasswordForm,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordForm,
  resetPasswordSchema,
} from './account.ts'

const problems = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  )

const WEAK =
  'Password must be at least six characters long, contain at least one uppercase letter and one lowercase letter.'
const WEAK_NEW =
  'Password must be at least 6 characters long and contain at least one uppercase letter, one lowercase letter, and one number'
const good = { username: 'Maria7', email: 'maria@example.test', password: 'Secret1', acceptedTerms: true }

test.each([
  [
    'nothing',
    {},
    {
      username: 'All fields are required',
      email: 'All fields are required',
      password: 'All fields are required',
      acceptedTerms: 'Please accept the terms and privacy policy',
    },
  ],
  ['a blank username', { ...good, username: '  ' }, { username: 'All fields are required' }],
  [
    'special characters',
    { ...good, username: 'maria_7' },
    { username: 'Please enter a valid username, no special characters' },
  ],
  [
    'a space inside',
    { ...good, username: 'maria 7' },
    { username: 'Please enter a valid username, no special characters' },
  ],
  ['a username of another type', { ...good, username: 7 }, { username: 'All fields are required' }],
  ['no at-sign', { ...good, email: 'maria' }, { email: 'Please enter a valid email address' }],
  ['a host without a dot', { ...good, email: 'maria@host' }, { email: 'Please enter a valid email address' }],
  [
    'a line break in the address',
    { ...good, email: 'a@b.test\r\nBcc: c@d.test' },
    { email: 'Please enter a valid email address' },
  ],
  [
    'a character that nobody sees',
    { ...good, email: 'a\u0000b@c.test' },
    { email: 'Please enter a valid email address' },
  ],
  [
    'an endless address',
    { ...good, email: `${'a'.repeat(260)}@b.test` },
    { email: 'Please enter a valid email address' },
  ],
  ['five characters', { ...good, password: 'Abc12' }, { password: WEAK }],
  ['no uppercase', { ...good, password: 'secret1' }, { password: WEAK }],
  ['no lowercase', { ...good, password: 'SECRET1' }, { password: WEAK }],
  ['no digit', { ...good, password: 'Secrets' }, { password: WEAK }],
  [
    'terms not accepted',
    { ...good, acceptedTerms: false },
    { acceptedTerms: 'Please accept the terms and privacy policy' },
  ],
  [
    'terms as text',
    { ...good, acceptedTerms: 'true' },
    { acceptedTerms: 'Please accept the terms and privacy policy' },
  ],
  ['all good', good, {}],
])('register: %s', (_name, value, expected) => {
  expect(problems(registerSchema, value)).toEqual(expected)
})

test.each([
  [{}, { email: 'This field is required', password: 'This field is required' }],
  [{ email: 'a@b.test', password: 'x', remember_me: 'yes' }, { remember_me: 'Please answer with true or false' }],
  [{ email: 'a@b.test', password: 'x' }, {}],
])('login: %j', (value, expected) => {
  expect(problems(loginSchema, value)).toEqual(expected)
})

test.each([
  [{}, { email: 'Please enter a valid email address' }],
  [{ email: 'nobody' }, { email: 'Please enter a valid email address' }],
  [{ email: ' somebody@example.test ' }, {}],
])('forgot password: %j', (value, expected) => {
  expect(problems(forgotPasswordSchema, value)).toEqual(expected)
})

test.each([
  [{}, { new_password: 'This field is required' }],
  [{ new_password: 'secret1' }, { new_password: WEAK_NEW }],
  [{ new_password: 'Secret1' }, {}],
])('reset password: %j', (value, expected) => {
  expect(problems(resetPasswordSchema, value)).toEqual(expected)
})

test('forms ask for a new password twice', () => {
  const form = { old_password: 'x', new_password: 'Secret1', confirm_password: 'Secret2' }
  expect(problems(resetPasswordForm, form)).toEqual({ confirm_password: 'Passwords do not match' })
  expect(problems(changePasswordForm, form)).toEqual({ confirm_password: 'Passwords do not match' })
  expect(problems(changePasswordForm, { ...form, confirm_password: 'Secret1' })).toEqual({})
})
