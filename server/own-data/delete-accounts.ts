import { plainJob } from '../jobs/job.ts'
import { afterNumber, doPieces, goOn } from '../jobs/pieces.ts'
import type { Parts } from '../parts.ts'
import { deleteAccount } from './delete-account.ts'

/** Accounts that one piece of the job deletes; each has hundreds of rows and files. */
const PIECE = 5
const PIECES = 10

/**
 * Deletes the accounts whose day has come, of those behind `after`. One that cannot be deleted keeps none of the others. Where
 * to go on; nowhere where those were all.
 */
export async function deleteAccounts(
  parts: Omit<Parts, 'llm' | 'mailer' | 'payments' | 'config'>,
  signal?: AbortSignal,
  after?: number,
): Promise<number | undefined> {
  let [tried, failed] = [0, 0]
  const end = await doPieces(
    after,
    async (from = 0) => {
      const due = await parts.db
        .selectFrom('users')
        .select('id')
        .where('delete_after', '<=', parts.clock.now().toISOString())
        .where('id', '>', from)
        .orderBy('id')
        .limit(PIECE)
        .execute()
      for (const { id } of due) {
        signal?.throwIfAborted()
        tried++
        try {
          await deleteAccount(parts, id, signal)
        } catch (error) {
          failed++
          parts.log.error({ err: error }, 'an account could not be deleted')
        }
      }
      return due.length < PIECE ? undefined : due.at(-1)?.id
    },
    { most: PIECES, signal },
  )
  // The queue tries again, once those behind these have had their turn.
  if (failed > 0 && end === undefined) throw new Error(`${failed} of ${tried} accounts could not be deleted`)
  return end
}

export const deleteAccountsJob = plainJob({
  kind: 'delete-accounts',
  payload: afterNumber,
  concurrency: 1,
  run: async ({ parts, signal }, { after }) =>
    goOn(parts, 'delete-accounts', await deleteAccounts(parts, signal, after)),
})
