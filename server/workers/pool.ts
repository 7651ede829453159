import { randomUUID } from 'node:crypto'
import type { Parts, Workers } from '../parts.ts'
import { Lane, type Width } from './lane.ts'
import type { Product } from './messages.ts'
import { Questions } from './questions.ts'
import { Run, type RunOptions } from './run.ts'
import { type Bounds, Worker } from './worker.ts'

/** Requests wait for no job. What has ended its worker once is done alone, where it ends nobody else's work. */
export type LaneName = 'requests' | 'jobs' | 'alone'

export interface PoolSettings {
  /** The file that a worker runs. */
  entry: string
  prlimit: string | undefined
  /** Where programs are looked for. */
  path: string
  /** Where Node keeps what it has compiled. */
  compileCache: string | undefined
  lanes: Readonly<Record<LaneName, Width & { bounds: Bounds; behind: number }>>
}

/** What of a product its workers ask for. */
export type Served = Pick<Parts, 'clock' | 'llm' | 'verifier' | 'readUpload' | 'log'>

/** How long operations may go on once their product closes. */
const CLOSE_WITHIN_MS = 2_000
/** A worker that did nothing for so long gives its memory back; a job or a page that needs it later has it started again. */
export const IDLE_MS = 5 * 60_000
const LOOK_EVERY_MS = 30_000

/** Worker processes. Several products may share them, as those of a test run do. */
export class Pool {
  private readonly lanes: Readonly<Record<LaneName, Lane>>
  private readonly questions = new Questions()
  private readonly served = new Map<string, Served>()
  private readonly look: NodeJS.Timeout

  constructor(settings: PoolSettings) {
    const laneOf = (name: LaneName): Lane => {
      const { bounds, behind, ...width } = settings.lanes[name]
      const lane: Lane = new Lane(
        width,
        () =>
          new Worker({
            ...settings,
            bounds,
            behind,
            logOf: (product) => this.served.get(product)?.log,
            withdrawn: (worker, question) => this.questions.withdraw(worker, question),
            ready: () => lane.next(),
            ended: (worker) => {
              lane.drop(worker)
              this.questions.drop(worker)
            },
          }),
      )
      return lane
    }
    this.lanes = { requests: laneOf('requests'), jobs: laneOf('jobs'), alone: laneOf('alone') }
    this.look = setInterval(() => this.dismissIdle(performance.now()), LOOK_EVERY_MS).unref()
  }

  /** Takes a product on: what it has done by workers. */
  serve(given: Omit<Product, 'id'>, parts: Served): Workers {
    const product = { ...given, id: randomUUID() }
    const runs = new Set<Run>()
    this.served.set(product.id, parts)
    const start = (asJson: boolean) => async (name: string, input: unknown, options: RunOptions) => {
      const run = new Run(this.lanes[options.lane ?? 'requests'], product, parts, options, this.questions)
      runs.add(run)
      try {
        return await run.do(name, input, asJson)
      } finally {
        runs.delete(run)
      }
    }
    return {
      run: start(false) as Workers['run'],
      json: start(true) as Workers['json'],
      warm: () => this.lanes.requests.warm(),
      close: async () => {
        await Promise.all([...runs].map((run) => run.close(CLOSE_WITHIN_MS)))
        await Promise.all(this.workers().map((worker) => worker.shut(product.id)))
        this.served.delete(product.id)
      },
    }
  }

  /** The processes that are there now. */
  workers(): Worker[] {
    return Object.values(this.lanes).flatMap((lane) => [...lane.all()])
  }

  /** Lets go of workers that have had nothing to do, by this clock in milliseconds. */
  dismissIdle(now: number): void {
    for (const lane of Object.values(this.lanes)) lane.dismissIdle(now, IDLE_MS)
  }

  /** Ends them all at once. */
  async close(): Promise<void> {
    clearInterval(this.look)
    await Promise.all(this.workers().map((worker) => worker.kill()))
  }
}
