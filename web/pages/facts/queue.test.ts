import type { CardsChanged, FactCard } from '#domain/fact-card.ts'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import type { Press } from './presses.ts'
import { factQueue, type Port } from './queue.ts'
import { cardOf } from './testing.ts'

/** A server whose answers come when the test lets them, and that notes what it is asked. */
function server() {
  const calls: string[] = []
  const told: string[] = []
  const seenTexts: (string | undefined)[] = []
  const answers: (() => void)[] = []
  let refusal: ApiError | null = null
  let change = 0
  let reloads = 0
  const answer = (call: string, results: FactCard[]): Promise<CardsChanged> => {
    calls.push(call)
    return new Promise((resolve, reject) => {
      answers.push(() => {
        const refused = refusal
        refusal = null
        if (refused === null) resolve({ change: ++change, results })
        else reject(refused)
      })
    })
  }
  let kept: FactCard[] = ['a', 'b', 'c', 'd'].map((id) => cardOf(id))
  const port: Port = {
    confirm: (ids) =>
      answer(
        `confirm ${ids.join()}`,
        ids.map((id) => cardOf(id, { state: 'confirmed' })),
      ),
    change: (id, { text, state, seen }) => {
      seenTexts.push(seen)
      return answer(`change ${id} ${text ?? state}`, [cardOf(id, { text: text ?? '' })])
    },
    regroup: (ids, texts) =>
      answer(
        `regroup ${ids.join()}`,
        texts.map((text) => cardOf(`made of ${ids.join()}`, { text })),
      ),
    add: ({ text }) => answer(`add ${text}`, [cardOf('own', { text })]),
    undo: (number) => answer(`undo ${number}`, []),
    keep: (work) => {
      kept = work(kept)
    },
    reload: async () => {
      reloads++
    },
    tell: (error) => told.push(error.detail),
  }
  return {
    port,
    calls,
    told,
    seenTexts,
    kept: () => kept,
    reloads: () => reloads,
    /** Lets the next call be answered, and waits for what follows from it. */
    async answers(with_?: ApiError) {
      refusal = with_ ?? null
      answers.shift()?.()
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    },
  }
}
const confirm = (...ids: string[]): Press => ({ kind: 'confirm', ids, seen: {} })
const cards = (...ids: string[]) => ids.map((id) => cardOf(id))

test('confirmations that gather while the server works go out together', async () => {
  const { port, calls, answers, kept } = server()
  const queue = factQueue(port)
  for (const id of ['a', 'b', 'c']) queue.press(confirm(id), cards(id))
  expect(calls).toEqual(['confirm a'])
  await answers()
  expect(calls).toEqual(['confirm a', 'confirm b,c'])
  await answers()
  expect(queue.state().waiting).toEqual([])
  expect(kept().map(({ state }) => state)).toEqual(['confirmed', 'confirmed', 'confirmed', 'proposed'])
})

test('of several that went together one is taken back alone; what was not sent is never sent', async () => {
  const { port, calls, answers, seenTexts } = server()
  const queue = factQueue(port)
  for (const id of ['a', 'b', 'c']) queue.press(confirm(id), cards(id))
  await answers()
  await answers()
  expect(queue.undo()?.before[0]?.id).toBe('c')
  await answers()
  expect([calls.at(-1), seenTexts]).toEqual(['change c proposed', [cardOf('c').text]])

  queue.press({ kind: 'change', id: 'd', change: { state: 'left_out' } }, cards('d'))
  queue.press(confirm('c'), cards('c'))
  queue.undo()
  await answers()
  expect(calls.at(-1)).toBe('change d left_out')
  queue.undo()
  expect(calls.at(-1)).toMatch(/^undo \d+$/)
})

test('what is taken back while it is on its way is taken back after it', async () => {
  const { port, calls, answers } = server()
  const queue = factQueue(port)
  queue.press({ kind: 'regroup', ids: ['a', 'b'], texts: ['Both.'], seen: {} }, cards('a', 'b'))
  queue.undo()
  expect(queue.state().waiting).toHaveLength(2)
  await answers()
  expect(calls).toEqual(['regroup a,b', 'undo 1'])
})

test('a card that was changed elsewhere is told, and the others are confirmed all the same', async () => {
  const { port, calls, told, answers, reloads } = server()
  const queue = factQueue(port)
  queue.press(confirm('a', 'b', 'c'), cards('a', 'b', 'c'))
  await answers(new ApiError(409, { code: 'changed_elsewhere', detail: 'These facts were changed', ids: ['b'] }))
  expect([told, reloads()]).toEqual([['These facts were changed'], 1])
  expect(calls).toEqual(['confirm a,b,c', 'confirm a,c'])
  await answers()
  expect(queue.state().waiting).toEqual([])
})

test('what was typed for a card that is gone is kept', async () => {
  const { port, answers } = server()
  const queue = factQueue(port)
  queue.press({ kind: 'change', id: 'a', change: { text: 'A long sentence.' } }, cards('a'))
  await answers(new ApiError(404, { detail: 'Fact does not exist' }))
  const { unstored, waiting, history } = queue.state()
  expect([unstored.map(({ text }) => text), waiting, history]).toEqual([['A long sentence.'], [], []])
})

test('without an answer nothing more is sent until it is tried again', async () => {
  const { port, calls, told, answers } = server()
  const queue = factQueue(port)
  queue.press(confirm('a'), cards('a'))
  queue.press(confirm('b'), cards('b'))
  await answers(new ApiError(0, null, 'network'))
  expect([calls, told]).toEqual([['confirm a'], []])
  expect([queue.state().waiting.length, queue.state().stopped]).toEqual([2, expect.any(ApiError)])
  queue.retry()
  await answers()
  expect(calls).toEqual(['confirm a', 'confirm a,b'])
  expect([queue.state().waiting, queue.state().stopped]).toEqual([[], null])
})
