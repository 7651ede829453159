import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** Empties the books and all that hangs on them, past the guards that keep a ledger from shrinking. */
export const wipeBooks = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    for (const table of [
      'credit_entries',
      'payment_events',
      'orders',
      'cart_items',
      'carts',
      'documents',
      'proposed_endeavors',
      'applications',
      'tasks',
      'books_checks',
      'pgboss.job',
      'files',
      'users',
    ])
      await sql`delete from ${sql.table(table)}`.execute(trx)
  })
