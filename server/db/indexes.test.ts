import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await makeTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** A handful of rows that are never deleted: nothing is gained by finding what names one. */
const WITHOUT = ['orders.catalogue_id']

test('each foreign key begins an index over all rows that have it', async () => {
  const { rows } = await client.query<{ name: string }>(`
    select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace
       and not exists (
         select from pg_index i
          where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
            and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
     order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(WITHOUT)
})

test('each table with an application_id has an index that begins with it', async () => {
  const { rows } = await client.query<{ name: string }>(`
    select a.attrelid::regclass::text as name
      from pg_attribute a join pg_class t on t.oid = a.attrelid
     where a.attname = 'application_id' and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
       and not exists (
         select from pg_index i where i.indrelid = t.oid and i.indkey[0] = a.attnum and i.indpred is null)`)
  expect(rows).toEqual([])
})
