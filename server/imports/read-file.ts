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

/** Files are read one after the other: each takes a process of its own, and the processor while it runs. */
let last: Promise<unknown> = Promise.resolve()

async function readAlone(bytes: Buffer, path: string): Promise<Records | Unread> {
  const folder = await mkdtemp(join(tmpdir(), 'waiverly-import-'))
  try {
    const copy = join(folder, 'records')
    await writeFile(copy, bytes, { mode: 0o600 })
    return await readRecordFile(copy, { path })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Who has a file waiting to be read: one at a time, so that nobody keeps the others waiting for long. */
const waiting = new Set<number>()

/** The records in a user's file, or a refusal that says what is wrong with it. */
export async function readFile({ config }: Pick<Parts, 'config'>, user_id: number, bytes: Buffer): Promise<Records> {
  if (waiting.has(user_id)) throw new AppError('conflict', IMPORT_REFUSALS.busy)
  waiting.add(user_id)
  const turn = last.then(() => readAlone(bytes, config.toolPath)).finally(() => waiting.delete(user_id))
  last = turn.catch(() => undefined)
  const read = await turn
  if ('failed' in read) throw invalidFields({ file: [`${IMPORT_REFUSALS[read.failed]}${at(read)}`] })
  return read
}
