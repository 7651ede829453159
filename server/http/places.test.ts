import { expect, test } from 'vitest'
import { openPlaces } from './places.ts'

const settled = () => new Promise(setImmediate)

/** Two places, with those who wait; `begun` names who has got a place, in that order. */
function open() {
  const places = openPlaces({ room: 2, waiting: 4, waitingOfAccount: 2 })
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

const MOST = { room: 8, roomOfAccount: 4, waiting: 4, waitingOfAccount: 2 }

/** Places of a size; `held` names those that are taken. */
function openSized(most = MOST) {
  const places = openPlaces(most)
  const held = new Map<string, () => void>()
  const take = async (account: string, name: string, size: number, signal = new AbortController().signal) =>
    held.set(name, await places.take(account, signal, size))
  const leave = async (name: string) => {
    held.get(name)?.()
    held.delete(name)
    await settled()
  }
  return { take, leave, held: () => [...held.keys()] }
}

test('the room has one bound for all, and nobody passes a larger one that waits', async () => {
  const { take, leave, held } = openSized()
  await Promise.all([take('a', 'a4', 4), take('b', 'b2', 2)])
  void take('c', 'c4', 4)
  void take('d', 'd1', 1)
  await settled()
  expect(held()).toEqual(['a4', 'b2'])
  await leave('b2')
  expect(held()).toEqual(['a4', 'c4'])
  await leave('a4')
  expect(held()).toEqual(['c4', 'd1'])
})

test('an account has its part of the room, and what it waits for keeps nobody waiting', async () => {
  const { take, leave, held } = openSized()
  await take('a', 'a3', 3)
  void take('a', 'a2', 2)
  await take('b', 'b3', 3)
  expect(held()).toEqual(['a3', 'b3'])
  await leave('a3')
  expect(held()).toEqual(['b3', 'a2'])
})

test('those behind one who left begin, and a place is given up once', async () => {
  const { take, leave, held } = openSized({ ...MOST, room: 5 })
  await take('a', 'a4', 4)
  const gone = new AbortController()
  const waits = take('b', 'b3', 3, gone.signal)
  void take('c', 'c1', 1)
  gone.abort(new Error('left'))
  await expect(waits).rejects.toThrow('left')
  await settled()
  expect(held()).toEqual(['a4', 'c1'])
  const places = openPlaces({ ...MOST, room: 1 })
  const free = await places.take('a', new AbortController().signal)
  free()
  free()
  await places.take('a', new AbortController().signal)
  void take('d', 'd4', 4)
  await leave('a4')
  expect(held()).toEqual(['c1', 'd4'])
})

test('what is larger than the whole room has it alone', async () => {
  const { take, leave, held } = openSized()
  await take('a', 'a9', 9)
  void take('b', 'b1', 1)
  await settled()
  expect(held()).toEqual(['a9'])
  await leave('a9')
  expect(held()).toEqual(['b1'])
})
