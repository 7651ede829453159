import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BEHIND, standBehind } from '../child-priority.ts'

const run = promisify(execFile)

export interface Bounds {
  /** Where programs are looked for. A child is told nothing else of the environment: what it reads comes from outside. */
  path: string
  /** The program that sets limits, where there is one; without it only the clock and the output are bounded. */
  prlimit: string | undefined
  /** Of the processor's time where there is that program, so that a busy machine spoils no reading; else of the clock's. */
  seconds: number
  /** How many times its seconds a program may stand by the clock when its processor time is bounded. */
  patience?: number
  megabytes: number
  signal?: AbortSignal
  /** What it is given to read. */
  input?: Buffer | undefined
  /** How much it may print, in bytes. */
  output?: number
}

const PATIENCE = 3
const MAX_OUTPUT = 16 * 1024 * 1024

/**
 * What a program prints. It is killed when its time is over, when it prints too much, and when the signal aborts (which
 * then is what this rejects with).
 */
export async function runBounded(program: string, args: readonly string[], bounds: Bounds): Promise<Buffer> {
  const { path, prlimit, seconds, patience = PATIENCE, megabytes, signal, input, output = MAX_OUTPUT } = bounds
  signal?.throwIfAborted()
  const [file, ...rest] =
    prlimit === undefined
      ? [program, ...args]
      : [prlimit, `--data=${megabytes * 1024 * 1024}`, `--cpu=${seconds}`, '--core=0', '--', program, ...args]
  const milliseconds = seconds * 1000 * (prlimit === undefined ? 1 : patience)
  let isOver = false
  // Node counts a program as done that ends well, or has, while it is being killed: its output is cut off then.
  const clock = setTimeout(() => (isOver = true), milliseconds)
  try {
    const running = run(file ?? program, rest, {
      encoding: 'buffer',
      // Threads of one page slow each other down where cores are few, and CPU time is bounded in any case.
      env: { PATH: path, OMP_THREAD_LIMIT: '1' },
      killSignal: 'SIGKILL',
      maxBuffer: output,
      timeout: milliseconds,
      signal,
    })
    standBehind(running.child.pid, BEHIND.reading)
    // A program that ends before it has read all of it says so by how it ends.
    running.child.stdin?.on('error', () => undefined).end(input)
    const { stdout } = await running
    if (isOver) throw new Error(`${program} did not end within ${milliseconds} ms`)
    return stdout
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    clearTimeout(clock)
  }
}
