import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import pg from 'pg'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Any number, as long as every process of the product asks for the same lock. */
const LOCK = 7_192_014_551

export interface Migration {
  number: number
  name: string
  sql: string
  checksum: string
}

export const readMigrations = async (folder: URL = FOLDER): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations: Migration[] = []
  for (const name of names) {
    const number = Number(/^(\d{3})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
    if (!number) throw new Error(`Migration ${name} is not named NNN-name.sql`)
    if (migrations.at(-1)?.number === number) throw new Error(`Two migrations have the number of ${name}`)
    const sql = await readFile(new URL(name, folder), 'utf8')
    migrations.push({ number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') })
  }
  return migrations
}

/** Told when the database cannot be reached; its message says what the driver said. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase'
}

/** The database is of another version of the product. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion'
}

/** Brings the database up to date: all that is missing or nothing. Several processes may do so at once. */
export const migrate = async (url: string, migrations?: Migration[]): Promise<string[]> => {
  const wanted = migrations ?? (await readMigrations())
  const client = new pg.Client({ connectionString: url, application_name: 'waiverly-migrate' })
  await client.connect().catch((error: unknown) => {
    throw new NoDatabase(error instanceof Error ? error.message : String(error), { cause: error })
  })
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(
      `create table if not exists migrations (
         number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
       )`,
    )
    const applied = await client.query<Pick<Migration, 'number' | 'name' | 'checksum'>>('select * from migrations')
    const missing = stillToApply(wanted, applied.rows)
    for (const migration of missing) {
      await client.query(migration.sql).catch((error: unknown) => {
        throw new Error(`Migration ${migration.name}: ${String(error)}`, { cause: error })
      })
      await client.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [
        migration.number,
        migration.name,
        migration.checksum,
      ])
    }
    await client.query('commit')
    return missing.map((migration) => migration.name)
  } finally {
    // Ending the connection rolls back what was not committed.
    await client.end()
  }
}

/** Refuses a database that this version of the product does not know, or knows otherwise. */
const stillToApply = (wanted: Migration[], applied: Pick<Migration, 'number' | 'name' | 'checksum'>[]): Migration[] => {
  const byNumber = new Map(wanted.map((migration) => [migration.number, migration]))
  for (const row of applied) {
    const migration = byNumber.get(row.number)
    if (!migration) throw new OtherVersion(`The database is newer than this version: it has migration ${row.name}`)
    if (migration.checksum !== row.checksum)
      throw new OtherVersion(`Migration ${migration.name} was changed after it was applied`)
    byNumber.delete(row.number)
  }
  return [...byNumber.values()]
}
