import { sql } from 'kysely'

/** The entries, deleted ones too, that hold the same file as a notice's. */
export const sameNotices = (notice_id: number) => sql<number>`(
  select same.id from rfenotice named
    join files f on f.id = named.file
    join files g on g.sha256 = f.sha256
    join rfenotice same on same.file = g.id
   where named.id = ${notice_id})`
