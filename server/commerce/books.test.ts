import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Db, openDatabase } from '../db/client.ts'
import type { CreditEntriesTable, OrdersTable, PaymentEventsTable, TasksTable } from '../db/schema.ts'
import { openLog } from '../log.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { wipeBooks } from '../testing/wipe.ts'
import { type BooksFault, checkBooks } from './books.ts'
import { lastBooksCheck, noteBooks } from './check-books.ts'

let database: TestDatabase
let db: Db
let user_id: number
let other: number
let catalogue_id: number
beforeAll(async () => {
  database = await makeTestDatabase()
  db = openDatabase(database.url)
  const catalogue = { content_hash: 'x', items: '[]' }
  const kept = await db.insertInto('catalogues').values(catalogue).returning('id').executeTakeFirstOrThrow()
  catalogue_id = kept.id
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
beforeEach(async () => {
  await wipeBooks(db)
  user_id = await addUser('ana')
  other = await addUser('bea')
})

const addUser = async (name: string) => {
  const user = { email: `${name}@example.test`, username: name }
  return (await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id
}

const LETTERS = {
  item_id: 4,
  item_name: 'Recommendation Letter',
  price_cents: 14_900,
  quantity: 2,
  grants: { recommendation_letter: 1 },
}
const RFE = {
  item_id: 3,
  item_name: 'RFE Package',
  price_cents: 149_900,
  quantity: 1,
  grants: { rfe_notice_analysis: 1, recommendation_letter: 5, rfe_response: 1 },
}

const addOrder = async (
  lines: object[],
  total_cents: number,
  order: Partial<Insertable<OrdersTable>> = {},
): Promise<string> => {
  const cart = { user_id, status: 'ordered' as const }
  const { id: cart_id } = await db.insertInto('carts').values(cart).returning('id').executeTakeFirstOrThrow()
  const row = { user_id, cart_id, items: JSON.stringify(lines), total_cents, catalogue_id, ...order }
  const made = { redirect_url: '/', provider: 'sandbox', status: 'COMPLETED' as const, ...row }
  return (await db.insertInto('orders').values(made).returning('id').executeTakeFirstOrThrow()).id
}
const addEvent = (order_id: string, event: Partial<Insertable<PaymentEventsTable>>) =>
  db
    .insertInto('payment_events')
    .values({ provider: 'sandbox', event_id: randomUUID(), order_id, outcome: 'COMPLETED', currency: 'usd', ...event })
    .execute()

const addTask = async (kind: string, status: Insertable<TasksTable>['status']): Promise<string> => {
  const task = { user_id, kind, key: randomUUID(), status }
  return (await db.insertInto('tasks').values(task).returning('task_id').executeTakeFirstOrThrow()).task_id
}

type Entry = Partial<Insertable<CreditEntriesTable>> & Pick<Insertable<CreditEntriesTable>, 'amount' | 'reason'>
const enter = (entry: Entry) =>
  db
    .insertInto('credit_entries')
    .values({ user_id, product: 'recommendation_letter', ...entry })
    .execute()

/** Two letters, paid for. */
const buyLetters = async (order: Partial<Insertable<OrdersTable>> = {}): Promise<string> => {
  const order_id = await addOrder([LETTERS], 29_800, order)
  await addEvent(order_id, { amount_cents: 29_800 })
  await enter({ reason: 'purchase', amount: 2, order_id })
  return order_id
}
const draft = async (status: Insertable<TasksTable>['status'], kind = 'recommendation-letter'): Promise<string> => {
  const task_id = await addTask(kind, status)
  await enter({ reason: 'spend', amount: -1, task_id })
  return task_id
}
const giveMoneyBack = async (order_id: string, amount_cents: number) => {
  await db.updateTable('orders').set({ refunded_cents: amount_cents }).where('id', '=', order_id).execute()
  await addEvent(order_id, { outcome: 'REFUNDED', amount_cents })
}

const found = async () => Object.fromEntries(Object.entries(await checkBooks(db)).filter(([, count]) => count > 0))

/** Some of everything that may happen to an account. */
async function liveThrough(): Promise<void> {
  await buyLetters()
  await draft('SUCCESS')
  await draft('STARTED')
  const failed = await draft('FAILURE')
  await enter({ reason: 'refund', amount: 1, task_id: failed })
  const both = await addOrder([LETTERS, RFE], 179_700)
  await addEvent(both, { amount_cents: 179_700 })
  await addEvent(both, { outcome: 'CANCELED' })
  await enter({ reason: 'purchase', amount: 7, order_id: both })
  for (const product of ['rfe_notice_analysis', 'rfe_response'] as const)
    await enter({ reason: 'purchase', amount: 1, order_id: both, product })
  await giveMoneyBack(both, 100)
  const back = await buyLetters()
  const lost = await draft('REVOKED')
  await giveMoneyBack(back, 29_800)
  await enter({ reason: 'reversal', amount: -1, order_id: back })
  await enter({ reason: 'refund', amount: 1, task_id: lost })
  await enter({ reason: 'reversal', amount: -1, order_id: back, task_id: lost })
  await addOrder([LETTERS], 29_800, { status: 'OPEN' })
  const unpaid = await addOrder([LETTERS], 29_800, { status: 'FAILED' })
  await addEvent(unpaid, { outcome: 'FAILED' })
  await addTask('proposed-endeavors', 'SUCCESS')
  await addTask('proposed-endeavors', 'FAILURE')
  await addTask('redraft', 'SUCCESS')
  await addTask('recommendation-letter', 'FAILURE')
  const early = await addOrder([LETTERS], 29_800, { catalogue_id: null })
  await addEvent(early, { currency: null })
  await enter({ reason: 'purchase', amount: 2, order_id: early })
}

const LONG_AGO = new Date(Date.now() - 49 * 3_600_000)

/** What must not be, and one way in which it would. */
const SPOILT: [BooksFault, string, () => Promise<unknown>][] = [
  ['negative_balance', 'more was spent than is there', () => draft('SUCCESS')],
  [
    'paid_order_grants_differ',
    'a paid order granted nothing',
    async () => addEvent(await addOrder([LETTERS], 29_800), { amount_cents: 29_800 }),
  ],
  [
    'paid_order_grants_differ',
    'a paid order granted too much, and of something else',
    async () => {
      const order_id = await addOrder([LETTERS], 29_800)
      await addEvent(order_id, { amount_cents: 29_800 })
      await enter({ reason: 'purchase', amount: 3, order_id })
      await enter({ reason: 'purchase', amount: 1, order_id, product: 'rfe_response' })
    },
  ],
  [
    'paid_order_grants_differ',
    'what was bought is with somebody else',
    async () => {
      const order_id = await addOrder([LETTERS], 29_800)
      await addEvent(order_id, { amount_cents: 29_800 })
      await enter({ reason: 'purchase', amount: 2, order_id, user_id: other })
    },
  ],
  [
    'unpaid_order_granted',
    'an order granted before it was paid',
    async () =>
      enter({
        reason: 'purchase',
        amount: 2,
        order_id: await addOrder([LETTERS], 29_800, { status: 'OPEN' }),
      }),
  ],
  ['order_total_differs', 'a total is not the sum', () => addOrder([LETTERS], 29_700, { status: 'CANCELED' })],
  [
    'paid_order_without_payment',
    'nobody paid',
    async () => enter({ reason: 'purchase', amount: 2, order_id: await addOrder([LETTERS], 29_800) }),
  ],
  [
    'paid_order_without_payment',
    'a payment of which no amount was told',
    async () => {
      const order_id = await addOrder([LETTERS], 29_800)
      await addEvent(order_id, { currency: null })
      await enter({ reason: 'purchase', amount: 2, order_id })
    },
  ],
  [
    'payment_without_effect',
    'a payment of another amount',
    async () => addEvent(await addOrder([LETTERS], 29_800, { status: 'OPEN' }), { amount_cents: 1, problem: 'amount' }),
  ],
  [
    'payment_without_effect',
    'a payment that was not seen',
    async () => addEvent(await addOrder([LETTERS], 29_800, { status: 'FAILED' }), { amount_cents: 29_800 }),
  ],
  [
    'payment_without_effect',
    'a refund that was not seen',
    async () => addEvent(await buyLetters(), { outcome: 'REFUNDED', amount_cents: 1 }),
  ],
  ['refund_without_payment_event', 'money went back by itself', () => buyLetters({ refunded_cents: 1 })],
  ['refunded_order_not_reversed', 'credits stayed', async () => giveMoneyBack(await buyLetters(), 29_800)],
  [
    'kept_order_reversed',
    'a part of the money took a credit',
    async () => {
      const order_id = await buyLetters()
      await giveMoneyBack(order_id, 14_900)
      await enter({ reason: 'reversal', amount: -1, order_id })
    },
  ],
  [
    'reversed_more_than_granted',
    'a refund took more than was bought',
    async () => {
      await buyLetters()
      const order_id = await buyLetters()
      await giveMoneyBack(order_id, 29_800)
      await enter({ reason: 'reversal', amount: -3, order_id })
    },
  ],
  [
    'reversed_more_than_granted',
    'a refund took what was never bought',
    async () => {
      const order_id = await buyLetters()
      await giveMoneyBack(order_id, 29_800)
      await enter({ reason: 'reversal', amount: -2, order_id })
      await enter({ reason: 'reversal', amount: 0, order_id, product: 'rfe_response', user_id: other })
      await buyLetters()
      const second = await draft('FAILURE')
      await enter({ reason: 'refund', amount: 1, task_id: second })
      await enter({ reason: 'reversal', amount: -1, order_id, task_id: second })
    },
  ],
  [
    'failed_task_not_refunded',
    'a failure kept its credit',
    async () => {
      await buyLetters()
      await draft('FAILURE')
    },
  ],
  [
    'unfailed_task_refunded',
    'a success gave its credit back',
    async () => {
      await buyLetters()
      await enter({ reason: 'refund', amount: 1, task_id: await draft('SUCCESS') })
    },
  ],
  [
    'refund_differs_from_spend',
    'a failure gave back more than it took',
    async () => {
      await buyLetters()
      await enter({ reason: 'refund', amount: 2, task_id: await draft('FAILURE') })
    },
  ],
  [
    'refund_differs_from_spend',
    'a failure gave back what it never took',
    async () => enter({ reason: 'refund', amount: 10, task_id: await addTask('proposed-endeavors', 'FAILURE') }),
  ],
  [
    'returned_credit_reversed_wrongly',
    'a refund took what no task gave back',
    async () => {
      const order_id = await buyLetters()
      const task_id = await draft('SUCCESS')
      await giveMoneyBack(order_id, 29_800)
      await enter({ reason: 'reversal', amount: 0, order_id })
      await enter({ reason: 'reversal', amount: -1, order_id, task_id })
    },
  ],
  [
    'task_price_differs',
    'a letter took two',
    async () => {
      await buyLetters()
      await enter({ reason: 'spend', amount: -2, task_id: await addTask('recommendation-letter', 'SUCCESS') })
    },
  ],
  [
    'task_price_differs',
    'what is free took a credit',
    async () => {
      await buyLetters()
      await draft('SUCCESS', 'redraft')
    },
  ],
  [
    'task_price_differs',
    'somebody else paid',
    async () => {
      await buyLetters()
      const task = { user_id: other, kind: 'recommendation-letter', key: 'k', status: 'SUCCESS' as const }
      const { task_id } = await db.insertInto('tasks').values(task).returning('task_id').executeTakeFirstOrThrow()
      await enter({ reason: 'spend', amount: -1, task_id })
    },
  ],
  ['paid_task_took_nothing', 'a letter was free', () => addTask('petition-letter', 'SUCCESS')],
  [
    'more_than_one_free_run',
    'a second run was free',
    async () => {
      await addTask('proposed-endeavors', 'SUCCESS')
      await addTask('proposed-endeavors', 'SUCCESS')
    },
  ],
  [
    'order_waits_too_long',
    'nobody asked how an order ended',
    () => addOrder([LETTERS], 29_800, { status: 'OPEN', created_at: LONG_AGO }),
  ],
]

describe('the check of the books', () => {
  test('finds nothing where there is nothing, and nothing in a life full of orders, failures and refunds', async () => {
    expect(await found()).toEqual({})
    await liveThrough()
    expect(await found()).toEqual({})
    expect(Object.values(await checkBooks(db, 1)).every((count) => count === 0)).toBe(true)
  })

  test.each(SPOILT)('%s: %s', async (fault, _how, spoil) => {
    await spoil()
    expect(await found()).toEqual({ [fault]: 1 })
    // Account by account it is found too, also where two accounts are part of it.
    expect((await checkBooks(db, 1))[fault]).toBeGreaterThan(0)
  })

  test('has an example of every fault that it looks for', async () => {
    expect(Object.keys(await checkBooks(db)).toSorted()).toEqual(
      [...new Set(SPOILT.map(([fault]) => fault))].toSorted(),
    )
  })

  test('goes on where a run has ended, with what was found until then', async () => {
    const log = openLog('production', { write: () => undefined })
    await draft('SUCCESS')
    let left = await noteBooks({ db, log }, undefined, { piece: 1, most: 1 })
    expect(left).toBeDefined()
    for (let run = 0; left !== undefined && run < 100; run += 1)
      left = await noteBooks({ db, log }, left, { piece: 1, most: 1 })
    expect((await lastBooksCheck(db))?.faults).toEqual(await checkBooks(db))
  })

  test('is kept, four hundred times, and says in the log what it found and nothing of whom', async () => {
    const lines: string[] = []
    const log = openLog('production', { write: (line: string) => void lines.push(line) })
    expect(await lastBooksCheck(db)).toBeUndefined()
    await noteBooks({ db, log })
    expect(lines).toEqual([])
    expect((await lastBooksCheck(db))?.faults).toEqual(await checkBooks(db))

    await draft('SUCCESS')
    await db
      .insertInto('books_checks')
      .values(Array.from({ length: 405 }, () => ({ faults: '{}' })))
      .execute()
    await noteBooks({ db, log })
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ msg: 'the books do not balance', found: { negative_balance: 1 } }),
    ])
    expect(lines.join()).not.toContain('ana')
    expect((await lastBooksCheck(db))?.faults).toMatchObject({ negative_balance: 1, order_total_differs: 0 })
    const { many } = await db
      .selectFrom('books_checks')
      .select((eb) => eb.fn.countAll<number>().as('many'))
      .executeTakeFirstOrThrow()
    expect(many).toBe(400)
  })
})
