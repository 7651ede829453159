import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOBS } from '../app.ts'
import { type Db, openDatabase } from '../db/client.ts'
import { openLog } from '../log.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openQueue } from './queue.ts'

interface Queue {
  name: string
  retry_limit: number
  updated_on: Date
}

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

const queues = async () => (await sql<Queue>`select name, retry_limit, updated_on from pgboss.queue`.execute(db)).rows
const openAgain = async () => (await openQueue(database.url, JOBS, openLog('test'))).stop()

test('a start changes no queue that is as it should be, and sets right the one that is not', async () => {
  await openAgain()
  const before = await queues()
  expect(before.map(({ name }) => name)).toEqual(expect.arrayContaining(JOBS.map(({ kind }) => kind)))
  await openAgain()
  expect(await queues()).toEqual(before)
  await sql`update pgboss.queue set retry_limit = 1 where name = 'petition-letter'`.execute(db)
  await openAgain()
  const limits = (rows: Queue[]) => new Map(rows.map((queue) => [queue.name, queue.retry_limit]))
  expect(limits(await queues())).toEqual(limits(before))
})
