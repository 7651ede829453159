import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../db/client.ts'
import { deleteAccount } from '../own-data/delete-account.ts'
import type { Parts } from '../parts.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { wipeBooks } from '../testing/wipe.ts'
import { checkBooks } from './books.ts'
import { cartLines, lockOpenCart, quantityOf, setQuantity } from './cart-store.ts'
import { changeCart } from './change-cart.ts'
import { checkOut, endLostDrafts } from './checkout.ts'
import { lockAccount, usageOf } from './credits.ts'
import { findOrder, lockOrder } from './order-store.ts'
import { ownCart } from './own-cart.ts'
import { applyEvent } from './receive-event.ts'
import { cancelOrder } from './settle.ts'
import { rememberingPayments } from './testing/remembering-payments.ts'

const provider = rememberingPayments()
let app: TestApp
let parts: Parts
let db: Db
let user: { id: number; email: string }
beforeAll(async () => {
  app = await startTestApp({ env: { ROLE: 'api' }, payments: provider })
  parts = app.parts
  db = parts.db
})
afterAll(() => app.close())
beforeEach(async () => {
  await wipeBooks(db)
  provider.forget()
  user = await db
    .insertInto('users')
    .values({ email: 'ana@example.test', username: 'ana' })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
})

const site = 'https://waiverly.example'
const order = async (hands: Parts = parts): Promise<{ id: string; cart: string }> => {
  const cart = await ownCart(parts, user.id)
  await changeCart(db, user.id, cart, { item_id: 4, quantity: 2 })
  const { order_id: id } = await checkOut(hands, user, cart, { redirect_url: `${site}/order-confirmation`, site })
  return { id, cart }
}
const statusOf = async (id: string) => (await findOrder(db, user.id, id)).status
const onlyOrder = async () => (await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()).id
const paid = (order_id: string) =>
  applyEvent(parts, {
    event_id: `paid-${order_id}`,
    order_id,
    outcome: 'COMPLETED',
    amount_cents: 29_800,
    currency: 'usd',
  })
const ended = (order_id: string, outcome: 'FAILED' | 'CANCELED') =>
  applyEvent(parts, { event_id: `${outcome}-${order_id}`, order_id, outcome })
const unitsIn = async (cart: string) => (await cartLines(db, cart)).reduce((units, line) => units + line.quantity, 0)

/** A provider that does something of its own before it answers. */
const meanwhile = (act: () => Promise<unknown>, answers = true): Parts => ({
  ...parts,
  payments: {
    ...provider,
    async start(...asked) {
      const answer = await provider.start(...asked)
      await act()
      if (!answers) throw new Error('no connection')
      return answer
    },
  },
})
/** The database of somebody who is held up once after the first statement on a table that begins so. */
const heldUp = (begins: RegExp, act: () => Promise<unknown>): Db => {
  let pending = true
  let text = ''
  return db.withPlugin({
    transformQuery({ node }) {
      text = node.kind
      return node
    },
    async transformResult({ result }) {
      if (pending && begins.test(text)) {
        pending = false
        await act()
      }
      return result
    },
  })
}
/** How many transactions wait for another. */
const waiting = async () => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db)
  return rows.length
}

test('an order that was paid while its provider was thought to have failed stays paid', async () => {
  const hands = meanwhile(async () => paid(await onlyOrder()), false)
  await expect(order(hands)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await statusOf(await onlyOrder())).toBe('COMPLETED')
})

test('an order that was taken back while its provider took its time is paid by nobody', async () => {
  const hands = meanwhile(async () => cancelOrder(parts, user.id, await onlyOrder()))
  await expect(order(hands)).rejects.toMatchObject({ code: 'unavailable' })
  const id = await onlyOrder()
  expect(await statusOf(id)).toBe('CANCELED')
  expect(provider.sessions.get(id)?.state).toBe('closed')
  expect(await unitsIn(await ownCart(parts, user.id))).toBe(2)
})

test('an order is canceled with the provider that came to know of it at that moment', async () => {
  const { id } = await order()
  const { provider_ref } = await findOrder(db, user.id, id)
  await db.updateTable('orders').set({ status: 'DRAFT', provider_ref: null }).where('id', '=', id).execute()
  const opens = () => db.updateTable('orders').set({ status: 'OPEN', provider_ref }).where('id', '=', id).execute()
  provider.pay(id)
  expect(await cancelOrder({ ...parts, db: heldUp(/Select/, opens) }, user.id, id)).toMatchObject({
    status: 'COMPLETED',
  })
})

