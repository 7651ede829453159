import { sql } from 'kysely'
import { type DeletedItem, RESTORABLE_DAYS } from '#domain/recently-deleted.ts'
import type { Db } from '../db/client.ts'
import { DAY_MS } from '../jobs/repeat.ts'
import { filesIn, recordKinds } from './kinds.ts'

type Row = Pick<DeletedItem, 'kind' | 'id' | 'title' | 'of' | 'files' | 'deleted_at'>

/** Before this moment deleted records and files are past restoring. */
export const restorableSince = (now: Date): Date => new Date(now.valueOf() - RESTORABLE_DAYS * DAY_MS)

/** The places of removed files whose record is deleted itself: they are restored after it. */
const inDeletedRecord = () =>
  sql.join(
    recordKinds().map(
      ([, { table }]) =>
        sql`exists (select from ${sql.table(table)} e where r.record_table = ${table} and e.id = r.record_id and e.is_deleted)`,
    ),
    sql` or `,
  )

/** What the owner of an application can still restore, the newest deletion first. */
export async function listDeleted(db: Db, application_id: number, now: Date): Promise<DeletedItem[]> {
  const since = restorableSince(now)
  const records = recordKinds().map(
    ([kind, definition]) => sql`
      select ${kind} as kind, e.id, ${definition.title} as title, null as of,
             array(select name from files where id = any(${filesIn(definition)}) order by name) as files, e.deleted_at
        from ${sql.table(definition.table)} e
       where e.application_id = ${application_id} and e.is_deleted and e.deleted_at > ${since}`,
  )
  const files = sql`
    select 'file' as kind, r.id, f.name as title, r.record_table as of, array[]::text[] as files, r.deleted_at
      from removed_files r join files f on f.id = r.file
     where r.application_id = ${application_id} and r.deleted_at > ${since} and not (${inDeletedRecord()})`
  const { rows } = await sql<Row>`
    select * from (${sql.join([...records, files], sql` union all `)}) as items
     order by deleted_at desc, kind, id desc`.execute(db)
  return rows.map((row) => {
    const left = new Date(row.deleted_at).valueOf() - since.valueOf()
    return {
      ...row,
      purged_at: new Date(now.valueOf() + left).toISOString(),
      days_left: Math.ceil(left / DAY_MS),
    }
  })
}
