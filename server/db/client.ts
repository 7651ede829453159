import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { honourMarks } from './prepared.ts'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
export type Trx = Transaction<Database>

const { TIMESTAMPTZ, INT8, DATE } = pg.types.builtins
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182
/** Arrays that the driver's table of types does not list are read like this one. */
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0]

const readInstant = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date
const asStrings = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[]
const asInstant = (text: string): string => readInstant(text).toISOString()

/**
 * How column values come out: as the wire shows them, so that no layer has to map them. Kept to the pool, since the
 * queue's own connections expect the driver's defaults.
 */
const parsers: Record<number, (text: string) => unknown> = {
  [DATE]: (text) => text,
  [TIMESTAMPTZ]: asInstant,
  [INT8]: Number,
  [INT8_ARRAY]: (text) => asStrings(text).map((item) => (item === null ? null : Number(item))),
  [DATE_ARRAY]: asStrings,
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers[oid] ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
}

/** Opens a pool of connections. `destroy()` of what it returns closes it. */
export const openDatabase = (url: string, options: { max?: number; onIdleError?: (error: Error) => void } = {}): Db => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'waiverly',
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    types,
  })
  // Without listeners a connection that the server drops would end the process: the pool's while idle, its own while in
  // use, where whoever uses it is told by the query.
  pool.on('error', (error) => options.onIdleError?.(error))
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    honourMarks(client)
  })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
