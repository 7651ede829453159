import { runBounded } from './bounded.ts'
import type { Tools } from './tools.ts'

const HEAP_MEGABYTES = 512
/** Of everything that the process holds. The largest honest paper needs three quarters of it; a bomb of 1.5 MB would take 4.6 GB. */
const MEGABYTES = 1024

/** Where fifteen programs share a core, an honest paper takes a minute; what was given up is kept as a paper that cannot be read. */
const PATIENCE = 8

/** What a script of ours prints that opens what came from outside. It may read files and do nothing else: no process, no thread, no native code, no writing. */
export function runHeld(
  script: string,
  args: readonly string[],
  { path, prlimit }: Pick<Tools, 'path' | 'prlimit'>,
  { seconds, signal, input }: { seconds: number; signal?: AbortSignal; input?: Buffer },
): Promise<Buffer> {
  const held = ['--permission', '--allow-fs-read=*', `--max-old-space-size=${HEAP_MEGABYTES}`]
  const bounds = { path, prlimit, seconds, patience: PATIENCE, megabytes: MEGABYTES, signal, input }
  return runBounded(process.execPath, [...held, script, ...args], bounds)
}
