import { type RawBuilder, sql } from 'kysely'
import type { FileRef } from '#domain/file.ts'
import type { Section } from '#domain/section.ts'
import type { Db, Trx } from '../db/client.ts'
import { presentFile } from '../files/file-name.ts'
import { nextVersion } from './versions.ts'

/** An entry as every answer shows it: its fields, its files as references. */
export type StoredEntry = Record<string, unknown> & { id: number }

/** The columns of a section are the fields of its schema. */
export const fieldsOf = (section: Section): string[] => Object.keys(section.empty as object)

const nameOf = (field: string) => `${field}__name`

/** Selects entries that are not deleted, each file with its name, since answers show both. */
function selection(section: Section): RawBuilder<StoredEntry> {
  const papers = Object.keys(section.files)
  const columns = [...fieldsOf(section), 'version'].map((field) => sql.ref(`e.${field}`))
  const names = papers.map((field) => sql`${sql.ref(`file_${field}.name`)} as ${sql.ref(nameOf(field))}`)
  const joins = papers.map(
    (field) =>
      sql`left join files as ${sql.ref(`file_${field}`)} on ${sql.ref(`file_${field}.id`)} = ${sql.ref(`e.${field}`)}`,
  )
  return sql`select e.id, e.application_id as application, ${sql.join([...columns, ...names])}, e.is_deleted
    from ${sql.table(section.path)} as e ${sql.join(joins, sql` `)} where not e.is_deleted`
}

interface Table {
  selection: RawBuilder<StoredEntry>
  /** The fields, and for a file the column that its name comes in. */
  columns: { field: string; name: string | undefined }[]
}

const tables = new Map<Section, Table>()
/** What follows from a section alone, made once. */
function tableOf(section: Section): Table {
  const known = tables.get(section)
  if (known) return known
  const columns = fieldsOf(section).map((field) => ({
    field,
    name: Object.hasOwn(section.files, field) ? nameOf(field) : undefined,
  }))
  const made = { selection: selection(section), columns }
  tables.set(section, made)
  return made
}

/** A new object: taking the names out of the row itself would make every later use of it several times slower. */
function present(section: Section, row: StoredEntry): StoredEntry {
  const entry: StoredEntry = { id: row.id, application: row.application }
  for (const { field, name } of tableOf(section).columns)
    entry[field] = name === undefined ? row[field] : fileOf(row[field], row[name])
  entry.is_deleted = row.is_deleted
  entry.version = row.version
  return entry
}

const fileOf = (id: unknown, name: unknown): FileRef | null =>
  typeof id === 'string' && typeof name === 'string' ? presentFile({ id, name }) : null

/** The entries of an application as rows: in the order given by the person, what was not ordered after it, the newest last. */
export const listQuery = (section: Section, application_id: number): RawBuilder<StoredEntry> =>
  sql`${tableOf(section).selection} and e.application_id = ${application_id} order by e.position, e.id`

/** The entries of an application, in their order. */
export async function listEntries(db: Db | Trx, section: Section, application_id: number): Promise<StoredEntry[]> {
  const { rows } = await listQuery(section, application_id).execute(db)
  return rows.map((row) => present(section, row))
}

/** The entries with these ids, in the order of the ids given. Those that are not the application's are left out. */
export async function findEntries(
  trx: Trx,
  section: Section,
  application_id: number,
  ids: readonly number[],
): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`${tableOf(section).selection}
    and e.application_id = ${application_id} and e.id = any(${ids})`.execute(trx)
  const byId = new Map(rows.map((row) => [row.id, present(section, row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Keeps others from changing these entries until the transaction ends; locked in one order, so that no two wait for each other. */
export async function lockEntries(trx: Trx, section: Section, ids: readonly number[]): Promise<void> {
  await sql`select id from ${sql.table(section.path)} where id = any(${ids}) order by id for update`.execute(trx)
}

export async function insertEntry(
  trx: Trx,
  section: Section,
  application_id: number,
  entry: Readonly<Record<string, unknown>>,
): Promise<number> {
  const fields = fieldsOf(section)
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(section.path)}
    (application_id, ${sql.join(fields.map((field) => sql.ref(field)))})
    values (${application_id}, ${sql.join(fields.map((field) => entry[field] ?? null))}) returning id`.execute(trx)
  return Number(rows[0]?.id)
}

export async function updateEntry(
  trx: Trx,
  section: Section,
  id: number,
  entry: Readonly<Record<string, unknown>>,
): Promise<void> {
  const fields = fieldsOf(section)
  const set = fields.map((field) => sql`${sql.ref(field)} = ${entry[field] ?? null}`)
  const told = Object.fromEntries(fields.map((field) => [field, entry[field] ?? null]))
  await sql`update ${sql.table(section.path)} set ${sql.join(set)}, version = ${nextVersion(told)}, updated_at = now() where id = ${id}`.execute(
    trx,
  )
}

/** Gives entries their places by the order of their ids; those that had a place and are not named come after them. */
export async function placeEntries(
  trx: Trx,
  section: Section,
  application_id: number,
  ids: readonly number[],
): Promise<void> {
  await sql`update ${sql.table(section.path)} set position = position + ${ids.length}
    where application_id = ${application_id} and position is not null`.execute(trx)
  await sql`update ${sql.table(section.path)} as e set position = place.at
    from unnest(${ids}::bigint[]) with ordinality as place (id, at) where e.id = place.id`.execute(trx)
}
