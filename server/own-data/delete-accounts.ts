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
  let failed = 0
  for (const { id } of due) {
    signal?.throwIfAborted()
    try {
      await deleteAccount(parts, id, signal)
    } catch (error) {
      failed++
      parts.log.error({ err: error }, 'an account could not be deleted')
    }
  }
  // The queue tries again.
  if (failed > 0) throw new Error(`${failed} of ${due.length} accounts could not be deleted`)
}

export const deleteAccountsJob = plainJob({
  kind: 'delete-accounts',
  payload: z.object({}),
  concurrency: 1,
  run: ({ parts, signal }) => deleteAccounts(parts, signal),
})
