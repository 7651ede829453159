const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/
/** As far as the head of a data URL may reach. */
const LONGEST_HEAD = 1000

/** Without the head of a data URL, where there is one. */
export function withoutHead(text: string): string {
  if (!text.startsWith('data:')) return text
  const comma = text.slice(0, LONGEST_HEAD).indexOf(',')
  return text.slice(0, Math.max(0, comma)).endsWith(';base64') ? text.slice(comma + 1) : text
}

/** The bytes; strict, since a lenient reading would store something else than was sent. Null where the text is no base64. */
export const bytesOfBase64 = (text: string): Buffer | null =>
  text.length % 4 === 0 && BASE64.test(text) ? Buffer.from(text, 'base64') : null
