import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { z } from 'zod'
import type { Db } from '../db/client.ts'
import { plainJob } from '../jobs/job.ts'
import { DAY_MS } from '../jobs/repeat.ts'
import type { Parts } from '../parts.ts'

/** How long a file that is nobody's is kept: a form filled in on another evening may still take it. */
export const KEPT_DAYS = 7

interface Column {
  table: string
  column: string
}

/** Every column that names a file, as the database itself knows them, so that a new one is never forgotten. */
async function columnsOfFiles(db: Db): Promise<Column[]> {
  // A table whose rows are about a file, such as the words read in it, does not hold it.
  const { rows } = await sql<Column>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'files'::regclass
       and not exists (select from pg_constraint k where k.conrelid = c.conrelid and k.contype = 'p' and c.conkey <@ k.conkey)
     order by 1, 2`.execute(db)
  return rows
}

/** Notes since when a file is nobody's: neither a record names it nor any version of a document rests on it. */
async function markUnused(db: Db, now: Date): Promise<void> {
  const named = (await columnsOfFiles(db)).map(
    ({ table, column }) => sql`select ${sql.ref(column)} as id from ${sql.table(table)}`,
  )
  const used = sql.join(
    [
      ...named,
      // A document's text and what it rests on name the papers by their addresses.
      sql`select (regexp_matches(coalesce(basis::text, '') || ast::text, '/api/files/([0-9a-f-]{36})/', 'g'))[1]::uuid as id
            from document_versions`,
    ],
    sql` union `,
  )
  await sql`
    with used as materialized (${used})
    update files
       set unused_since = case when exists (select from used where used.id = files.id) then null else ${now}::timestamptz end
     where (unused_since is null) <> exists (select from used where used.id = files.id)`.execute(db)
}

const IS_REFERENCED = '23503'

/** A file and its row go together: where one stays, so does the other, for the next sweep. */
async function removeFile({ db, files }: Pick<Parts, 'db' | 'files'>, id: string, before: string): Promise<boolean> {
  try {
    return await db.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom('files')
        .where('id', '=', id)
        .where('unused_since', '<', before)
        .returning('id')
        .executeTakeFirst()
      if (gone !== undefined) await files.remove(id)
      return gone !== undefined
    })
  } catch (error) {
    // A record took it between the look and now.
    if (error instanceof DatabaseError && error.code === IS_REFERENCED) return false
    throw error
  }
}

/** Removes uploads that no record took and files that were replaced, a week after they were found so. How many went. */
export async function sweepFiles(parts: Pick<Parts, 'db' | 'files' | 'clock'>, signal?: AbortSignal): Promise<number> {
  const { db, clock } = parts
  const now = clock.now()
  await markUnused(db, now)
  const before = new Date(now.valueOf() - KEPT_DAYS * DAY_MS).toISOString()
  const due = await db.selectFrom('files').select('id').where('unused_since', '<', before).execute()
  let removed = 0
  for (const { id } of due) {
    signal?.throwIfAborted()
    if (await removeFile(parts, id, before)) removed++
  }
  return removed
}

export const sweepFilesJob = plainJob({
  kind: 'sweep-files',
  payload: z.object({}),
  concurrency: 1,
  run: async ({ parts, signal }) => {
    const removed = await sweepFiles(parts, signal)
    if (removed > 0) parts.log.info({ removed }, 'files that were nobody’s are gone')
  },
})
