// A worker whose operations do what no honest one does.
import { setImmediate as pause, setTimeout as passes } from 'node:timers/promises'
import { AppError } from '#domain/errors.ts'
import type { Operation } from '../operation.ts'
import { runningOf } from '../run-drafting-job.ts'
import { serve } from '../serve.ts'
import { deadlyJob, honestJob } from './odd-jobs.ts'

const OPERATIONS: Record<string, Operation> = {
  async echo({ parts }, input: unknown) {
    return { input, pid: process.pid, now: parts.clock.now().toISOString() }
  },
  spin() {
    for (;;);
  },
  async eat() {
    const all: string[][] = []
    // With pauses, so that it is not its time that ends it.
    for (; ; await pause()) all.push(Array.from({ length: 10_000 }, (_, at) => `${at} of ${all.length}`))
  },
  wait: async ({ signal }, forMs: number = 600_000) => passes(forMs, undefined, { signal }),
  /** Waits without a look at its signal. */
  sulk: async () => passes(600_000),
  refuse() {
    throw new AppError('conflict', 'Not now', { extra: { why: 'because' } })
  },
  read: async ({ parts, signal }, file: string) => parts.readUpload(file, 'pdf', { path: 'nowhere', signal }),
  job: runningOf([deadlyJob, honestJob]),
}

serve(OPERATIONS, Number(process.argv[2]))
