import { z } from 'zod'
import { plainJob } from '../jobs/job.ts'
import type { Parts } from '../parts.ts'
import { expiredExports, removeExport } from './store.ts'

/** Removes the archives that have had their time. */
export async function sweepExports(parts: Pick<Parts, 'db' | 'files' | 'clock'>, signal?: AbortSignal): Promise<void> {
  const now = parts.clock.now()
  for (const user_id of await expiredExports(parts.db, now)) {
    signal?.throwIfAborted()
    await parts.db.transaction().execute(async (trx) => {
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
  }
}

export const sweepExportsJob = plainJob({
  kind: 'sweep-exports',
  payload: z.object({}),
  concurrency: 1,
  run: ({ parts, signal }) => sweepExports(parts, signal),
})
