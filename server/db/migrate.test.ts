import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrate, readMigrations, type Migration } from './migrate.ts'

const migration = (number: number, sql: string): Migration => ({
  number,
  name: `00${number}-x.sql`,
  sql,
  checksum: sql,
})
const ONE = migration(1, 'create table one (id integer); select pg_sleep(0.05);')
const TWO = migration(2, 'create table two (id integer)')
const BROKEN = migration(3, 'create table three (id integer); select nonsense')

let database: TestDatabase
beforeEach(async () => {
  database = await makeTestDatabase('template1')
})
afterEach(() => database.drop())

const tables = async (): Promise<string[]> => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  await client.end()
  return rows.map((row) => row.name)
}

test('one that fails leaves nothing of the whole run', async () => {
  await expect(migrate(database.url, [ONE, TWO, BROKEN])).rejects.toThrow(
    'Migration 003-x.sql: error: column "nonsense"',
  )
  expect(await tables()).toEqual([])
})

test('a changed one is refused', async () => {
  await migrate(database.url, [ONE])
  const changed = { ...ONE, checksum: 'other' }
  await expect(migrate(database.url, [changed, TWO])).rejects.toThrow(
    'Migration 001-x.sql was changed after it was applied',
  )
  expect(await tables()).toEqual(['migrations', 'one'])
})

test('a database of a later version is refused', async () => {
  await migrate(database.url, [ONE, TWO])
  await expect(migrate(database.url, [ONE])).rejects.toThrow(
    'The database is newer than this version: it has migration 002',
  )
})

test('four at once apply each once', async () => {
  const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, [ONE, TWO])))
  expect(runs.flat()).toEqual(['001-x.sql', '002-x.sql'])
  expect(await tables()).toEqual(['migrations', 'one', 'two'])
})

test('one that a colleague numbered lower and merged later is still applied', async () => {
  await migrate(database.url, [TWO])
  expect(await migrate(database.url, [ONE, TWO])).toEqual(['001-x.sql'])
})

test('the product has some, in order of their numbers', async () => {
  const numbers = (await readMigrations()).map(({ number }) => number)
  expect(numbers[0]).toBe(1)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})
