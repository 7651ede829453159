import { createHmac, timingSafeEqual } from 'node:crypto'

/** The token of a session: whoever can read the session's `csrftoken` cookie knows it, nobody else can make it. */
export const csrfToken = (secret: string, token_hash: Buffer): string =>
  createHmac('sha256', secret).update('csrf:').update(token_hash).digest('base64url')

/** True for the token of this session, in constant time. Also for hidden fields of forms that cannot send a header. */
export function isCsrfToken(secret: string, token_hash: Buffer, given: unknown): boolean {
  if (typeof given !== 'string') return false
  const expected = Buffer.from(csrfToken(secret, token_hash))
  const received = Buffer.from(given)
  return received.length === expected.length && timingSafeEqual(received, expected)
}
