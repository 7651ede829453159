import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { standBehind } from '#documents/child-priority.ts'
import type { Order, Report } from './messages.ts'

/** What a worker may take. Beyond its memory, or its seconds without a pause, it ends. */
export interface Bounds {
  heapMegabytes: number
  /** Of all that the process writes to; only where the machine has `prlimit`. */
  megabytes: number
  blockSeconds: number
}

/** The worker that did an operation has ended before the operation did. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost'
}

/** What a worker says of one operation. */
export type Heard = Exclude<Report, { kind: 'ready' | 'shut' | 'log' | 'withdraws' }>

export interface Listener {
  hear(report: Heard): void
  lost(error: WorkerLost): void
}

export interface Hired {
  entry: string
  bounds: Bounds
  /** How many steps of priority it stands behind this process. */
  behind: number
  prlimit: string | undefined
  /** Where programs are looked for. */
  path: string
  /** Where Node keeps what it has compiled. */
  compileCache: string | undefined
  /** Logs lines of a product; undefined of one that is closed. */
  logOf(product: string): FastifyBaseLogger | undefined
  /** A question of an operation is no longer asked. */
  withdrawn(worker: Worker, question: number): void
  /** It has loaded what it runs. */
  ready(): void
  ended(worker: Worker): void
}

const LEVELS: Readonly<Record<number, 'warn' | 'error' | 'info'>> = { 30: 'info', 40: 'warn', 50: 'error' }
const SHUT_WITHIN_MS = 2_000

/** One worker process. It never keeps this process alive by itself. */
export class Worker {
  private readonly child: ChildProcess
  private readonly hired: Hired
  private readonly operations = new Map<number, Listener>()
  private readonly products = new Set<string>()
  private readonly shutting = new Map<string, () => void>()
  isAlive = true
  isReady = false

  constructor(hired: Hired) {
    const { entry, bounds, behind, prlimit, path, compileCache } = hired
    this.hired = hired
    const node = [`--max-old-space-size=${bounds.heapMegabytes}`, entry, String(bounds.blockSeconds)]
    const [file, ...args]: [string, ...string[]] =
      prlimit === undefined
        ? [process.execPath, ...node]
        : [prlimit, `--data=${bounds.megabytes * 1024 * 1024}`, '--core=0', '--', process.execPath, ...node]
    this.child = spawn(file, args, {
      // What it needs to know it is told. The cache of compiled code makes it start in half the time.
      env: { PATH: path, ...(compileCache !== undefined && { NODE_COMPILE_CACHE: compileCache }) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    standBehind(this.child.pid, behind)
    this.child.on('message', (report: Report) => this.hear(report))
    this.child.on('error', () => this.end())
    this.child.on('exit', () => this.end())
    this.child.unref()
    this.child.channel?.unref()
  }

  get load(): number {
    return this.operations.size
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  knows(product: string): boolean {
    return this.products.has(product)
  }

  send(order: Order): void {
    if (order.kind === 'open') this.products.add(order.product.id)
    // A worker that has just died is heard of by its end.
    if (this.child.connected) this.child.send(order, () => undefined)
  }

  start(order: Extract<Order, { kind: 'run' }>, listener: Listener): void {
    this.operations.set(order.id, listener)
    this.send(order)
  }

  /** Waits until the worker has let go of a product, but not for long. */
  async shut(product: string): Promise<void> {
    if (!this.products.delete(product) || !this.isAlive) return
    const done = Promise.withResolvers<void>()
    const timer = setTimeout(done.resolve, SHUT_WITHIN_MS)
    this.shutting.set(product, done.resolve)
    this.send({ kind: 'shut', product })
    await done.promise
    clearTimeout(timer)
    this.shutting.delete(product)
  }

  async kill(): Promise<void> {
    if (!this.isAlive) return
    // It takes no new work while it dies.
    this.hired.ended(this)
    this.child.ref()
    const exit = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await exit
  }

  /** Lets go of a worker that does nothing. */
  dismiss(): void {
    this.hired.ended(this)
    if (this.child.connected) this.child.disconnect()
  }

  private hear(report: Report): void {
    switch (report.kind) {
      case 'ready':
        this.isReady = true
        return this.hired.ready()
      case 'shut':
        return this.shutting.get(report.product)?.()
      case 'log':
        return this.log(report)
      case 'withdraws':
        return this.hired.withdrawn(this, report.question)
      case 'done':
      case 'failed': {
        const listener = this.operations.get(report.id)
        this.operations.delete(report.id)
        return listener?.hear(report)
      }
      default:
        return this.operations.get(report.id)?.hear(report)
    }
  }

  private log({ product, line }: Extract<Report, { kind: 'log' }>): void {
    const { level, time: _, msg = '', err: trace, ...told } = JSON.parse(line) as Record<string, unknown>
    const log = this.hired.logOf(product)
    log?.[LEVELS[Number(level)] ?? 'error']({ ...told, ...(trace !== undefined && { trace }) }, String(msg))
  }

  private end(): void {
    if (!this.isAlive) return
    this.isAlive = false
    this.hired.ended(this)
    for (const done of this.shutting.values()) done()
    for (const listener of this.operations.values()) listener.lost(new WorkerLost('The worker has ended'))
    this.operations.clear()
  }
}
