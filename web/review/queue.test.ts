import type { Block } from '#domain/document.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import type { Batch, Press } from './presses.ts'
import type { Point } from './points.ts'
import { reviewQueue, type Known } from './queue.ts'

const point = (id: string, sentence: number): Point => ({
  id,
  kind: 'open',
  block: 'p',
  sentence,
  text: id,
  answer: null,
})
const paragraph = (...texts: string[]): Block => ({
  kind: 'paragraph',
  id: 'p',
  sentences: texts.map((text) => ({ inlines: [{ kind: 'text', text }], sources: [] })),
})
const confirm = (...points: string[]): Press => ({ kind: 'settle', points, as: 'confirmed', name: 'Ada Probe' })

/** A queue before a server that answers as told. */
function started(known: Known) {
  const sent: ({ base_version: number } & Batch)[] = []
  const edits: { base_version: number; text: string }[] = []
  const lost: number[] = []
  const answers: (() => void)[] = []
  let document = known
  const queue = reviewQueue({
    known: () => document,
    review: async (base_version, batch) => {
      sent.push({ base_version, ...batch })
      answers.shift()?.()
    },
    edit: async (base_version, { text }) => {
      edits.push({ base_version, text })
      answers.shift()?.()
    },
    reload: async () => undefined,
    keep: () => undefined,
    overtaken: (count) => void lost.push(count),
    refused: () => undefined,
  })
  return { queue, sent, edits, lost, answers, become: (next: Partial<Known>) => (document = { ...document, ...next }) }
}
const KNOWN: Known = {
  version: 3,
  blocks: [paragraph('One.', 'Two.', 'Three.')],
  points: [point('a', 0), point('b', 1), point('c', 2)],
}
const refuse = (status: number) => () => {
  throw new ApiError(status, { detail: 'no', code: 'conflict' })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settled = () => vi.advanceTimersByTimeAsync(2_000)

describe('presses', () => {
  it('go out together after a pause', async () => {
    const { queue, sent } = started(KNOWN)
    queue.press(confirm('a'))
    queue.press({ kind: 'settle', points: ['b'], as: 'left_out', name: 'Ada Probe' })
    expect(sent).toEqual([])
    await settled()
    expect(sent).toEqual([{ base_version: 3, name: 'Ada Probe', confirm: ['a'], leave_out: ['b'], reopen: [] }])
    expect(queue.state().waiting).toEqual([])
  })

  it('go out 2 seconds after the first of them, however fast the next ones follow', async () => {
    const { queue, sent } = started(KNOWN)
    const ids = ['a', 'b', 'c']
    for (const id of ids) {
      queue.press(confirm(id))
      await vi.advanceTimersByTimeAsync(900)
    }
    expect(sent.map((batch) => batch.confirm)).toEqual([ids])
  })

  it('that follow while a call is on its way wait no longer than that either', async () => {
    let answer: () => void = () => undefined
    const sent: string[][] = []
    const queue = reviewQueue({
      known: () => KNOWN,
      review: async (_, batch) => {
        sent.push(batch.confirm)
        if (sent.length === 1) await new Promise<void>((done) => (answer = done))
      },
      edit: async () => undefined,
      reload: async () => undefined,
      keep: () => undefined,
      overtaken: () => undefined,
      refused: () => undefined,
    })
    queue.press(confirm('a'))
    await settled()
    queue.press(confirm('b'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toEqual([['a']])
    answer()
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([['a'], ['b']])
  })

  it('that were not sent are taken back without a call', async () => {
    const { queue, sent } = started(KNOWN)
    queue.press(confirm('a'))
    queue.undo()
    await settled()
    expect(sent).toEqual([])
  })

  it('that were sent are opened again', async () => {
    const { queue, sent } = started(KNOWN)
    queue.press(confirm('a'))
    await settled()
    queue.undo()
    await settled()
    expect(sent[1]).toMatchObject({ confirm: [], reopen: ['a'] })
    expect(queue.undo()).toBeUndefined()
  })
})

describe('another window', () => {
  it('came in between: the others go out again, and what is gone is told', async () => {
    const { queue, sent, lost, answers, become } = started(KNOWN)
    answers.push(() => {
      become({ version: 4, points: [point('a', 0), point('x', 1)] })
      refuse(409)()
    })
    queue.press(confirm('a'))
    queue.press(confirm('b'))
    await settled()
    await settled()
    expect(lost).toEqual([1])
    expect(sent[1]).toMatchObject({ base_version: 4, confirm: ['a'] })
    expect(queue.state().waiting).toEqual([])
  })

  it('changed the sentence that is typed anew: the words are kept', async () => {
    const { queue, edits, become } = started(KNOWN)
    become({ blocks: [paragraph('Another one.', 'Two.')] })
    const place = { block: 'p', sentence: 0 }
    queue.press({ kind: 'edit', place, points: ['a'], before: ['One.'], after: 'My words.', name: 'Ada Probe' })
    await settled()
    expect(edits).toEqual([])
    expect(queue.state().unstored).toEqual(['My words.'])
  })
})

describe('a sentence that is typed anew', () => {
  const place = { block: 'p', sentence: 1 }
  const edit: Press = { kind: 'edit', place, points: ['b'], before: ['Two.'], after: 'Zwei.', name: 'Ada Probe' }

  it('is saved at once and confirmed by who typed it; undo puts the old words back', async () => {
    const { queue, sent, edits, answers, become } = started(KNOWN)
    answers.push(() =>
      become({
        version: 4,
        blocks: [paragraph('One.', 'Zwei.', 'Three.')],
        points: [point('a', 0), point('n', 1), point('c', 2)],
      }),
    )
    queue.press(edit)
    await settled()
    expect(edits).toEqual([{ base_version: 3, text: 'One. Zwei. Three.' }])
    expect(sent).toEqual([{ base_version: 4, name: 'Ada Probe', confirm: ['n'], leave_out: [], reopen: [] }])
    queue.undo()
    await settled()
    expect(edits[1]).toEqual({ base_version: 4, text: 'One. Two. Three.' })
    expect(sent).toHaveLength(1)
  })
})

describe('a server that does not answer', () => {
  it('stops the queue; nothing is lost, and it goes out once it is asked again', async () => {
    const { queue, sent, answers } = started(KNOWN)
    answers.push(refuse(503))
    queue.press(confirm('a'))
    await settled()
    expect(queue.state().stopped).not.toBeNull()
    expect(queue.state().waiting).toHaveLength(1)
    queue.retry()
    await settled()
    expect(sent[1]).toMatchObject({ confirm: ['a'] })
    expect(queue.state()).toMatchObject({ stopped: null, waiting: [] })
  })

  it('that refuses what was pressed is not asked again', async () => {
    const { queue, sent, answers } = started(KNOWN)
    answers.push(refuse(400))
    queue.press(confirm('a'))
    await settled()
    await settled()
    expect(sent).toHaveLength(1)
    expect(queue.state()).toMatchObject({ waiting: [], history: [] })
  })
})
