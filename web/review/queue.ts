import type { Block } from '#domain/document.ts'
import { ApiError } from '../api/api-error.ts'
import { batchOf, isEmpty, printedIn, textAfter, type Batch, type Press, type Settled, type Step } from './presses.ts'
import type { Point } from './points.ts'

export interface QueueState {
  /** Presses that the server has not answered yet, in their order. */
  waiting: readonly Step[]
  /** What can be taken back, the newest last. */
  history: readonly Step[]
  /** Why nothing is sent at the moment. */
  stopped: unknown
  /** Sentences that somebody typed and that could not be stored. */
  unstored: readonly string[]
  /** Who confirms: asked for once a review. */
  name: string | null
}

/** What is known of a document, newest. */
export interface Known {
  version: number
  blocks: readonly Block[]
  points: readonly Point[]
}

/** What a queue needs of the world. */
export interface Port {
  /** The document as it was read last; undefined before it is. */
  known: () => Known | undefined
  review: (base_version: number, batch: Batch) => Promise<unknown>
  edit: (base_version: number, block: { id: string; text: string }) => Promise<unknown>
  /** Reads the document again. */
  reload: () => Promise<unknown>
  /** Keeps on this device what is not sent yet. */
  keep: (state: Pick<QueueState, 'waiting' | 'name'>) => void
  /** Another window or a changed source came in between: tells how many presses are about words that are gone. */
  overtaken: (lost: number) => void
  /** The server refused. */
  refused: (error: ApiError) => void
}

const EMPTY: QueueState = { waiting: [], history: [], stopped: null, unstored: [], name: null }
/** Setting the pages takes seconds, so presses go out together: after a pause, or so long after the first of them in any case. */
const PAUSE = 1_500
const LONGEST = 2_000
/** How often a call is begun anew because another came in between. */
const ATTEMPTS = 4

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404, 410, 413, 422].includes(error.status)
const isOvertaken = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409

/** The presses that go out next: one edit, or all that settle something before the next edit. */
export function nextSteps(waiting: readonly Step[]): Step[] {
  if (waiting[0]?.press.kind === 'edit') return [waiting[0]]
  const end = waiting.findIndex(({ press }) => press.kind === 'edit')
  return waiting.slice(0, end < 0 ? waiting.length : end)
}

