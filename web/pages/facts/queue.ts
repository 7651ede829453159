import type { CardsChanged, FactCard } from '#domain/fact-card.ts'
import { ApiError } from '../../api/api-error.ts'
import { replaced, temporaryIds, touchedBy, type Press, type Step } from './presses.ts'

/** A statement that somebody wrote and that could not be stored, since its card was changed meanwhile. */
export interface Unstored {
  text: string
  card: FactCard | null
}

export interface QueueState {
  /** Presses that the server has not answered yet, in their order. */
  waiting: readonly Step[]
  /** What can be taken back, the newest last. */
  history: readonly Step[]
  /** Why nothing is sent at the moment. */
  stopped: unknown
  unstored: readonly Unstored[]
}

/** What a queue needs of the world. */
export interface Port {
  confirm: (ids: string[], seen: Record<string, string>) => Promise<CardsChanged>
  change: (id: string, change: Extract<Press, { kind: 'change' }>['change']) => Promise<CardsChanged>
  regroup: (ids: string[], texts: string[], seen: Record<string, string>) => Promise<CardsChanged>
  add: (card: Extract<Press, { kind: 'add' }>['card']) => Promise<CardsChanged>
  undo: (change: number) => Promise<CardsChanged>
  /** Keeps what the server answered. */
  keep: (change: (cards: readonly FactCard[]) => FactCard[]) => void
  /** Reads all cards again. */
  reload: () => Promise<unknown>
  /** Tells the person that something was refused. */
  tell: (error: ApiError) => void
}

const EMPTY: QueueState = { waiting: [], history: [], stopped: null, unstored: [] }
/** Confirmations that are sent at once. */
const MOST_AT_ONCE = 100

const isSingle = ({ press }: Step): boolean => press.kind === 'confirm' && press.ids.length === 1

/** The presses that go out next: single confirmations that have gathered go together. */
export function nextBatch(waiting: readonly Step[]): Step[] {
  const [first] = waiting
  if (first === undefined) return []
  if (!isSingle(first)) return [first]
  const end = waiting.findIndex((step) => !isSingle(step))
  return waiting.slice(0, Math.min(end < 0 ? waiting.length : end, MOST_AT_ONCE))
}

/** The card or its field is not what it was: the server says so by these. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409, 422].includes(error.status)

const idsOf = (error: ApiError): string[] => {
  const ids: unknown = typeof error.body === 'object' && error.body !== null && 'ids' in error.body && error.body.ids
  return Array.isArray(ids) ? ids.map(String) : []
}

const textOf = (press: Press): string | undefined => {
  if (press.kind === 'add') return press.card.text
  if (press.kind === 'regroup') return press.texts.join(' ')
  return press.kind === 'change' ? press.change.text : undefined
}

/** Presses are shown at once and sent one after another; what the server refuses is told, and nothing typed is lost. */
export function factQueue(port: Port) {
  let state = EMPTY
  let isRunning = false
  let flight: readonly Step[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const become = (next: Partial<QueueState>): void => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const without = (steps: readonly Step[], gone: readonly Step[]): Step[] => steps.filter((one) => !gone.includes(one))

  async function send({ press }: Step): Promise<CardsChanged> {
    switch (press.kind) {
      case 'confirm':
        return port.confirm(press.ids, press.seen)
      case 'change':
        return port.change(press.id, press.change)
      case 'regroup':
        return port.regroup(press.ids, press.texts, press.seen)
      case 'add':
        return port.add(press.card)
      case 'undo':
        return takeBack(press.of)
    }
  }

  /** One of several confirmations that went together is taken back by itself. */
  async function takeBack({ change, press, before }: Step): Promise<CardsChanged> {
    if (change !== null) return port.undo(change)
    const results: FactCard[] = []
    for (const id of touchedBy(press)) {
      const seen = before.find((card) => card.id === id)?.text
      results.push(...(await port.change(id, { state: 'proposed', ...(seen === undefined ? {} : { seen }) })).results)
    }
    return { change: 0, results }
  }

  async function sendBatch(batch: Step[]): Promise<void> {
    const [first] = batch
    if (first === undefined) return
    const together = batch.map(({ press }) => press).filter((press) => press.kind === 'confirm')
    const { change, results } =
      batch.length === 1
        ? await send(first)
        : await port.confirm(
            together.flatMap(({ ids }) => ids),
            Object.assign({}, ...together.map(({ seen }) => seen)) as Record<string, string>,
          )
    for (const step of batch) {
      step.change = batch.length === 1 ? change : null
      const own = new Set(temporaryIds(step))
      step.made = batch.length === 1 ? results.map(({ id }) => id) : [...own]
    }
    port.keep((cards) =>
      replaced(
        cards,
        batch.flatMap(({ press }) => touchedBy(press)),
        results,
      ),
    )
  }

  /** Of confirmations the others go out again; anything else is given up, and what was typed is kept. */
  async function giveUp(batch: readonly Step[], error: ApiError): Promise<void> {
    const changed = new Set(idsOf(error))
    const given = batch.filter(({ press }) => {
      if (press.kind !== 'confirm' || changed.size === 0) return true
      press.ids = press.ids.filter((id) => !changed.has(id))
      return press.ids.length === 0
    })
    const typed = given.flatMap(({ press, before }): Unstored[] => {
      const text = textOf(press)
      return text === undefined ? [] : [{ text, card: before[0] ?? null }]
    })
    await port.reload().catch(() => undefined)
    become({
      waiting: without(state.waiting, given),
      history: without(state.history, given),
      unstored: [...state.unstored, ...typed],
    })
    port.tell(error)
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (state.waiting.length > 0 && state.stopped === null) {
      const batch = nextBatch(state.waiting)
      flight = batch
      try {
        await sendBatch(batch)
        become({ waiting: without(state.waiting, batch) })
      } catch (error) {
        if (isRefused(error)) await giveUp(batch, error)
        else become({ stopped: error })
      }
      flight = []
    }
    isRunning = false
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    press(press: Press, before: FactCard[]): void {
      const step: Step = { number: ++last, press, before, made: [], change: null }
      become({ waiting: [...state.waiting, step], history: [...state.history, step], stopped: null })
      void run()
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
      const step: Step = { number: ++last, press: { kind: 'undo', of }, before: [], made: [], change: null }
      become({ waiting: [...state.waiting, step], history, stopped: null })
      void run()
      return of
    },
    /** Sends again what could not be sent. */
    retry(): void {
      become({ stopped: null })
      void run()
    },
    dismiss(one: Unstored): void {
      become({ unstored: state.unstored.filter((other) => other !== one) })
    },
    /** Forgets everything: somebody else is here. */
    clear: () => become(EMPTY),
  }
}
export type FactQueue = ReturnType<typeof factQueue>
