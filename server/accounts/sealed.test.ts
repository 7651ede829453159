import { expect, test } from 'vitest'
import { keyFor, seal, unseal } from './sealed.ts'

const key = keyFor('a session secret of the tests', 'one purpose')

test.each([
  ['nothing', Buffer.alloc(0)],
  ['too little', Buffer.alloc(28, 1)],
  ['noise', Buffer.alloc(60, 1)],
])('%s opens as nothing', (_name, bytes) => {
  expect(unseal(key, bytes, '7')).toBeNull()
})

test('what is sealed opens for its owner, under its key, and unchanged', () => {
  const sealed = seal(key, 'JBSWY3DPEHPK3PXP', '7')
  expect(unseal(key, sealed, '7')).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal(key, sealed, '8')).toBeNull()
  expect(unseal(keyFor('a session secret of the tests', 'another purpose'), sealed, '7')).toBeNull()
  expect(unseal(keyFor('another session secret', 'one purpose'), sealed, '7')).toBeNull()
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(key, changed, '7')).toBeNull()
  }
})

test('the same secret is never sealed alike, and is not seen in what is kept', () => {
  const [one, other] = [seal(key, 'JBSWY3DPEHPK3PXP', '7'), seal(key, 'JBSWY3DPEHPK3PXP', '7')]
  expect(one.equals(other)).toBe(false)
  expect(one.includes('JBSWY3DPEHPK3PXP')).toBe(false)
})
