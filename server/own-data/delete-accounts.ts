import { z } from 'zod'
import { plainJob } from '../jobs/job.ts'
import type { Parts } from '../parts.ts'
import { deleteAccount } from './delete-account.ts'

/** Deletes the accounts whose day has come. One that cannot be deleted keeps none of the others. */
export async function deleteAccounts(
  parts: Omit<Parts, 'llm' | 'mailer' | 'payments' | 'config'>,
  signal?: AbortSignal,
) {
  const due = await parts.db
    .selectFrom('users')
    .select('id')
    .where('delete_after', '<=', parts.clock.now().toISOString())
    .orderBy('delete_after')
    .execute()
  const failed: unknown[] = []
  for (const { id } of due) {
    signal?.throwIfAborted()
    await deleteAccount(parts, id, signal).catch((error: unknown) => failed.push(error))
  }
  // The queue tries again, and the log says why.
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} of ${due.length} accounts could not be deleted`)
}

export const deleteAccountsJob = plainJob({
  kind: 'delete-accounts',
  payload: z.object({}),
  concurrency: 1,
  run: ({ parts, signal }) => deleteAccounts(parts, signal),
})
