import { describe, expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test('a hash is of one password, and never twice the same', async () => {
  const [one, two] = await Promise.all([hashPassword('Secret1'), hashPassword('Secret1')])
  expect(one).not.toBe(two)
  expect(await isPassword('Secret1', one)).toBe(true)
  expect(await isPassword('secret1', one)).toBe(false)
  expect(await isPassword('', one)).toBe(false)
})

test.each(['', 'plain', '$argon2id$v=19$m=1,t=1$x$y'])('%j is no hash of anything', async (hash) => {
  expect(await isPassword('Secret1', hash)).toBe(false)
})

test('where there is no account the same work is done', async () => {
  const hash = await hashPassword('Secret1')
  const timed = async (known: string | undefined) => {
    const from = process.hrtime.bigint()
    for (let round = 0; round < 5; round++) await isPassword('Wrong1', known)
    return Number(process.hrtime.bigint() - from)
  }
  const ratio = (await timed(undefined)) / (await timed(hash))
  // Without the work it would be a thousandth.
  expect(ratio).toBeGreaterThan(0.2)
})

/** As they were made before, at a low cost. */
const OLD_HASHES: Readonly<Record<string, string>> = {
  'P\u00e1ssw\u00f6rd1':
    '$argon2id$v=19$m=1024,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$xuryFviaT6qoDfLI7KPvmivCfeyxt1FXUVCi+Gj9iy4',
  'Pa\u0301sswo\u0308rd1':
    '$argon2id$v=19$m=1024,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$dqaABVP7qOHeGULjpNSRMQSSZoNLNhl0jjV4G6pq4mk',
  Ｐassword1: '$argon2id$v=19$m=1024,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$ZRbFenIaqFkrKg3fjKwX10YrzbWcDVJ3Is0zmKkoIjA',
}

describe('a password in two forms of Unicode', () => {
  const [composed, apart] = ['P\u00e1ssw\u00f6rd1', 'Pa\u0301sswo\u0308rd1']

  test.each([
    [composed, apart],
    [apart, composed],
    ['Ｐassword1 x', 'Password1\u00a0x'],
  ])('set as %s is taken as %s', async (set, typed) => {
    expect(await isPassword(typed, await hashPassword(set))).toBe(true)
    expect(await isPassword(`${typed}x`, await hashPassword(set))).toBe(false)
  })

  test.each([composed, apart, 'Ｐassword1'])(
    'hashed as it was typed, before there was one form, is still taken: %s',
    async (old) => {
      expect(await isPassword(old, OLD_HASHES[old] ?? '')).toBe(true)
      expect(await isPassword('Another1', OLD_HASHES[old] ?? '')).toBe(false)
    },
  )

  test('hashed before in the other form is taken as well', async () => {
    expect(await isPassword(composed, OLD_HASHES[apart] ?? '')).toBe(true)
  })
})
