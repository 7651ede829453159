import type { JobWithMetadata, PgBoss, WorkOptions } from 'pg-boss'

export type FromQueue = JobWithMetadata<{ payload: unknown }>

/** In the place of the id of a worker that is being hired. */
const HIRED = 'hired'

interface Width {
  kind: string
  /** How many jobs of the kind run at once. */
  atOnce: number
  options: WorkOptions & { includeMetadata: true }
}

/**
 * Runs the jobs of a kind. One worker waits for the next job, and hires another to wait in its place once it has one: many
 * that wait would all ask the database whenever a job is queued, and every other second besides.
 */
export async function workOnKind(
  boss: Pick<PgBoss, 'work' | 'offWork' | 'notifyWorker'>,
  { kind, atOnce, options }: Width,
  run: (job: FromQueue) => Promise<void>,
): Promise<void> {
  let running = 0
  let waiting: string | undefined

  async function hire(): Promise<void> {
    waiting = HIRED
    const id: string = await boss.work(kind, options, async ([job]: FromQueue[]) => {
      if (job === undefined) return
      running += 1
      waiting = undefined
      // A queue that closes hires nobody; then this worker is the last that looks for a job.
      if (running < atOnce) await hire().catch(() => (waiting = undefined))
      try {
        await run(job)
      } finally {
        running -= 1
        if (waiting === undefined) waiting = id
        else void boss.offWork(kind, { id, wait: false })
        // Those queued together are told of once: after each the next is looked for, instead of at the next poll.
        if (waiting !== HIRED) boss.notifyWorker(waiting)
      }
    })
    waiting = id
  }

  await hire()
}
