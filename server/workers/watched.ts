import { Worker } from 'node:worker_threads'

const BEAT_EVERY_MS = 100

/** Has a thread watch that this process pauses within so many seconds of computing, and that its parent lives. */
export function watched(blockSeconds: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(8))
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_EVERY_MS)
  const watchdog = new Worker(new URL('./watchdog.ts', import.meta.url), {
    env: {},
    workerData: { beats, parent: process.ppid, blockSeconds },
  })
  watchdog.unref()
}
