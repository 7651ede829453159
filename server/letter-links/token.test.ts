import { expect, test } from 'vitest'
import { linkIdOf, linkToken } from './token.ts'

const SECRET = 'a secret of thirty-two characters'
const ID = '0e1d6f0a-5d0c-4f43-9a1e-0d2b7c3a4f55'
const TOKEN = linkToken(SECRET, ID)
const signature = TOKEN.slice(ID.length + 1)

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['several headers', [TOKEN, TOKEN]],
  ['the id alone', ID],
  ['no signature', `${ID}.`],
  ['another id under the same signature', `1${TOKEN.slice(1)}`],
  ['a signature of another secret', linkToken(`${SECRET}!`, ID)],
  ['a signature that is cut', TOKEN.slice(0, -1)],
  ['a signature with more behind it', `${TOKEN}A`],
  ['a signature that starts otherwise', `${ID}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
  ['the same bytes in another spelling', `${ID}.${signature.slice(0, -1)}${nextLetter(signature.at(-1) ?? '')}`],
  ['an id in capitals', `${ID.toUpperCase()}.${signature}`],
  ['space around it', ` ${TOKEN}`],
  ['letters that are no bytes', `${ID}.${'é'.repeat(43)}`],
])('%s opens nothing', (_name, given) => {
  expect(linkIdOf(SECRET, given)).toBeNull()
})

/** 43 letters carry 258 bits of which the last two are dropped: the next letter decodes to the same bytes. */
function nextLetter(letter: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return letters[letters.indexOf(letter) + 1] ?? ''
}

test('what was signed is read back, and fits an address and a header', () => {
  expect(linkIdOf(SECRET, TOKEN)).toBe(ID)
  expect(TOKEN).toMatch(/^[\w.-]+$/)
})
