import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDatabase } from '../db/client.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { exportedTables, KEPT_BACK } from './tables.ts'
import { personalTables } from './testing/personal-tables.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await makeTestDatabase()
  db = openDatabase(database.url)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const exported = new Map<string, ReturnType<typeof exportedTables>[number][1]>(exportedTables())

test('every table that leads to a user is in the archive, or it is said why not', async () => {
  const personal = await personalTables(db)
  const told = [...exported.keys(), ...Object.keys(KEPT_BACK)]
  // These name nobody; one is of whoever has its address.
  expect(told.filter((table) => !personal.includes(table))).toEqual(['users', 'contact_messages'])
  expect(personal.filter((table) => !told.includes(table))).toEqual([])
  expect(new Set(told).size).toBe(told.length)
})

test('no table that stands apart has a column that could name a person', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' order by 1, 2`.execute(db)
  const personal = new Set([...(await personalTables(db)), ...exported.keys()])
  const apart = rows.filter(({ table }) => !personal.has(table)).map(({ table, column }) => `${table}.${column}`)
  // Migrations, prices, what checks of the books counted, guesses under a hash that are forgotten within minutes, and the id of the folder.
  expect(
    apart.filter(
      (name) => !/^(login_failures|catalogues|books_checks|file_store|schema_migrations|migrations)\./.test(name),
    ),
  ).toEqual([])
})

test('what is secret stays out: no bytes, no hash, no seal, no key', async () => {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", data_type as type from information_schema.columns
     where table_schema = 'public'`.execute(db)
  const shown = rows.filter(
    ({ table, column }) => exported.has(table) && !exported.get(table)?.without?.includes(column),
  )
  const suspicious = /hash|secret|token|sealed|public_key/
  // Those that count the words which a model read and wrote are no secrets.
  const counts = /^(input|cached|output)_tokens$/
  expect(
    shown.filter(({ type, column }) => type === 'bytea' || (suspicious.test(column) && !counts.test(column))),
  ).toEqual([])
  for (const [table, { without = [] }] of exported)
    for (const column of without) expect(rows).toContainEqual(expect.objectContaining({ table, column }))
})

test('each has a place of its own', () => {
  const places = exportedTables().map(([, { file }]) => file)
  expect(new Set(places).size).toBe(places.length)
})
