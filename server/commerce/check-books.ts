import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/client.ts'
import { plainJob } from '../jobs/job.ts'
import type { Parts } from '../parts.ts'
import { type BooksFaults, checkBooks } from './books.ts'

/** More than a year of nights. */
const KEPT = 400

/** Checks the books and keeps what was found. */
export async function noteBooks({ db, log }: Pick<Parts, 'db' | 'log'>): Promise<void> {
  const faults = await checkBooks(db)
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
  payload: z.object({}),
  concurrency: 1,
  run: ({ parts }) => noteBooks(parts),
})
