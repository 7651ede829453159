import { expect, test } from 'vitest'
import { openPlaces } from './places.ts'

const settled = () => new Promise(setImmediate)

/** Two places, with those who wait; `begun` names who has got a place, in that order. */
function open() {
  const places = openPlaces({ running: 2, waiting: 4, waitingOfAccount: 2 })
  const begun: string[] = []
  const leave = new Map<string, () => void>()
  const take = async (account: string, name: string, signal = new AbortController().signal) => {
    leave.set(name, await places.take(account, signal))
    begun.push(name)
  }
  return { take, begun, leave: (name: string) => leave.get(name)?.() }
}

test('an account has at most two that wait; others still may', async () => {
  const { take, begun } = open()
  await Promise.all([take('a', 'a1'), take('a', 'a2')])
  void take('a', 'a3')
  void take('a', 'a4')
  await expect(take('a', 'a5')).rejects.toMatchObject({ code: 'too_many_requests', extra: { retry_after: 10 } })
  void take('b', 'b1')
  void take('b', 'b2')
  await expect(take('c', 'c1')).rejects.toMatchObject({ code: 'unavailable', extra: { retry_after: 60 } })
  expect(begun).toEqual(['a1', 'a2'])
})

test('who has no place yet goes before who has one', async () => {
  const { take, begun, leave } = open()
  await Promise.all([take('a', 'a1'), take('a', 'a2')])
  for (const [account, name] of [
    ['a', 'a3'],
    ['b', 'b1'],
    ['b', 'b2'],
  ] as const)
    void take(account, name)
  for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) {
    leave(name)
    await settled()
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  await Promise.all([take('c', 'c1'), take('c', 'c2')])
  expect(begun.slice(-2)).toEqual(['c1', 'c2'])
})

test('who left gets no place and holds none', async () => {
  const { take, begun, leave } = open()
  await Promise.all([take('a', 'a1'), take('b', 'b1')])
  const gone = new AbortController()
  const waits = take('c', 'c1', gone.signal)
  void take('d', 'd1')
  gone.abort(new Error('left'))
  await expect(waits).rejects.toThrow('left')
  await expect(take('c', 'c2', gone.signal)).rejects.toThrow('left')
  leave('a1')
  await settled()
  expect(begun).toEqual(['a1', 'b1', 'd1'])
})
