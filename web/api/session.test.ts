import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { logOut } from './session.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser with a stored user, whose every call is answered so. */
function browser(answer: () => Promise<Response>): Map<string, string> {
  const kept = new Map([['user', '{"username":"renata"}']])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    clear: () => kept.clear(),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', { clear: () => undefined })
  vi.stubGlobal('document', { cookie: 'csrftoken=x', documentElement: { removeAttribute: () => undefined } })
  vi.stubGlobal('fetch', answer)
  return kept
}
const refusal = (status: number, body: object) => () => Promise.resolve(new Response(JSON.stringify(body), { status }))

it('logs out whose session is over already', async () => {
  const detail = 'Authentication credentials were not provided.'
  const kept = browser(refusal(403, { detail, code: 'not_authenticated' }))
  await logOut(undefined)
  expect(kept.size).toBe(0)
})

it.each([
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['a server that is out of order', refusal(503, { detail: 'x', code: 'unavailable' })],
  ['a token that is not taken', refusal(403, { detail: 'CSRF Failed: x', code: 'csrf_failed' })],
])('does not say so after %s', async (_, answer) => {
  const kept = browser(answer)
  await expect(logOut(undefined)).rejects.toBeInstanceOf(ApiError)
  expect(kept.size).toBe(1)
})
