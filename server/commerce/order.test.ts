import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import type { Usage } from '#domain/credits.ts'
import { isUuidV4 } from '#domain/order.ts'
import { sandboxPayments } from '../adapters/payments-sandbox.ts'
import { press, tellPayment, type Told } from '../testing/buy.ts'
import type { Client } from '../testing/client.ts'
import { enter } from '../testing/enter.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { OUTCOMES } from './payments.ts'

interface Order {
  order_id: string
  payment_url: string
}

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  client = (await enter(app)).client
})

const cart = async () => (await client.post<{ id: string }>('/api/payments/cart/')).body.id
const shown = async (id: string) => (await client.get<Cart>(`/api/payments/cart/${id}/items/`)).body
const fill = async (lines: Record<number, number>) => {
  const id = await cart()
  for (const [item_id, quantity] of Object.entries(lines))
    await client.post(`/api/payments/cart/${id}/items/`, { item_id: Number(item_id), quantity })
  return id
}
const checkOut = async (id: string, redirect_url = '/order-confirmation') =>
  client.post<Order>(`/api/payments/cart/${id}/checkout/`, { redirect_url })
const buy = async (lines: Record<number, number>) => {
  const id = await fill(lines)
  return { cart_id: id, ...(await checkOut(id)).body }
}
const statusOf = async (id: string) =>
  (await client.get<{ status: string }>(`/api/payments/order/${id}/status/`)).body.status
const purchased = async () =>
  Object.fromEntries(
    (await client.get<Usage[]>('/api/payments/usage/')).body.map((row) => [row.code, row.total_purchased]),
  )
const tell = (event: Told) => tellPayment(app, event)

const NOTHING = {
  recommendation_letter: 0,
  rfe_notice_analysis: 0,
  rfe_response: 0,
  proposed_endeavors: 0,
  petition_letter: 0,
}
const FULL = { ...NOTHING, proposed_endeavors: 10, recommendation_letter: 5, petition_letter: 1 }

describe('checkout', () => {
  it('needs something in the cart', async () => {
    expect(await checkOut(await cart())).toMatchObject({
      status: 400,
      body: {
        detail: 'Your cart is empty or contains invalid quantities. Please add items before checking out.',
        code: 'invalid',
      },
    })
  })

  it.each([0, -1])('needs some units: not %i', async (quantity) => {
    const id = await fill({ 1: 1 })
    const sent = { redirect_url: '/order-confirmation', quantity }
    expect(await client.post(`/api/payments/cart/${id}/checkout/`, sent)).toMatchObject({
      status: 400,
      body: { detail: 'Your cart is empty or contains invalid quantities. Please add items before checking out.' },
    })
    expect(await cart()).toBe(id)
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    'http://localhost@evil.example/',
    'blob:THIS/a',
    'http://localhost:1/',
    'http://user:pass@localhost/',
    'data:text/html,x',
    'http:evil.example',
    'http:/evil.example',
    'https:evil.example',
    '/a\\b',
    '/a\nb',
    ' /a',
    'evil.example',
    '',
  ])('leads nowhere but to this site: %s', async (address) => {
    const id = await fill({ 1: 1 })
    const reply = await checkOut(id, address.replace('THIS', app.url))
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body)).toEqual(['redirect_url'])
    expect(await cart()).toBe(id)
  })

  it('makes an order at the prices of the catalogue and begins a new cart', async () => {
    const id = await fill({ 1: 1, 4: 2 })
    const reply = await client.post<Order>(`/api/payments/cart/${id}/checkout/`, {
      redirect_url: `${app.url}/order-confirmation`,
      quantity: 3,
      price: '0.01',
    })
    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({
      order_id: reply.body.order_id,
      payment_url: `${app.url}/sandbox/pay/${reply.body.order_id}`,
    })
    expect(isUuidV4(reply.body.order_id)).toBe(true)
    expect(await statusOf(reply.body.order_id)).toBe('OPEN')
    expect((await client.get<string>(reply.body.payment_url)).body).toContain('$1,347.00')
    expect(await cart()).not.toBe(id)
    expect((await client.post(`/api/payments/cart/${id}/items/`, { item_id: 1, quantity: 1 })).status).toBe(409)
    expect((await checkOut(id)).status).toBe(409)
  })

  it('knows this machine under each of its names', async () => {
    const { port } = new URL(app.url)
    expect((await checkOut(await fill({ 1: 1 }), `http://localhost:${port}/order-confirmation`)).status).toBe(201)
  })

  it('makes one order of a cart, however often it is pressed', async () => {
    const id = await fill({ 1: 1 })
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => checkOut(id)))).map((reply) => reply.status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
  })
})

