// A thread of a worker process. It ends the process where the main thread computes too long without a pause, and where the
// process that it works for has died: the main thread, if it is computing, notices neither.
import { workerData } from 'node:worker_threads'

const LOOK_EVERY_MS = 200

const { beats, parent, blockSeconds } = workerData as { beats: Int32Array; parent: number; blockSeconds: number }

const end = (): void => void process.kill(process.pid, 'SIGKILL')

let seen = Atomics.load(beats, 0)
let from = process.cpuUsage()
for (;;) {
  // Nobody wakes this thread: the wait is a pause.
  Atomics.wait(beats, 1, 0, LOOK_EVERY_MS)
  if (process.ppid !== parent) end()
  const beat = Atomics.load(beats, 0)
  const { user, system } = process.cpuUsage(from)
  if (beat !== seen) {
    seen = beat
    from = process.cpuUsage()
  } else if (user + system > blockSeconds * 1e6) end()
}
