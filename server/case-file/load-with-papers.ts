import { findTools, readsScans } from '#documents/reading/tools.ts'
import type { UnreadReason } from '#domain/case-file.ts'
import type { Profile } from '#drafting/profile.ts'
import type { TaskContext } from '../jobs/job.ts'
import { paperIdsOf, papersOf } from '../uploads/papers.ts'
import { readFile } from '../uploads/read-file.ts'
import { unreadFiles } from '../uploads/store.ts'
import { loadProfile } from './load-profile.ts'

/** Drafting waits no longer for papers that are slow to read; they then are exhibits without words. */
const AT_MOST_MS = 120_000
const AT_ONCE = 2
/** Who goes on replacing papers gets a document all the same. */
const MOST_ROUNDS = 4
const WANTING_TOOLS: UnreadReason[] = ['scan', 'part_scan']

type Reader = Pick<TaskContext, 'parts' | 'signal' | 'progress'>

/** Reads those of the files that were saved a moment ago, or could not be read before and now can; whether there were such. */
export async function readWaiting(
  { parts, signal, progress }: Reader,
  application_id: number,
  ids: readonly string[],
  enough: AbortSignal = AbortSignal.timeout(AT_MOST_MS),
): Promise<boolean> {
  const again = readsScans(await findTools(parts.config.toolPath)) ? WANTING_TOOLS : []
  const waiting = await unreadFiles(parts.db, application_id, ids, again)
  if (waiting.length === 0) return false
  const either = AbortSignal.any([signal, enough])
  const total = waiting.length
  const readSome = async (): Promise<void> => {
    for (let file_id = waiting.shift(); file_id !== undefined && !either.aborted; file_id = waiting.shift()) {
      progress(total - waiting.length - 1, total, 'Reading your papers')
      await readFile(parts, file_id, either).catch((error: unknown) => {
        // One paper that cannot be read is no reason to write nothing.
        if (!either.aborted) parts.log.warn({ err: error }, 'reading an upload')
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readSome))
  signal.throwIfAborted()
  return true
}

/** What a document is drafted from. Papers that were saved a moment ago are read first, and so are those that took their place meanwhile. */
export async function loadWithPapers(reader: Reader, application_id: number): Promise<Profile> {
  const tried = new Set<string>()
  const enough = AbortSignal.timeout(AT_MOST_MS)
  for (let round = 1; ; round++) {
    const profile = await loadProfile(reader.parts, application_id)
    const fresh = paperIdsOf(papersOf(profile)).filter((id) => !tried.has(id))
    if (round > MOST_ROUNDS || !(await readWaiting(reader, application_id, fresh, enough))) return profile
    for (const id of fresh) tried.add(id)
  }
}
