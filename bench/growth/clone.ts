import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import { ENTERED } from '../product/sections.ts'

/** Ids of two copies of a row lie so far apart; the rows that are copied have lower ones. */
const STEP = 100_000

/** What an account consists of, each table behind those that it names. */
const TABLES = [
  'users',
  'files',
  'upload_texts',
  'applications',
  ...ENTERED,
  'progress',
  'proposed_endeavors',
  'referees',
  'recommendation_items',
  'tasks',
  'carts',
  'cart_items',
  'orders',
  'payment_events',
  'credit_entries',
  'documents',
  'document_versions',
]

interface Column {
  name: string
  type: string
  is_key: boolean
  references: string | null
}

const columnsOf = async (db: Db, table: string): Promise<Column[]> =>
  (
    await sql<Column>`
      select a.attname as name, format_type(a.atttypid, null) as type,
             exists (select from pg_index i where i.indrelid = a.attrelid and i.indisprimary and a.attnum = any (i.indkey)) as is_key,
             (select c.confrelid::regclass::text from pg_constraint c
               where c.contype = 'f' and c.conrelid = a.attrelid and a.attnum = c.conkey[1] limit 1) as references
        from pg_attribute a
       where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       order by a.attnum`.execute(db)
  ).rows

/** Texts of which no two rows have the same. */
const NAMES = new Set(['users.email', 'users.username', 'tasks.key', 'orders.provider_ref', 'payment_events.event_id'])

/** A column of the copy of number `k`: its own id, that of the copy it names, or the same. */
function copied(table: string, { name, type, is_key, references }: Column): RawBuilder<unknown> {
  const column = sql.ref(`t.${name}`)
  if (references === 'catalogues') return sql`${column}`
  // The text of a document is long: a copy of it would fill the disk and tell nothing more.
  if (table === 'document_versions' && name === 'ast') return sql`'{}'::jsonb`
  if (table === 'document_versions' && name === 'basis') return sql`null::jsonb`
  if (type === 'uuid' && (is_key || references !== null)) return sql`md5(${column}::text || k)::uuid`
  const isNumber = type === 'bigint' || type === 'integer'
  if (isNumber && (references !== null || (is_key && name === 'id') || name === 'application_id'))
    return sql`${column} + k * ${sql.lit(STEP)}::bigint`
  if (NAMES.has(`${table}.${name}`)) return sql`${column} || '-' || k`
  return sql`${column}`
}

/** Copies of every row of the account, numbered from `first` to `last`. */
export async function cloneAccount(db: Db, user_id: number, first: number, last: number): Promise<void> {
  for (const table of TABLES) {
    const columns = await columnsOf(db, table)
    await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
      overriding system value
      select ${sql.join(columns.map((column) => copied(table, column)))}
        from ${sql.table(table)} as t, generate_series(${sql.lit(first)}::bigint, ${sql.lit(last)}::bigint) as k
       where ${isOwn(table, user_id, columns)}`.execute(trx)
    })
  }
  await sql`analyze`.execute(db)
}

/** Whether a row is the account's that is copied. */
function isOwn(table: string, user_id: number, columns: readonly Column[]): RawBuilder<unknown> {
  const names = new Set(columns.map(({ name }) => name))
  const applications = sql`select id from applications where user_id = ${user_id}`
  if (table === 'users') return sql`t.id = ${user_id}`
  if (names.has('user_id')) return sql`t.user_id = ${user_id}`
  if (names.has('application_id')) return sql`t.application_id in (${applications})`
  if (names.has('referee_id'))
    return sql`t.referee_id in (select id from referees where application_id in (${applications}))`
  if (names.has('document_id'))
    return sql`t.document_id in (select id from documents where application_id in (${applications}))`
  if (names.has('cart_id')) return sql`t.cart_id in (select id from carts where user_id = ${user_id})`
  if (names.has('order_id')) return sql`t.order_id in (select id from orders where user_id = ${user_id})`
  return sql`t.file_id in (select id from files where user_id = ${user_id})`
}
