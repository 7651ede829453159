import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Records, Unread } from '#documents/records/records.ts'
import { readRecordFile } from '#documents/records/read-record-file.ts'
import { AppError, invalidFields } from '#domain/errors.ts'
import { IMPORT_REFUSALS } from '#domain/import.ts'
import type { Parts } from '../parts.ts'

const at = ({ line }: Unread): string =>
  line === undefined ? '' : ` The trouble is near line ${line.toLocaleString('en-US')}.`

/** Work that is done one after the other, in the order in which it came. */
function lane(): <R>(work: () => Promise<R>) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** Read within about three seconds, whatever is in it: the slowest reading takes some 50 microseconds a byte. */
const SHORT_BYTES = 64 * 1024
/**
 * Each file takes a process of its own, and the processor while it runs: two are read at once. A short one never waits
 * behind a long one.
 */
const [short, long] = [lane(), lane()]

async function readAlone(bytes: Buffer, path: string, signal: AbortSignal): Promise<Records | Unread> {
  signal.throwIfAborted()
  const folder = await mkdtemp(join(tmpdir(), 'waiverly-import-'))
  try {
    const copy = join(folder, 'records')
    await writeFile(copy, bytes, { mode: 0o600 })
    return await readRecordFile(copy, { path, signal })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Who has a file waiting to be read: one at a time, so that nobody keeps the others waiting for long. */
const waiting = new Set<number>()

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

/** The records in a user's file, or a refusal that says what is wrong with it. Left as soon as the signal aborts. */
export async function readFile(
  { config }: Pick<Parts, 'config'>,
  user_id: number,
  bytes: Buffer,
  signal: AbortSignal,
): Promise<Records> {
  signal.throwIfAborted()
  if (waiting.has(user_id)) throw new AppError('conflict', IMPORT_REFUSALS.busy)
  waiting.add(user_id)
  const inTurn = bytes.length <= SHORT_BYTES ? short : long
  try {
    const turn = inTurn(() => readAlone(bytes, config.toolPath, signal))
    const read = await Promise.race([turn, whenAborted(signal)])
    if ('failed' in read) throw invalidFields({ file: [`${IMPORT_REFUSALS[read.failed]}${at(read)}`] })
    return read
  } finally {
    waiting.delete(user_id)
  }
}
