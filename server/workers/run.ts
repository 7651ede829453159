import { AppError } from '#domain/errors.ts'
import { errorOf } from './failure.ts'
import type { Lane, Waiting } from './lane.ts'
import type { Product } from './messages.ts'
import type { LaneName, Served } from './pool.ts'
import type { Questions } from './questions.ts'
import { type Heard, type Worker, WorkerLost } from './worker.ts'

export interface RunOptions {
  /** `requests` where none is named. */
  lane?: LaneName
  /** Whose it is. */
  account: string
  signal?: AbortSignal
  /** By the clock, once for its wait and once for what it does; then it is refused, and ended. */
  withinMs?: number
}

/** The product closes. What was running is run again after the next start. */
export class Closed extends Error {
  override readonly name = 'Closed'
}

const TOO_LARGE =
  'This took more time or memory than we can give it, so it was stopped and nothing was changed. Please shorten your longest texts or remove entries that you do not need, and try again.'
const TOO_BUSY = 'Too many people are asking at once. Please try again in a minute.'

/** Far more than ever wait unless something is wrong. */
const MOST_WAITING = 500
/** By the clock, on a machine that is busy with much else; what it computes has a bound of its own. */
const REQUEST_MS = 60_000
/** What was called off has so long to end by itself. */
const GRACE_MS = 2_000

let ids = 0

/** One operation of a product, from its place in a lane to its end. */
export class Run {
  private readonly id = ++ids
  private readonly lane: Lane
  private readonly product: Product
  private readonly parts: Served
  private readonly options: RunOptions
  private readonly questions: Questions
  private readonly outcome = Promise.withResolvers<unknown>()
  private readonly ended = Promise.withResolvers<void>()
  private waiting: Waiting | undefined
  private worker: Worker | undefined
  private timer: NodeJS.Timeout | undefined
  private readonly off = new AbortController()
  private hasHeard = false
  private isOver = false

  constructor(lane: Lane, product: Product, parts: Served, options: RunOptions, questions: Questions) {
    this.lane = lane
    this.product = product
    this.parts = parts
    this.options = options
    this.questions = questions
  }

  async do(name: string, input: unknown, asJson: boolean): Promise<unknown> {
    const { account, signal, lane: named } = this.options
    signal?.throwIfAborted()
    if (this.lane.length >= MOST_WAITING) throw busy()
    const off = (): void => this.callOff(signal?.reason)
    signal?.addEventListener('abort', off, { once: true })
    this.limitTime(() => this.leave(busy()))
    this.waiting = {
      account,
      start: (worker) => this.start(worker, name, input, asJson),
      refuse: () => this.leave(new WorkerLost('no worker could be started')),
    }
    this.lane.add(this.waiting)
    try {
      return await this.outcome.promise
    } catch (error) {
      // Who waits for an answer is told what to do; a job has its own rule for this.
      throw error instanceof WorkerLost && named === undefined ? new AppError('unavailable', TOO_LARGE) : error
    } finally {
      clearTimeout(this.timer)
      signal?.removeEventListener('abort', off)
    }
  }

  /** Lets it go on for a while, then ends it. */
  async close(withinMs: number): Promise<void> {
    const timer = setTimeout(() => {
      this.leave(new Closed('the product closes'))
      void this.worker?.kill()
    }, withinMs)
    await this.ended.promise
    clearTimeout(timer)
  }

  private start(worker: Worker, name: string, input: unknown, asJson: boolean): void {
    const { product, id } = this
    this.waiting = undefined
    this.worker = worker
    this.limitTime(() => void worker.kill())
    if (!worker.knows(product.id)) worker.send({ kind: 'open', product })
    const aheadMs = this.parts.clock.now().valueOf() - Date.now()
    worker.start(
      { kind: 'run', id, product: product.id, name, input, aheadMs, asJson },
      { hear: (report) => this.hear(worker, report), lost: (error) => this.end(() => this.outcome.reject(error)) },
    )
  }

  private hear(worker: Worker, report: Heard): void {
    switch (report.kind) {
      case 'aborting':
        this.hasHeard = true
        return
      case 'asks':
        return void this.questions.answer(worker, report, this.parts, this.off.signal)
      case 'done':
        return this.end(() => this.outcome.resolve(report.result))
      case 'failed':
        return this.end(() => this.outcome.reject(errorOf(report.failure)))
    }
  }

  private end(settle: () => void): void {
    if (this.isOver) return
    this.isOver = true
    settle()
    this.ended.resolve()
    if (this.worker !== undefined) this.lane.done(this.options.account)
  }

  /** Whoever asked waits no longer; the worker is ended where it does not let go of the operation. */
  private callOff(reason: unknown): void {
    this.leave(reason)
    this.off.abort(reason)
    const { worker, id } = this
    if (worker === undefined) return
    worker.send({ kind: 'abort', id })
    setTimeout(() => {
      if (!this.isOver && (!this.hasHeard || this.lane.isOneByOne)) void worker.kill()
    }, GRACE_MS).unref()
  }

  private limitTime(over: () => void): void {
    const { lane, withinMs = lane === undefined ? REQUEST_MS : undefined } = this.options
    clearTimeout(this.timer)
    if (withinMs !== undefined) this.timer = setTimeout(over, withinMs)
  }

  /** Rejects at once. An operation that still waited is out of its lane, and over. */
  private leave(reason: unknown): void {
    this.outcome.reject(reason)
    if (this.worker !== undefined || this.waiting === undefined) return
    this.lane.remove(this.waiting)
    this.end(() => undefined)
  }
}

const busy = (): AppError => new AppError('unavailable', TOO_BUSY, { extra: { retry_after: 60 } })
