import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { readPdf } from '#documents/testing/read-pdf.ts'
import type { Cart } from '#domain/cart.ts'
import type { Usage } from '#domain/credits.ts'
import type { Order } from '#domain/order.ts'
import { sandboxPayments } from '../adapters/payments-sandbox.ts'
import { tellPayment, type Told } from '../testing/buy.ts'
import type { Client } from '../testing/client.ts'
import { enter } from '../testing/enter.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { settleOrders } from './settle.ts'

let app: TestApp
let client: Client
let email: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ client, email } = await enter(app))
})

const cart = async () => (await client.post<{ id: string }>('/api/payments/cart/')).body.id
const order = async (lines: Record<number, number>) => {
  const id = await cart()
  for (const [item_id, quantity] of Object.entries(lines))
    await client.post(`/api/payments/cart/${id}/items/`, { item_id: Number(item_id), quantity })
  const sent = { redirect_url: `${app.url}/order-confirmation` }
  return (await client.post<{ order_id: string; payment_url: string }>(`/api/payments/cart/${id}/checkout/`, sent)).body
}
const orders = async () => (await client.get<{ count: number; results: Order[] }>('/api/payments/orders/')).body
const tell = (order_id: string, outcome: Told['outcome'], more: Partial<Told> = {}) =>
  tellPayment(app, { event_id: randomUUID(), order_id, outcome, ...more })
const left = async () =>
  Object.fromEntries(
    (await client.get<Usage[]>('/api/payments/usage/')).body.map((row) => [
      row.code,
      [row.remaining_usage, row.total_purchased],
    ]),
  )
const statusOf = async (id: string) =>
  (await client.get<{ status: string }>(`/api/payments/order/${id}/status/`)).body.status
const receiptOf = (id: string) => client.fetch('GET', `/api/payments/order/${id}/receipt/`)

describe('the orders of an account', () => {
  it('are none at first, and nobody else’s', async () => {
    expect(await orders()).toEqual({ count: 0, results: [] })
    await order({ 1: 1 })
    const { client: stranger } = await enter(app)
    expect((await stranger.get('/api/payments/orders/')).body).toEqual({ count: 0, results: [] })
    expect((await app.visitor().get('/api/payments/orders/')).status).toBe(403)
  })

  it('are listed, the newest first, each as it stands', async () => {
    const paid = await order({ 1: 1, 4: 2 })
    await tell(paid.order_id, 'COMPLETED')
    const declined = await order({ 5: 1 })
    await tell(declined.order_id, 'FAILED')
    const open = await order({ 4: 1 })
    const { count, results } = await orders()
    expect(count).toBe(3)
    expect(results).toMatchObject([
      { order_id: open.order_id, status: 'OPEN', payment_url: open.payment_url, receipt_url: null, paid_at: null },
      { order_id: declined.order_id, status: 'FAILED', payment_url: null, receipt_url: null, paid_at: null },
      {
        order_id: paid.order_id,
        status: 'COMPLETED',
        total_items: 3,
        total_price: '1347.00',
        grants: { proposed_endeavors: 10, recommendation_letter: 7, petition_letter: 1 },
        refunded: '0.00',
        payment_url: null,
        receipt_url: `/api/payments/order/${paid.order_id}/receipt/`,
        items: [
          { item_id: 1, item_name: 'Full Package', price: '1049.00', quantity: 1, total_price: '1049.00' },
          { item_id: 4, item_name: 'Recommendation Letter', price: '149.00', quantity: 2, total_price: '298.00' },
        ],
      },
    ])
  })
})

