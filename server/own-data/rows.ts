import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { type Holder, isOf } from './holder.ts'

type Row = Record<string, unknown>

/** Rows are read so many at a time: a document's version alone may be a megabyte. */
const AT_ONCE = 20

const keyOf = async (db: Db, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
     where i.indrelid = ${table}::regclass and i.indisprimary
     order by array_position(i.indkey::int2[], a.attnum)`.execute(db)
  return rows.map(({ name }) => name)
}

/** The person's rows of a table in the order of its key, however many there are. */
export async function* rowsOf(db: Db, table: string, by: Holder, user_id: number): AsyncGenerator<Row> {
  const key = sql.join((await keyOf(db, table)).map((name) => sql.ref(name)))
  for (let from = 0; ; from += AT_ONCE) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${isOf(by, user_id)}
       order by ${key} limit ${AT_ONCE} offset ${from}`.execute(db)
    yield* rows
    if (rows.length < AT_ONCE) return
  }
}

/** Rows as a list in JSON, piece by piece. */
export async function* asJson(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '['
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row, null, 2)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}
