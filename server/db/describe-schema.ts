import pg from 'pg'

interface Column {
  table_name: string
  column_name: string
  type: string
  nullable: boolean
  /** '' | 'a' (generated always as identity) | 'd' (by default) | 's' (stored, computed) */
  generated: string
  has_default: boolean
}

const COLUMNS = `
  select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, null) as type,
         not a.attnotnull as nullable, a.attidentity::text || a.attgenerated::text as generated, a.atthasdef as has_default
    from pg_attribute a join pg_class c on c.oid = a.attrelid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
   order by c.relname, a.attnum`

const CHECKS = `
  select c.relname as table_name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
   where k.contype = 'c' and c.relnamespace = 'public'::regnamespace`

const TYPES: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  numeric: 'Numeric',
  text: 'string',
  'character varying': 'string',
  uuid: 'string',
  'timestamp with time zone': 'Timestamp',
  jsonb: 'Json',
}

/** The tables of a migrated database as TypeScript, formatted as the other sources are. */
export const describeSchema = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const columns = (await client.query<Column>(COLUMNS)).rows
    const checks = (await client.query<{ table_name: string; definition: string }>(CHECKS)).rows
    const choices = new Map(checks.flatMap(({ table_name, definition }) => choicesOf(table_name, definition)))
    const tables = Map.groupBy(columns, (column) => column.table_name)
    const described = [...tables].map(([name, its]) => describeTable(name, its, choices))
    return [preambleFor(described.join()), ...described, describeDatabase(tables)].join('\n\n')
  } finally {
    await client.end()
  }
}

/** `status in ('a', 'b')` becomes the union of its values. */
const choicesOf = (table: string, definition: string): [string, string][] => {
  const match = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition)
  if (!match?.[1] || !match[2]) return []
  const values = [...match[2].matchAll(/'((?:[^']|'')*)'::text/g)].map(
    ([, value]) => `'${value?.replaceAll("''", "\\'")}'`,
  )
  return [[`${table}.${match[1]}`, values.join(' | ')]]
}

const describeTable = (name: string, columns: Column[], choices: Map<string, string>): string =>
  [
    `export interface ${interfaceOf(name)} {`,
    ...columns.map((column) => `  ${column.column_name}: ${describeColumn(column, choices)}`),
    '}',
  ].join('\n')

const describeColumn = (column: Column, choices: Map<string, string>): string => {
  const element = column.type.replace(/\[\]$/, '')
  const known = choices.get(`${column.table_name}.${column.column_name}`) ?? TYPES[element]
  if (!known) throw new Error(`No type is known for ${column.table_name}.${column.column_name} (${column.type})`)
  const type = `${known}${column.type.endsWith('[]') ? '[]' : ''}${column.nullable ? ' | null' : ''}`
  if (['a', 's'].includes(column.generated)) return `GeneratedAlways<${type}>`
  return column.has_default || column.generated ? `Generated<${type}>` : type
}

const describeDatabase = (tables: Map<string, unknown>): string =>
  ['export interface Database {', ...[...tables.keys()].map((name) => `  ${name}: ${interfaceOf(name)}`), '}', ''].join(
    '\n',
  )

const interfaceOf = (table: string): string =>
  `${table.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Table`

const ALIASES = {
  Generated: `/** A column with a default: it may be left out when inserting. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>`,
  Json: `/** Written as JSON text: the driver takes a bare array for an array of SQL. */
type Json = ColumnType<unknown, string | null, string | null>`,
  Numeric: `/** Exact, hence a string. */
type Numeric = ColumnType<string, string | number, string | number>`,
  Timestamp: `/** Read as ISO 8601 in UTC. */
type Timestamp = ColumnType<string, string | Date, string | Date>`,
}

/** What the tables refer to, and no more. */
const preambleFor = (tables: string): string => {
  const used = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(tables)
  const imported = ['ColumnType', ...['GeneratedAlways'].filter(used)]
  return [
    [
      '// Made from the migrated database by `node server/db/generate-schema.ts`; a test compares. Not to be edited.',
      `import type { ${imported.join(', ')} } from 'kysely'`,
    ].join('\n'),
    ...Object.entries(ALIASES).flatMap(([name, definition]) => (used(name) ? [definition] : [])),
  ].join('\n\n')
}
