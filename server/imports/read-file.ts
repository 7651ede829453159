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

/** Read within about three seconds, whatever is in it: the slowest reading takes some 50 microseconds a byte. */
export const SHORT_BYTES = 64 * 1024

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

/** The records in a user's file, or a refusal that says what is wrong with it. Left as soon as the signal aborts. */
export async function readFile(
  { config, parsers }: Pick<Parts, 'config' | 'parsers'>,
  user_id: number,
  bytes: Buffer,
  signal: AbortSignal,
): Promise<Records> {
  signal.throwIfAborted()
  if (waiting.has(user_id)) throw new AppError('conflict', IMPORT_REFUSALS.busy)
  waiting.add(user_id)
  const lane = bytes.length <= SHORT_BYTES ? 'quick' : 'slow'
  try {
    const read = await parsers.run({ lane, user: user_id, signal }, () => readAlone(bytes, config.toolPath, signal))
    if ('failed' in read) throw invalidFields({ file: [`${IMPORT_REFUSALS[read.failed]}${at(read)}`] })
    return read
  } finally {
    waiting.delete(user_id)
  }
}
