import { z } from 'zod'
import type { Parts } from '../parts.ts'

/** What a run is given to go on behind a row of this number; the first run of a round is given nothing. */
export const afterNumber = z.object({ after: z.int().optional() })

/** Pieces that one run of a repeated job does; it queues the rest as another run, so that no run outlives its time. */
const PIECES_PER_RUN = 100

/**
 * Does pieces of work one after the other, each told where the one before it ended. Where the last one of this run ended, or
 * undefined where nothing is left.
 */
export async function doPieces<T>(
  after: T | undefined,
  piece: (after: T | undefined) => Promise<T | undefined>,
  { most = PIECES_PER_RUN, signal }: { most?: number; signal?: AbortSignal } = {},
): Promise<T | undefined> {
  let at = after
  for (let done = 0; done < most; done += 1) {
    signal?.throwIfAborted()
    at = await piece(at)
    if (at === undefined) return undefined
  }
  return at
}

/** Queues the rest of a repeated job where a run has left some. */
export async function goOn(
  { db, jobs }: Pick<Parts, 'db' | 'jobs'>,
  kind: string,
  after: string | number | undefined,
): Promise<void> {
  if (after !== undefined) await db.transaction().execute((trx) => jobs.enqueue(trx, kind, { after }))
}
