import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** Every table from whose rows a path of foreign keys leads to a user, as the database itself knows it. */
export async function personalTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    with recursive leads as (
      select 'users'::regclass::oid as id
      union
      select c.conrelid from pg_constraint c join leads on c.confrelid = leads.id where c.contype = 'f'
    )
    select id::regclass::text as "table" from leads where id <> 'users'::regclass order by 1`.execute(db)
  return rows.map(({ table }) => table)
}
