import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Db, openDatabase, type Trx } from '../db/client.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { wipeBooks } from '../testing/wipe.ts'
import { giveBack, grant, lockAccount, reverse, spend, usageOf } from './credits.ts'

let database: TestDatabase
let db: Db
let user_id: number
beforeAll(async () => {
  database = await makeTestDatabase()
  db = openDatabase(database.url)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
beforeEach(async () => {
  await wipeBooks(db)
  const user = { email: 'ana@example.test', username: 'ana' }
  user_id = (await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id
})

const locked = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id)
    return work(trx)
  })
const PRODUCT = 'recommendation_letter'

/** An order of so many letters, paid. */
async function buys(amount: number): Promise<string> {
  const cart = { user_id, status: 'ordered' as const }
  const { id: cart_id } = await db.insertInto('carts').values(cart).returning('id').executeTakeFirstOrThrow()
  const order = { user_id, cart_id, items: '[]', total_cents: 1, redirect_url: '/', provider: 'sandbox' }
  const { id } = await db.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()
  await locked((trx) => grant(trx, user_id, id, { [PRODUCT]: amount }))
  return id
}
const refunds = (order_id: string) => locked((trx) => reverse(trx, user_id, order_id))

/** A task that takes so many and runs on. */
async function starts(amount = 1): Promise<string> {
  const task = { user_id, kind: 'recommendation-letter', key: randomUUID() }
  const { task_id } = await db.insertInto('tasks').values(task).returning('task_id').executeTakeFirstOrThrow()
  await locked((trx) => spend(trx, user_id, { product: PRODUCT, amount }, task_id))
  return task_id
}
const fails = (task_id: string) => db.transaction().execute((trx) => giveBack(trx, task_id))

const left = async () => (await usageOf(db, user_id)).find(({ code }) => code === PRODUCT)

test('a refund takes what was not spent, once', async () => {
  const order = await buys(5)
  await starts(2)
  await refunds(order)
  expect(await left()).toMatchObject({ remaining_usage: 0, total_purchased: 2 })
  await refunds(order)
  expect(await left()).toMatchObject({ remaining_usage: 0, total_purchased: 2 })
})

test('a refund of what was wholly spent takes nothing, also later', async () => {
  const order = await buys(2)
  await starts(2)
  await refunds(order)
  await buys(3)
  await refunds(order)
  expect(await left()).toMatchObject({ remaining_usage: 3, total_purchased: 5 })
})

test('what ran at the refund is paid for if it succeeds, and taken if it fails, once', async () => {
  const order = await buys(3)
  const task = await starts()
  // One that succeeds says no more.
  await starts()
  await refunds(order)
  expect(await left()).toMatchObject({ remaining_usage: 0, total_purchased: 2 })
  await fails(task)
  await fails(task)
  expect(await left()).toMatchObject({ remaining_usage: 0, total_purchased: 1 })
})

test('of two orders the refund of one leaves as much as the other bought', async () => {
  const first = await buys(5)
  await buys(5)
  const running = [await starts(3), await starts(3)]
  await refunds(first)
  expect(await left()).toMatchObject({ remaining_usage: 0, total_purchased: 6 })
  for (const task of running) await fails(task)
  expect(await left()).toMatchObject({ remaining_usage: 5, total_purchased: 5 })
})

test('what was bought after a refund stays, whatever fails then', async () => {
  const order = await buys(1)
  const before = await starts()
  await refunds(order)
  await buys(2)
  const after = await starts()
  await fails(before)
  expect(await left()).toMatchObject({ remaining_usage: 1, total_purchased: 2 })
  await fails(after)
  expect(await left()).toMatchObject({ remaining_usage: 2, total_purchased: 2 })
})

test('of two refunds nothing is left, also where the second order was bought while the task ran', async () => {
  const first = await buys(1)
  const task = await starts()
  const second = await buys(1)
  await refunds(first)
  await refunds(second)
  await fails(task)
  expect(await left()).toMatchObject({ remaining_usage: 0, total_purchased: 0 })
})

test('of two refunds each is paid by a task that can, where one was begun between them', async () => {
  const later = await buys(1)
  const earlier = await buys(1)
  const before = await starts()
  await starts()
  await refunds(earlier)
  await buys(1)
  const between = await starts()
  await refunds(later)
  await fails(before)
  await fails(between)
  expect(await left()).toMatchObject({ remaining_usage: 0, total_purchased: 1 })
})
