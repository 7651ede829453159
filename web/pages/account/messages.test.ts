import { expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { forgotFailure } from './forgot-password.tsx'
import { loginFailure } from './login.tsx'
import { registerFailure } from './register.tsx'

const refused = (status: number, body?: unknown, code = '') => new ApiError(status, body, code)

it.each([
  [refused(401, { detail: 'x' }), 'Invalid email or password'],
  [refused(403), 'Access denied. Please try again.'],
  [
    refused(400, { detail: 'Please verify your email before logging in.' }),
    'Please verify your email before logging in.',
  ],
  [refused(500), 'Login failed. Please try again.'],
  [refused(0, null, 'network'), 'No response from server. Please check your connection.'],
  [new Error('else'), 'Error making login request. Please try again.'],
])('login %#', (error, words) => {
  expect(loginFailure(error)).toBe(words)
})

it.each([
  [refused(0, null, 'timeout'), 'Unable to connect to the server. Please try again later.'],
  [refused(503), 'Service is temporarily unavailable. Please try again in a few minutes.'],
  [refused(500), 'An unexpected error occurred'],
  [refused(400, { email: ['Taken'] }), null],
])('register %#', (error, words) => {
  expect(registerFailure(error)).toBe(words)
})

it.each([
  [refused(0, null, 'timeout'), 'Request timed out. Please check if the email is registered first.'],
  [refused(429, { detail: 'Too many requests.' }), 'Too many requests.'],
  [refused(0, null, 'network'), 'Something went wrong. Please try again later.'],
])('forgot password %#', (error, words) => {
  expect(forgotFailure(error)).toBe(words)
})
