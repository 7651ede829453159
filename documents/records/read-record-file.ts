import { fileURLToPath } from 'node:url'
import { runHeld } from '../reading/held.ts'
import { findTools } from '../reading/tools.ts'
import type { Records, Unread } from './records.ts'

/** Three times what a thousand publications with their abstracts take. */
const SECONDS = 10
const READER = fileURLToPath(new URL('./reader.ts', import.meta.url))

/** The records in a file of somebody's record. A file that cannot be read is a result, never an error of ours. */
export async function readRecordFile(
  file: string,
  { path, signal, seconds = SECONDS }: { path: string; signal?: AbortSignal; seconds?: number },
): Promise<Records | Unread> {
  try {
    const printed = await runHeld(READER, [file], await findTools(path), { seconds, signal })
    return JSON.parse(printed.toString()) as Records | Unread
  } catch {
    signal?.throwIfAborted()
    return { failed: 'slow' }
  }
}
