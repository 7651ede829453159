import { plainJob } from '../jobs/job.ts'
import { afterNumber, doPieces, goOn } from '../jobs/pieces.ts'
import type { Parts } from '../parts.ts'
import { expiredExports, removeExport } from './store.ts'

/** Archives that one piece of the job removes. */
const PIECE = 50

/** Removes the archives that have had their time, of accounts behind `after`. Where to go on; nowhere where those were all. */
export async function sweepExports(
  parts: Pick<Parts, 'db' | 'files' | 'clock'>,
  signal?: AbortSignal,
  after?: number,
): Promise<number | undefined> {
  const now = parts.clock.now()
  return doPieces(
    after,
    async (from = 0) => {
      const due = await expiredExports(parts.db, now, from, PIECE)
      for (const user_id of due) {
        signal?.throwIfAborted()
        await removeExpired(parts, user_id, now)
      }
      return due.length < PIECE ? undefined : due.at(-1)
    },
    { signal },
  )
}

const removeExpired = (parts: Pick<Parts, 'db' | 'files'>, user_id: number, now: Date): Promise<void> =>
  parts.db.transaction().execute(async (trx) => {
    // A newer one may have taken its place since.
    const due = await trx
      .selectFrom('data_exports')
      .select('user_id')
      .where('user_id', '=', user_id)
      .where('expires_at', '<=', now.toISOString())
      .forUpdate()
      .executeTakeFirst()
    if (due !== undefined) await removeExport(parts, trx, user_id)
  })

export const sweepExportsJob = plainJob({
  kind: 'sweep-exports',
  payload: afterNumber,
  concurrency: 1,
  run: async ({ parts, signal }, { after }) => goOn(parts, 'sweep-exports', await sweepExports(parts, signal, after)),
})