test('an order keeps the price and the grants of its day', async () => {
  const { order_id } = await order({ 4: 2 })
  const { db } = app.parts
  const { catalogue_id } = await db
    .selectFrom('orders')
    .select('catalogue_id')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  const { items } = await db
    .selectFrom('catalogues')
    .select('items')
    .where('id', '=', catalogue_id ?? 0)
    .executeTakeFirstOrThrow()
  expect(items).toContainEqual({
    id: 4,
    name: 'Recommendation Letter',
    price_cents: 14_900,
    grants: { recommendation_letter: 1 },
  })

  const line = { item_id: 4, item_name: 'Letter of old', price_cents: 9_900, quantity: 2 }
  const sold = JSON.stringify([{ ...line, grants: { recommendation_letter: 3 } }])
  await db.updateTable('orders').set({ items: sold, total_cents: 19_800 }).where('id', '=', order_id).execute()
  await tell(order_id, 'COMPLETED')
  expect((await orders()).results).toMatchObject([
    { total_price: '198.00', items: [{ item_name: 'Letter of old', price: '99.00' }] },
  ])
  expect(await left()).toMatchObject({ recommendation_letter: [6, 6] })
})

describe('a receipt', () => {
  it('is a PDF that says what was paid, by whom and when', async () => {
    const { order_id } = await order({ 2: 1, 4: 2 })
    await tell(order_id, 'COMPLETED')
    const answer = await receiptOf(order_id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain(`receipt-${order_id.slice(0, 8)}.pdf`)
    const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect(pages).toHaveLength(1)
    const words = pages[0]?.all.replaceAll(/\s+/g, ' ') ?? ''
    for (const said of ['Receipt', order_id, email, 'Full & RFE Package', '$1,899.00', '$298.00', '$2,197.00'])
      expect(words).toContain(said)
    expect(words).not.toContain('Given back')

    await tell(order_id, 'REFUNDED', { amount_cents: 29_800 })
    const after = await readPdf(new Uint8Array(await (await receiptOf(order_id)).arrayBuffer()))
    expect(after[0]?.all.replaceAll(/\s+/g, ' ')).toMatch(/Given back .*-\$298\.00/)
  })

  it('is mailed once, when the money is there', async () => {
    const { order_id } = await order({ 1: 1 })
    await tell(order_id, 'COMPLETED', { event_id: 'paid-twice' })
    await tell(order_id, 'COMPLETED', { event_id: 'paid-twice' })
    const mail = await app.nextMailTo(email, ({ subject }) => subject === 'Your receipt')
    expect(mail.text).toContain('Full Package: $1,049.00')
    expect(mail.text).toContain(`${app.url}/plans#orders`)
    await tell(order_id, 'REFUNDED')
    await app.nextMailTo(email, ({ subject }) => subject === 'Your refund')
    expect((await app.mailsTo(email)).filter(({ subject }) => subject === 'Your receipt')).toHaveLength(1)
  })

  it('is of paid orders, and for their owner', async () => {
    const { order_id } = await order({ 1: 1 })
    expect((await receiptOf(order_id)).status).toBe(404)
    await tell(order_id, 'COMPLETED')
    const { client: stranger } = await enter(app)
    const url = `/api/payments/order/${order_id}/receipt/`
    expect((await stranger.get(url)).status).toBe(404)
    expect((await app.visitor().get(url)).status).toBe(403)
    expect((await client.get('/api/payments/order/1/receipt/')).body).toMatchObject({
      detail: 'Invalid order ID format',
    })
  })
})

describe('an order that nobody has paid', () => {
  it('can be taken back by its owner: the cart is open again', async () => {
    const id = await cart()
    const { order_id } = await order({ 1: 1 })
    const { client: stranger } = await enter(app)
    const url = `/api/payments/order/${order_id}/cancel/`
    expect((await stranger.post(url)).status).toBe(404)
    expect((await client.post('/api/payments/order/1/cancel/')).status).toBe(400)
    expect(await client.post(url)).toMatchObject({ status: 200, body: { order_id, status: 'CANCELED' } })
    expect(await client.post(url)).toMatchObject({ status: 200, body: { order_id, status: 'CANCELED' } })
    expect(await cart()).toBe(id)
    expect((await client.get<Cart>(`/api/payments/cart/${id}/items/`)).body.total_items).toBe(1)
  })

  it('stays paid where that came first', async () => {
    const { order_id } = await order({ 4: 1 })
    await tell(order_id, 'COMPLETED')
    const reply = await client.post(`/api/payments/order/${order_id}/cancel/`)
    expect(reply).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
    expect(await left()).toMatchObject({ recommendation_letter: [1, 1] })
  })

  it('ends by itself after a day', async () => {
    const { order_id } = await order({ 4: 1 })
    const after = (hours: number) => {
      const clock = { now: () => new Date(Date.now() + hours * 3_600_000) }
      return settleOrders({ ...app.parts, clock, payments: sandboxPayments(app.parts.config.sessionSecret, clock) })
    }
    await after(23)
    expect(await statusOf(order_id)).toBe('OPEN')
    await after(25)
    expect(await statusOf(order_id)).toBe('CANCELED')
  })
})

test('an order of a provider that is no longer in use cannot be paid, can be taken back, and ends', async () => {
  const left = await order({ 4: 1 })
  const taken = await order({ 4: 1 })
  const { db } = app.parts
  const ids = [left.order_id, taken.order_id]
  await db.updateTable('orders').set({ provider: 'of-old' }).where('id', 'in', ids).execute()
  expect((await orders()).results).toMatchObject([
    { order_id: taken.order_id, status: 'OPEN', payment_url: null },
    { order_id: left.order_id, status: 'OPEN', payment_url: null },
  ])
  expect((await client.post(`/api/payments/order/${taken.order_id}/cancel/`)).body).toMatchObject({
    status: 'CANCELED',
  })
  const after = (hours: number) =>
    settleOrders({ ...app.parts, clock: { now: () => new Date(Date.now() + hours * 3_600_000) } })
  await after(47)
  expect(await statusOf(left.order_id)).toBe('OPEN')
  await after(49)
  expect(await statusOf(left.order_id)).toBe('CANCELED')
})

describe('money that does not fit the order', () => {
  test.each([{ amount_cents: 1 }, { amount_cents: 104_901 }, { currency: 'eur' }])(
    'grants nothing: %j',
    async (paid) => {
      const { order_id } = await order({ 1: 1 })
      expect((await tell(order_id, 'COMPLETED', paid)).status).toBe(200)
      expect(await statusOf(order_id)).toBe('OPEN')
      expect(await left()).toMatchObject({ petition_letter: [0, 0] })
      await tell(order_id, 'COMPLETED')
      expect(await statusOf(order_id)).toBe('COMPLETED')
      expect(await left()).toMatchObject({ petition_letter: [1, 1] })
    },
  )
})

describe('money that goes back', () => {
  it('takes nothing as long as it is a part', async () => {
    const { order_id } = await order({ 1: 1 })
    await tell(order_id, 'COMPLETED')
    await tell(order_id, 'REFUNDED', { amount_cents: 14_900 })
    expect(await left()).toMatchObject({ recommendation_letter: [5, 5], petition_letter: [1, 1] })
    expect((await orders()).results).toMatchObject([{ status: 'COMPLETED', refunded: '149.00' }])
  })

  it('takes all that nobody spent once it is all of it, told as often as it likes, and also before the payment', async () => {
    const { order_id } = await order({ 1: 1 })
    const kept = await order({ 4: 2 })
    await tell(order_id, 'REFUNDED')
    await tell(order_id, 'REFUNDED', { amount_cents: 14_900 })
    await tell(kept.order_id, 'COMPLETED')
    await tell(order_id, 'COMPLETED')
    await tell(order_id, 'REFUNDED')
    expect(await left()).toMatchObject({ recommendation_letter: [2, 2], petition_letter: [0, 0] })
    expect((await orders()).results.map(({ refunded }) => refunded)).toEqual(['0.00', '1049.00'])
  })

  it('is not more than was paid', async () => {
    const { order_id } = await order({ 4: 1 })
    await tell(order_id, 'COMPLETED')
    expect((await tell(order_id, 'REFUNDED', { amount_cents: 14_901 })).status).toBe(200)
    expect((await orders()).results).toMatchObject([{ refunded: '0.00' }])
  })
})
