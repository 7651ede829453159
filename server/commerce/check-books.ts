import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/client.ts'
import { plainJob } from '../jobs/job.ts'
import type { Parts } from '../parts.ts'
import { type BooksFaults, checkSomeBooks } from './books.ts'

/** Pieces of a thousand accounts that one run compares; what is left is queued as the next run. */
const PIECES = 50
/** More than a year of nights. */
const KEPT = 400

const soFar = z.object({ after: z.int(), faults: z.record(z.string(), z.int()) })

/** Goes on with a check of the books, and keeps what was found once it is at its end; otherwise how far it has come. */
export async function noteBooks(
  { db, log }: Pick<Parts, 'db' | 'log'>,
  begun?: z.infer<typeof soFar>,
  run: { most?: number; signal?: AbortSignal; piece?: number } = {},
): Promise<z.infer<typeof soFar> | undefined> {
  const { faults, after } = await checkSomeBooks(db, begun, run)
  if (after !== undefined) return { after, faults }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('books_checks')
      .values({ faults: JSON.stringify(faults) })
      .execute()
    await sql`delete from books_checks where id <= (
      select id from books_checks order by id desc offset ${KEPT} limit 1)`.execute(trx)
  })
  const found = Object.fromEntries(Object.entries(faults).filter(([, count]) => count > 0))
  if (Object.keys(found).length > 0) log.error({ found }, 'the books do not balance')
  return undefined
}

/** What was found last, and when; nothing before the first check. */
export async function lastBooksCheck(db: Db): Promise<{ checked_at: string; faults: BooksFaults } | undefined> {
  const row = await db
    .selectFrom('books_checks')
    .select(['checked_at', 'faults'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { checked_at: row.checked_at, faults: row.faults as BooksFaults }
}

export const checkBooksJob = plainJob({
  kind: 'check-books',
  payload: z.object({ begun: soFar.optional() }),
  concurrency: 1,
  run: async ({ parts, signal }, { begun }) => {
    const left = await noteBooks(parts, begun, { most: PIECES, signal })
    if (left !== undefined)
      await parts.db.transaction().execute((trx) => parts.jobs.enqueue(trx, 'check-books', { begun: left }))
  },
})
