import { createHmac, timingSafeEqual } from 'node:crypto'

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

const signatureOf = (secret: string, id: string): Buffer =>
  createHmac('sha256', secret).update('letter-link:').update(id).digest()

/** What opens a link. It is made anew whenever it is shown, and stored nowhere. */
export const linkToken = (secret: string, id: string): string =>
  `${id}.${signatureOf(secret, id).toString('base64url')}`

/** The link that a token was signed for, in constant time; null for anything that this product did not sign. */
export function linkIdOf(secret: string, given: unknown): string | null {
  const [, id, signature] = TOKEN.exec(typeof given === 'string' ? given : '') ?? []
  if (id === undefined || signature === undefined) return null
  // The last character carries bits that decoding drops: only the one spelling is a token.
  const expected = Buffer.from(linkToken(secret, id))
  const received = Buffer.from(`${id}.${signature}`)
  return received.length === expected.length && timingSafeEqual(received, expected) ? id : null
}
