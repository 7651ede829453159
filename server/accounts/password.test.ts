import { expect, test } from 'vitest'
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
