import type { Worker } from './worker.ts'

/** How many workers a kind of work has, and how many operations each takes at a time. */
export interface Width {
  workers: number
  each: number
  /** So many stay when there is nothing to do. */
  kept: number
}

/** An operation that waits for a worker. */
export interface Waiting {
  /** Whose it is: where a worker takes one operation at a time, so does an account. */
  account: string
  start(worker: Worker): void
  /** No worker could be started for it. */
  refuse(): void
}

/** Operations of one kind, in their order, and the workers that do them. Workers are hired when they are needed. */
export class Lane {
  private readonly width: Width
  private readonly hire: () => Worker
  private readonly waiting: Waiting[] = []
  private workers: Worker[] = []
  /** The account that each worker did something for last: it still holds what it read of it. */
  private readonly lastOf = new Map<Worker, string>()
  private readonly busy = new Map<string, number>()
  /** When each worker was last given something, or was last seen at work. */
  private readonly busyAt = new Map<Worker, number>()

  constructor(width: Width, hire: () => Worker) {
    this.width = width
    this.hire = hire
  }

  get length(): number {
    return this.waiting.length
  }

  /** Whether a worker takes one operation at a time. */
  get isOneByOne(): boolean {
    return this.width.each === 1
  }

  all(): readonly Worker[] {
    return this.workers
  }

  add(waiting: Waiting): void {
    this.waiting.push(waiting)
    this.next()
  }

  /** Takes out what has not been started. */
  remove(waiting: Waiting): void {
    const at = this.waiting.indexOf(waiting)
    if (at >= 0) this.waiting.splice(at, 1)
  }

  /** To be called once for each that was started. */
  done(account: string): void {
    const left = (this.busy.get(account) ?? 1) - 1
    if (left > 0) this.busy.set(account, left)
    else this.busy.delete(account)
    this.next()
  }

  /** A worker that has ended takes no more work. One that never came to be ready is not tried for ever. */
  drop(worker: Worker): void {
    if (!this.workers.includes(worker)) return
    this.workers = this.workers.filter((one) => one !== worker)
    this.lastOf.delete(worker)
    this.busyAt.delete(worker)
    if (!worker.isReady) this.waiting.shift()?.refuse()
    this.next()
  }

  /** Hires a worker before there is work for it. */
  warm(): void {
    if (this.workers.length === 0) this.workers.push(this.hire())
  }

  /** Dismisses workers that have done nothing for so long, all but those that are kept. */
  dismissIdle(now: number, idleMs: number): void {
    const idle: Worker[] = []
    for (const worker of this.workers) {
      const isBusy = worker.load > 0 || !worker.isReady || this.waiting.length > 0
      if (isBusy || !this.busyAt.has(worker)) this.busyAt.set(worker, now)
      else if (now - (this.busyAt.get(worker) ?? now) >= idleMs) idle.push(worker)
    }
    const most = Math.max(0, this.workers.length - this.width.kept)
    for (const worker of idle.slice(0, most)) worker.dismiss()
  }

  next(): void {
    let isShared = false
    for (let at = 0; at < this.waiting.length;) {
      const one = this.waiting[at]
      const worker = one && this.mayStart(one) ? this.pick(one.account) : undefined
      if (one === undefined || worker === undefined) {
        at++
        continue
      }
      this.waiting.splice(at, 1)
      this.busy.set(one.account, (this.busy.get(one.account) ?? 0) + 1)
      this.lastOf.set(worker, one.account)
      this.busyAt.delete(worker)
      isShared ||= worker.load > 0
      one.start(worker)
    }
    const loading = this.workers.filter(({ isReady }) => !isReady).length
    const isShort = this.startable() > loading || (isShared && loading === 0)
    if (isShort && this.workers.length < this.width.workers) this.workers.push(this.hire())
  }

  /** How many wait for nothing but a worker. */
  private startable(): number {
    return this.waiting.filter((one) => this.mayStart(one)).length
  }

  /** An account that holds one worker with something large leaves the others to everybody else. */
  private mayStart({ account }: Waiting): boolean {
    return !this.isOneByOne || !this.busy.has(account)
  }

  private pick(account: string): Worker | undefined {
    const free = this.workers.filter(({ isReady, load }) => isReady && load < this.width.each)
    const known = free.find((worker) => this.lastOf.get(worker) === account)
    if (known !== undefined && this.isOneByOne) return known
    return free.toSorted((a, b) => a.load - b.load)[0]
  }
}
