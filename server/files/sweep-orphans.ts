import { z } from 'zod'
import { plainJob } from '../jobs/job.ts'
import { HOUR_MS } from '../jobs/repeat.ts'
import type { Parts } from '../parts.ts'

/** A file's row follows its bytes within seconds; what lies here longer without one belongs to a process that died. */
const SETTLED_MS = HOUR_MS

/** Ids that one statement looks up. */
const PIECE = 1000

async function withoutRow(db: Parts['db'], ids: readonly string[]): Promise<ReadonlySet<string>> {
  const orphans = new Set(ids)
  for (let from = 0; from < ids.length; from += PIECE) {
    const piece = ids.slice(from, from + PIECE)
    const rows = await db.selectFrom('files').select('id').where('id', 'in', piece).execute()
    for (const { id } of rows) orphans.delete(id)
  }
  return orphans
}

/** Removes bytes that have no row: no call and no other sweep finds them. How many files went. */
export async function sweepOrphans(
  { db, files, clock }: Pick<Parts, 'db' | 'files' | 'clock'>,
  signal?: AbortSignal,
): Promise<number> {
  const before = clock.now().valueOf() - SETTLED_MS
  let removed = 0
  for await (const found of files.list()) {
    signal?.throwIfAborted()
    const settled = found.filter(({ at }) => at.valueOf() < before).map(({ id }) => id)
    if (settled.length === 0) continue
    const orphans = await withoutRow(db, settled)
    for (const id of orphans) await files.remove(id)
    removed += orphans.size
  }
  return removed
}

export const sweepOrphansJob = plainJob({
  kind: 'sweep-orphans',
  payload: z.object({}),
  concurrency: 1,
  run: async ({ parts, signal }) => {
    const removed = await sweepOrphans(parts, signal)
    if (removed > 0) parts.log.info({ removed }, 'files of processes that died are gone')
  },
})
