import { expect, test } from 'vitest'
import { doPieces } from './pieces.ts'

/** Numbers up to ten, three at a time; the calls that were made. */
function counting() {
  const calls: (number | undefined)[] = []
  const piece = async (after: number | undefined): Promise<number | undefined> => {
    calls.push(after)
    const end = (after ?? 0) + 3
    return end >= 10 ? undefined : end
  }
  return { calls, piece }
}

test('goes on until nothing is left', async () => {
  const { calls, piece } = counting()
  expect(await doPieces(undefined, piece)).toBeUndefined()
  expect(calls).toEqual([undefined, 3, 6, 9])
})

test('ends after so many pieces and says where the next run goes on', async () => {
  const { calls, piece } = counting()
  expect(await doPieces(3, piece, { most: 2 })).toBe(9)
  expect(calls).toEqual([3, 6])
})

test('a stop ends it between two pieces', async () => {
  const { calls, piece } = counting()
  const stop = new AbortController()
  const stopped = doPieces(
    undefined,
    async (after: number | undefined) => {
      stop.abort(new Error('stopped'))
      return piece(after)
    },
    { signal: stop.signal },
  )
  await expect(stopped).rejects.toThrow('stopped')
  expect(calls).toEqual([undefined])
})
