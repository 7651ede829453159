import { expect, test } from 'vitest'
import { waitWhileItMoves } from './wait-for.ts'

test('it waits for as long as something changes, however long that is altogether', async () => {
  const looks = [['a', 'b'], ['a', 'b'], ['b'], ['b'], []]
  let looked = 0
  await waitWhileItMoves('a list', async () => looks[looked++] ?? [], 60_000, 0)
  expect(looked).toBe(5)
})

test('a standstill is an error that says what is left', async () => {
  await expect(waitWhileItMoves('a list', async () => ['a'], 1, 1)).rejects.toThrow(
    'Nothing moved for 1 ms in a list: ["a"]',
  )
})
