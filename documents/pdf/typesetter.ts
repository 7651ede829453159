import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Order, Outcome } from './worker.ts'

export interface Pdf {
  bytes: Uint8Array
  /** Sheets of the file, cover sheet included. */
  pages: number
  /** The y of `Page x of y`. */
  numberedPages: number
  /** Heading id → the page number printed at its foot. */
  headingPages: Record<string, number>
  /** Letters that no font at hand can show; they stand as empty boxes, and the file is then not PDF/UA. */
  unshown: string[]
}

interface Waiting {
  order: Order
  resolve: (pdf: Pdf) => void
  reject: (reason: unknown) => void
}

/** The compiler does not give back what it took: 190 to 670 MB over 500 petitions, its caches emptied after each. */
export const DOCUMENTS_PER_WORKER = 50

/**
 * One warm worker process, one document at a time: setting a page is pure computation and blocks its thread.
 * The worker keeps this process alive only while it has work, and ends with it.
 */
export class Typesetter {
  private worker: ChildProcess | undefined
  private readonly queue: Waiting[] = []
  private current: Waiting | undefined
  private lastId = 0
  private done = 0

  set(data: string, signal?: AbortSignal): Promise<Pdf> {
    return new Promise<Pdf>((resolve, reject) => {
      signal?.throwIfAborted()
      const onAbort = (): void => this.drop(waiting, signal?.reason)
      const settle =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          signal?.removeEventListener('abort', onAbort)
          then(value)
        }
      const waiting: Waiting = { order: { id: ++this.lastId, data }, resolve: settle(resolve), reject: settle(reject) }
      signal?.addEventListener('abort', onAbort, { once: true })
      this.queue.push(waiting)
      this.next()
    })
  }

  async close(): Promise<void> {
    const reason = new Error('The typesetter was closed')
    for (const waiting of this.queue.splice(0)) waiting.reject(reason)
    const { worker } = this
    this.dismiss(reason)
    if (!worker || worker.exitCode !== null || worker.signalCode !== null) return
    holdsProcess(worker, true)
    await once(worker, 'exit')
  }

  private next(): void {
    if (this.current) return
    this.current = this.queue.shift()
    if (!this.current) {
      if (this.worker) holdsProcess(this.worker, false)
      return
    }
    this.worker ??= this.hire()
    holdsProcess(this.worker, true)
    this.worker.send(this.current.order)
  }

  private hire(): ChildProcess {
    // It needs no setting, so it is told none: documents come from outside.
    const worker = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    worker.on('message', (outcome: Outcome) => this.finish(worker, outcome))
    const lost = (reason: unknown): void => {
      if (this.worker !== worker) return
      this.dismiss(reason)
      this.next()
    }
    worker.on('error', lost)
    worker.on('exit', (code, signal) => lost(new Error(`The typesetter ended with ${signal ?? `code ${code}`}`)))
    return worker
  }

  private finish(worker: ChildProcess, outcome: Outcome): void {
    const waiting = this.current
    if (this.worker !== worker || waiting?.order.id !== outcome.id) return
    this.current = undefined
    if ('failed' in outcome) waiting.reject(new Error(`The document could not be typeset: ${outcome.failed}`))
    // Bytes of the caller's own, and not the channel's Buffer, which readers of PDF refuse.
    else waiting.resolve({ ...outcome.pdf, bytes: new Uint8Array(outcome.pdf.bytes) })
    if (++this.done % DOCUMENTS_PER_WORKER === 0) {
      this.dismiss(undefined)
      this.worker = this.hire()
    }
    this.next()
  }

  /** A document that is being set can be stopped only together with its worker. */
  private drop(waiting: Waiting, reason: unknown): void {
    if (this.current === waiting) {
      this.dismiss(reason)
      this.next()
      return
    }
    const at = this.queue.indexOf(waiting)
    if (at >= 0) this.queue.splice(at, 1)
    waiting.reject(reason)
  }

  private dismiss(reason: unknown): void {
    const { worker, current } = this
    this.worker = undefined
    this.current = undefined
    current?.reject(reason)
    worker?.kill('SIGKILL')
  }
}

function holdsProcess(worker: ChildProcess, holds: boolean): void {
  if (holds) {
    worker.ref()
    worker.channel?.ref()
  } else {
    worker.unref()
    worker.channel?.unref()
  }
}