describe('the payment page', () => {
  it('pays: credits are granted, and the applicant comes back', async () => {
    const order = await buy({ 1: 1, 4: 1 })
    const reply = await press(client, order, 'completed')
    expect(reply.status).toBe(303)
    expect(reply.headers.get('location')).toBe(`${app.url}/order-confirmation?order_id=${order.order_id}`)
    expect(await statusOf(order.order_id)).toBe('COMPLETED')
    expect(await purchased()).toEqual({ ...FULL, recommendation_letter: 6 })
    await press(client, order, 'completed')
    await press(client, order, 'canceled')
    expect(await statusOf(order.order_id)).toBe('COMPLETED')
    expect(await purchased()).toEqual({ ...FULL, recommendation_letter: 6 })
    expect((await shown(await cart())).items).toEqual([])
  })

  test.each(['failed', 'canceled'])('%s: nothing is granted, and the cart is open again as it was', async (outcome) => {
    const order = await buy({ 1: 1, 4: 3 })
    const before = await shown(order.cart_id)
    await press(client, order, outcome)
    expect(await statusOf(order.order_id)).toBe(outcome.toUpperCase())
    expect(await purchased()).toEqual(NOTHING)
    expect(await cart()).toBe(order.cart_id)
    expect(await shown(order.cart_id)).toEqual(before)
    const again = (await checkOut(order.cart_id)).body
    await press(client, again, 'completed')
    expect(await purchased()).toEqual({ ...FULL, recommendation_letter: 8 })
  })

  it('is for the owner of the order, with the token of their page', async () => {
    const order = await buy({ 1: 1 })
    const second = await buy({ 4: 1 })
    const { client: stranger } = await enter(app)
    expect((await stranger.get(order.payment_url)).status).toBe(404)
    expect((await app.visitor().get(order.payment_url)).status).toBe(403)
    expect((await press(stranger, order, 'completed', { token: 'x' })).status).toBe(404)
    expect((await press(client, order, 'completed', { token: 'x' })).status).toBe(403)
    const page = await client.get<string>(second.payment_url)
    const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    expect((await press(client, order, 'completed', { token })).status).toBe(403)
    expect((await press(client, order, 'stolen')).status).toBe(400)
    expect(await statusOf(order.order_id)).toBe('OPEN')
  })
})

describe('events of the provider', () => {
  it('are refused unless signed', async () => {
    const order = await buy({ 1: 1 })
    const sandbox = sandboxPayments(app.parts.config.sessionSecret, app.parts.clock)
    const late = sandboxPayments(app.parts.config.sessionSecret, { now: () => new Date(Date.now() - 600_000) })
    const otherKey = sandboxPayments('another secret, as long as it needs to be', app.parts.clock)
    const about = { event_id: 'e', order_id: order.order_id }
    const told = { ...about, outcome: 'COMPLETED', amount_cents: 104_900, currency: 'usd' } as const
    const event = JSON.stringify(told)
    const attempts: Record<string, string>[] = [
      {},
      { 'x-sandbox-signature': 'nonsense' },
      sandbox.sign({ ...about, outcome: 'FAILED' }).headers,
      otherKey.sign(told).headers,
      late.sign(told).headers,
    ]
    for (const headers of attempts) {
      const sent = { headers: { 'content-type': 'application/json', ...headers } }
      expect((await app.visitor().post('/api/payments/webhooks/sandbox/', event, sent)).status).toBe(400)
    }
    expect((await app.visitor().post('/api/payments/webhooks/other/', event)).status).not.toBe(200)
    expect(await statusOf(order.order_id)).toBe('OPEN')
  })

  it('have one effect, told ten times at once', async () => {
    const order = await buy({ 1: 1 })
    const event = { event_id: `paid-${order.order_id}`, order_id: order.order_id, outcome: 'COMPLETED' } as const
    const replies = await Promise.all(Array.from({ length: 10 }, () => tell(event)))
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200))
    await tell({ ...event, event_id: `again-${order.order_id}` })
    expect(await purchased()).toEqual(FULL)
  })

  const orders: Told['outcome'][][] = [
    [...OUTCOMES],
    [...OUTCOMES].reverse(),
    ['FAILED', 'COMPLETED', 'CANCELED'],
    ['CANCELED', 'COMPLETED', 'FAILED', 'COMPLETED'],
  ]
  test.each(orders.map((order) => [order]))('come to the same in any order: %s', async (outcomes) => {
    const order = await buy({ 1: 1 })
    for (const outcome of outcomes)
      await tell({ event_id: `${outcome}-${order.order_id}`, order_id: order.order_id, outcome })
    expect(await statusOf(order.order_id)).toBe('COMPLETED')
    expect(await purchased()).toEqual(FULL)
    expect((await shown(await cart())).items).toEqual([])
  })

  it('an unpaid order gives its cart back beside one that was begun meanwhile', async () => {
    const order = await buy({ 1: 1, 4: 1 })
    const newer = await fill({ 4: 2 })
    await tell({ event_id: `c-${order.order_id}`, order_id: order.order_id, outcome: 'CANCELED' })
    expect(await cart()).toBe(newer)
    expect((await shown(newer)).items).toMatchObject([
      { item_id: 4, quantity: 2 },
      { item_id: 1, quantity: 1 },
    ])
  })
})

describe('order status', () => {
  it('is told to the owner, by a version-4 id', async () => {
    const order = await buy({ 1: 1 })
    const { client: stranger } = await enter(app)
    expect((await stranger.get(`/api/payments/order/${order.order_id}/status/`)).status).toBe(404)
    for (const id of ['1', 'x', order.order_id.replace(/^(.{14})4/, '$11')])
      expect(await client.get(`/api/payments/order/${id}/status/`)).toMatchObject({
        status: 400,
        body: { detail: 'Invalid order ID format' },
      })
  })
})
