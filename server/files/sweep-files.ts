import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { z } from 'zod'
import type { Db } from '../db/client.ts'
import { plainJob } from '../jobs/job.ts'
import { doPieces, goOn } from '../jobs/pieces.ts'
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

/** Files that one statement looks at. */
const PIECE = 1000
/** Before the id of every file. */
const START = '00000000-0000-0000-0000-000000000000'

/** Notes since when a file is nobody's: no record names it, and no version of a document (`version_files`). */
async function markUnused(db: Db, ids: readonly string[], columns: readonly Column[], now: Date): Promise<void> {
  const named = columns.map(
    ({ table, column }) => sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = files.id)`,
  )
  await sql`
    with looked_at as materialized (
      select id, ${sql.join(named, sql` or `)} as is_used from files where id = any(${ids}))
    update files
       set unused_since = case when is_used then null else ${now}::timestamptz end
      from looked_at
     where files.id = looked_at.id and (unused_since is null) <> is_used`.execute(db)
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

/**
 * Removes uploads that no record took and files that were replaced, a week after they were found so: of the files behind
 * `after`, so many pieces. How many went, and where to go on; nowhere where that were all.
 */
export async function sweepFiles(
  parts: Pick<Parts, 'db' | 'files' | 'clock'>,
  { after, ...run }: { after?: string | undefined; most?: number; signal?: AbortSignal } = {},
): Promise<{ removed: number; after: string | undefined }> {
  const { db, clock } = parts
  const now = clock.now()
  const before = new Date(now.valueOf() - KEPT_DAYS * DAY_MS).toISOString()
  const columns = await columnsOfFiles(db)
  let removed = 0
  const end = await doPieces(
    after,
    async (from = START) => {
      const piece = await db
        .selectFrom('files')
        .select('id')
        .where('id', '>', from)
        .orderBy('id')
        .limit(PIECE)
        .execute()
      const ids = piece.map(({ id }) => id)
      await markUnused(db, ids, columns, now)
      const due = await db
        .selectFrom('files')
        .select('id')
        .where('id', 'in', ids.length > 0 ? ids : [START])
        .where('unused_since', '<', before)
        .execute()
      for (const { id } of due) {
        run.signal?.throwIfAborted()
        if (await removeFile(parts, id, before)) removed++
      }
      return ids.length < PIECE ? undefined : ids.at(-1)
    },
    run,
  )
  return { removed, after: end }
}

export const sweepFilesJob = plainJob({
  kind: 'sweep-files',
  payload: z.object({ after: z.uuid().optional() }),
  concurrency: 1,
  run: async ({ parts, signal }, { after }) => {
    const swept = await sweepFiles(parts, { after, signal })
    if (swept.removed > 0) parts.log.info({ removed: swept.removed }, 'files that were nobody’s are gone')
    await goOn(parts, 'sweep-files', swept.after)
  },
})
