import { expect, test } from 'vitest'
import { inParallel, type Work } from './in-parallel.ts'

/** Works that end when they are told to, in whatever order. */
function held(ids: Record<string, string[]>) {
  const begun: string[] = []
  const ends = new Map<string, { well: () => void; badly: (error: Error) => void }>()
  const works = Object.entries(ids).map(([id, after]): Work<string> => ({
    id,
    after,
    run: (known) =>
      new Promise((resolve, reject) => {
        begun.push(id)
        ends.set(id, {
          well: () => resolve(`${id}(${after.map((one) => known.get(one) ?? '-').join()})`),
          badly: reject,
        })
      }),
  }))
  const end = async (id: string) => {
    ends.get(id)?.well()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { works, begun, end, fail: (id: string, error: Error) => ends.get(id)?.badly(error) }
}

test('no works are done at once', async () => {
  expect(await inParallel([], 3)).toEqual(new Map())
})

test('works run at the same time, at most so many', async () => {
  const { works, begun, end } = held({ a: [], b: [], c: [], d: [] })
  const all = inParallel(works, 2)
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const id of ['a', 'c', 'd']) await end(id)
  expect([...(await all).keys()].sort()).toEqual(['a', 'b', 'c', 'd'])
})

test('a work waits for those it comes after, knows what they gave, and holds up no other', async () => {
  const { works, begun, end } = held({ conclusion: ['a', 'gone'], a: [], b: [] })
  const all = inParallel(works, 12)
  expect(begun).toEqual(['a', 'b'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'conclusion'])
  await end('conclusion')
  await end('b')
  expect((await all).get('conclusion')).toBe('conclusion(a(),-)')
})

test('a work that others wait for is begun before those that nobody waits for', async () => {
  const { works, begun, end } = held({ a: [], b: [], first: [], last: ['first'] })
  const all = inParallel(works, 1)
  for (const id of ['first', 'a', 'b', 'last']) await end(id)
  expect((await all).size).toBe(4)
  expect(begun).toEqual(['first', 'a', 'b', 'last'])
})

test('the first failure fails all, and nothing is begun after it', async () => {
  const { works, begun, fail, end } = held({ a: [], b: [], c: [] })
  const all = inParallel(works, 2)
  const outcome = all.catch((error: unknown) => error)
  fail('a', new Error('no answer'))
  expect(await outcome).toMatchObject({ message: 'no answer' })
  await end('b')
  expect(begun).toEqual(['a', 'b'])
})

test('works that wait for one another fail instead of waiting', async () => {
  const { works } = held({ a: ['b'], b: ['a'] })
  await expect(inParallel(works, 2)).rejects.toThrow('These wait for one another: a, b')
})
