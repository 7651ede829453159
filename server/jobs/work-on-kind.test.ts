import { expect, test } from 'vitest'
import { type FromQueue, workOnKind } from './work-on-kind.ts'

type Handler = (jobs: FromQueue[]) => Promise<void>

/** A queue whose workers take a job when the test says so. */
function newQueue() {
  const workers = new Map<string, Handler>()
  const notified: string[] = []
  let made = 0
  return {
    workers,
    notified,
    work: async (_kind: string, _options: object, handle: Handler) => {
      const id = `w${(made += 1)}`
      workers.set(id, handle)
      return id
    },
    offWork: async (_kind: string, { id = '' }: { id?: string } = {}) => void workers.delete(id),
    notifyWorker: (id: string) => void notified.push(id),
  }
}

async function workOn(atOnce: number) {
  const queue = newQueue()
  const ends: (() => void)[] = []
  const boss = queue as unknown as Parameters<typeof workOnKind>[0]
  await workOnKind(boss, { kind: 'test', atOnce, options: { includeMetadata: true } }, () => {
    const end = Promise.withResolvers<void>()
    ends.push(end.resolve)
    return end.promise
  })
  const busy = new Set<string>()
  /** Has a worker that waits take a job; whether there was such. */
  const take = async (): Promise<boolean> => {
    const [id, handle] = [...queue.workers].find(([name]) => !busy.has(name)) ?? []
    if (id === undefined || handle === undefined) return false
    busy.add(id)
    void handle([{} as FromQueue]).then(() => busy.delete(id))
    await new Promise(setImmediate)
    return true
  }
  const endOne = async (): Promise<void> => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { queue, ends, take, endOne }
}

test('one worker waits, and no more jobs run at once than may', async () => {
  const { queue, ends, take } = await workOn(3)
  expect(queue.workers.size).toBe(1)
  expect([await take(), await take(), await take(), await take()]).toEqual([true, true, true, false])
  expect(ends).toHaveLength(3)
})

test('after each job the next is looked for, and one worker is left when all are done', async () => {
  const { queue, take, endOne } = await workOn(3)
  for (let job = 0; job < 3; job += 1) await take()
  await endOne()
  expect(queue.notified).toEqual(['w1'])
  expect(await take()).toBe(true)
  for (let job = 0; job < 3; job += 1) await endOne()
  expect(queue.workers.size).toBe(1)
  expect(await take()).toBe(true)
  expect(queue.workers.size).toBe(2)
})

test('where one may run at a time nobody is hired', async () => {
  const { queue, take, endOne } = await workOn(1)
  await take()
  expect(await take()).toBe(false)
  await endOne()
  expect(await take()).toBe(true)
  expect(queue.workers.size).toBe(1)
})