test('lost drafts end one by one, and do not keep each other from being paid', async () => {
  const first = await order()
  const second = await order()
  const left = { status: 'DRAFT' as const, created_at: new Date(Date.now() - 3_600_000) }
  await db.updateTable('orders').set(left).execute()
  let ending: Promise<void> | undefined
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, second.id)
    ending = endLostDrafts(db, new Date())
    await waitFor('the other draft', async () => (await statusOf(first.id)) === 'FAILED')
    await waitFor('whoever waits for this one', async () => (await waiting()) > 0)
    await lockAccount(trx, user.id)
    await trx.updateTable('orders').set({ status: 'OPEN' }).where('id', '=', second.id).execute()
  })
  await ending
  expect(await statusOf(second.id)).toBe('OPEN')
})

test('a cart that is ordered as it is asked for is followed by a new one', async () => {
  const cart = await ownCart(parts, user.id)
  const ordered = () => db.updateTable('carts').set({ status: 'ordered' }).where('id', '=', cart).execute()
  const hands = { ...parts, db: heldUp(/Insert/, ordered) }
  expect(await ownCart(hands, user.id)).not.toBe(cart)
})

test('a cart is asked for and an older one opened at once: one of them is open', async () => {
  const { id, cart } = await order()
  let asking: Promise<string> | undefined
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, id)
    await lockAccount(trx, user.id)
    asking = ownCart(parts, user.id)
    await waitFor('whoever asks', async () => (await waiting()) > 0)
    await trx.updateTable('carts').set({ status: 'open' }).where('id', '=', cart).execute()
  })
  expect(await asking).toBe(cart)
})

test('a payment that comes late takes out what was paid, and no change of the cart is lost', async () => {
  const { id, cart } = await order()
  await ended(id, 'FAILED')
  let paying: Promise<void> | undefined
  await db.transaction().execute(async (trx) => {
    await lockOpenCart(trx, user.id, cart)
    const there = await quantityOf(trx, cart, 4)
    paying = paid(id)
    await waitFor('whoever pays', async () => (await waiting()) > 0)
    await setQuantity(trx, cart, 4, there + 1)
  })
  await paying
  expect(await unitsIn(cart)).toBe(1)
})

test('what was paid late does not come back with a cart that was ordered again', async () => {
  const { id, cart } = await order()
  await ended(id, 'FAILED')
  const where = { redirect_url: `${site}/order-confirmation`, site }
  await changeCart(db, user.id, cart, { item_id: 4, quantity: 1 })
  const again = await checkOut(parts, user, cart, where)
  await paid(id)
  await cancelOrder(parts, user.id, again.order_id)
  expect(await ownCart(parts, user.id)).toBe(cart)
  expect(await unitsIn(cart)).toBe(1)
})

test('an order stays as it is where its provider does not answer to a cancel', async () => {
  const { id } = await order()
  const silent = { ...provider, cancel: () => Promise.reject(new Error('no connection')) }
  await expect(cancelOrder({ ...parts, payments: silent }, user.id, id)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await statusOf(id)).toBe('OPEN')
})

const mailed = async () => {
  const { rows } = await sql<{ subject: string }>`select data -> 'payload' ->> 'subject' as subject from pgboss.job
    where name = 'send-mail' order by created_on, subject`.execute(db)
  return rows.map(({ subject }) => subject).toSorted()
}

test('a refund that is told before its payment takes the same, and both are mailed', async () => {
  const { id } = await order()
  const refund = { event_id: 'back', order_id: id, outcome: 'REFUNDED' as const, amount_cents: 29_800, currency: 'usd' }
  await applyEvent(parts, refund)
  expect(await mailed()).toEqual([])
  await paid(id)
  await applyEvent(parts, refund)
  expect(await mailed()).toEqual(['Your receipt', 'Your refund'])
  expect(await usageOf(db, user.id)).toContainEqual(
    expect.objectContaining({ code: 'recommendation_letter', remaining_usage: 0, total_purchased: 0 }),
  )
})

test('whoever deletes their account and pays then has paid, and is not mailed', async () => {
  const { id } = await order()
  await db
    .updateTable('users')
    .set({ delete_after: new Date(0) })
    .where('id', '=', user.id)
    .execute()
  await deleteAccount(parts, user.id)
  await deleteAccount(parts, user.id)
  await paid(id)
  expect(await statusOf(id)).toBe('COMPLETED')
  expect(await mailed()).toEqual([expect.stringContaining('deleted')])
  expect(Object.values(await checkBooks(db)).every((count) => count === 0)).toBe(true)
})