/** Presses are shown at once and sent together, one call after another; nothing that was pressed or typed is lost. */
export function reviewQueue(port: Port) {
  let state = EMPTY
  let flight: readonly Step[] = []
  let isRunning = false
  let last = 0
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const become = (next: Partial<QueueState>): void => {
    state = { ...state, ...next }
    if (next.waiting !== undefined || next.name !== undefined) port.keep(state)
    for (const listener of listeners) listener()
  }
  const without = (steps: readonly Step[], gone: readonly Step[]): Step[] => steps.filter((one) => !gone.includes(one))
  const stepOf = (press: Press, back: Settled, isOwn = true): Step => ({
    number: ++last,
    press,
    at: new Date().toISOString(),
    back,
    made: [],
    isOwn,
  })

  function schedule(): void {
    clearTimeout(timer)
    const [first] = state.waiting
    if (first === undefined || state.stopped !== null) return
    const due = Date.parse(first.at) + LONGEST
    timer = setTimeout(flush, Math.max(0, Math.min(PAUSE, due - Date.now())))
  }
  function flush(): void {
    clearTimeout(timer)
    void run()
  }

  async function send(steps: readonly Step[]): Promise<void> {
    const known = port.known()
    const [first] = steps
    if (first === undefined) return
    if (known === undefined) throw new ApiError(0, null, 'network')
    if (first.press.kind === 'settle') {
      const batch = batchOf(steps, new Set(known.points.map(({ id }) => id)))
      if (!isEmpty(batch)) await port.review(known.version, batch)
      return
    }
    const made = first.undoes?.made ?? []
    const press = made.length > 0 ? { ...first.press, before: made } : first.press
    const text = textAfter(known.blocks, press)
    if (text === undefined) {
      // What is taken back and no longer there needs nothing.
      if (press.name !== null)
        become({ unstored: [...state.unstored, press.after], history: without(state.history, [first]) })
      port.overtaken(1)
      return
    }
    const points = new Set(known.points.map(({ id }) => id))
    const sentences = printedIn(known.blocks, press.place.block)
    await port.edit(known.version, { id: press.place.block, text })
    const now = port.known()
    if (now === undefined) return
    first.made = printedIn(now.blocks, press.place.block).filter((one) => !sentences.includes(one))
    const typed = now.points.filter(
      ({ id, block, kind, answer, waitsFor }) =>
        block === press.place.block && kind === 'open' && answer === null && waitsFor == null && !points.has(id),
    )
    // Who typed a sentence beside its sources confirms it by that; what a rule contradicts stays to be looked at.
    if (press.name !== null && typed.length > 0) {
      const confirm: Press = { kind: 'settle', points: typed.map(({ id }) => id), as: 'confirmed', name: press.name }
      become({ waiting: [...state.waiting, stepOf(confirm, 'open', false)] })
    }
  }

  /** After another window changed the document: presses about words that still stand there go out again. */
  async function begunAnew(error: ApiError): Promise<void> {
    if (++attempts > ATTEMPTS) return become({ stopped: error })
    await port.reload()
    const points = new Set(port.known()?.points.map(({ id }) => id))
    const lost = state.waiting.filter(
      ({ press }) => press.kind === 'settle' && press.points.every((id) => !points.has(id)),
    )
    become({ waiting: without(state.waiting, lost), history: without(state.history, lost) })
    // Several presses may be about one sentence.
    port.overtaken(new Set(lost.map(({ press }) => press.points.join())).size)
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (state.waiting.length > 0 && state.stopped === null) {
      const steps = nextSteps(state.waiting)
      flight = steps
      try {
        await send(steps)
        attempts = 0
        become({ waiting: without(state.waiting, steps) })
      } catch (error) {
        try {
          if (isOvertaken(error)) await begunAnew(error)
          else if (isRefusal(error)) {
            become({ waiting: without(state.waiting, steps), history: without(state.history, steps) })
            port.refused(error)
            await port.reload()
          } else become({ stopped: error })
        } catch (again) {
          become({ stopped: again })
        }
      }
      flight = []
      // What was pressed meanwhile gathers again; what was typed goes out at once.
      if (state.waiting.length > 0 && state.waiting[0]?.press.kind !== 'edit' && state.waiting[0]?.isOwn) break
    }
    isRunning = false
    schedule()
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    press(press: Press, back: Settled = 'open'): void {
      const step = stepOf(press, back)
      become({ waiting: [...state.waiting, step], history: [...state.history, step], stopped: null })
      if (press.kind === 'edit') flush()
      else schedule()
    },
    /** Takes the newest press back, and answers with it. */
    undo(): Step | undefined {
      const of = state.history.at(-1)
      if (of === undefined) return undefined
      const history = without(state.history, [of])
      if (state.waiting.includes(of) && !flight.includes(of)) {
        become({ waiting: without(state.waiting, [of]), history })
        return of
      }
      const { press } = of
      const back: Press =
        press.kind === 'settle'
          ? { ...press, as: of.back }
          : { ...press, before: [press.after], after: press.before.join(' '), name: null }
      const step: Step = { ...stepOf(back, 'open', false), ...(press.kind === 'edit' && { undoes: of }) }
      become({ waiting: [...state.waiting, step], history, stopped: null })
      if (back.kind === 'edit') flush()
      else schedule()
      return of
    },
    /** Sends now what waits for a pause. */
    flush,
    /** Sends again what could not be sent. */
    retry(): void {
      attempts = 0
      become({ stopped: null })
      flush()
    },
    nameAs: (name: string) => become({ name }),
    /** What an earlier visit pressed and could not send, and in whose name. */
    restore({ waiting: steps, name }: Pick<QueueState, 'waiting' | 'name'>): void {
      if (state.name === null && name !== null) become({ name })
      if (steps.length === 0) return
      const restored = steps.map((step) => ({ ...step, number: ++last }))
      become({ waiting: [...restored, ...state.waiting] })
      flush()
    },
    dismiss(text: string): void {
      become({ unstored: state.unstored.filter((one) => one !== text) })
    },
  }
}
export type ReviewQueue = ReturnType<typeof reviewQueue>
