import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import type { Client } from '../testing/client.ts'
import { enter } from '../testing/enter.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let client: Client
let isReachable = false
beforeAll(async () => {
  app = await startTestApp({
    payments: {
      provider: 'far-away',
      start: (order) =>
        isReachable
          ? Promise.resolve({ payment_url: `https://pay.example/${order.id}`, provider_ref: order.id })
          : Promise.reject(new Error('no connection')),
      readEvent: () =>
        Promise.resolve({ event_id: 'e', order_id: '00000000-0000-4000-8000-000000000000', outcome: 'CANCELED' }),
      look: () => Promise.resolve(undefined),
      cancel: () => Promise.resolve(undefined),
    },
  })
  client = (await enter(app)).client
})
afterAll(() => app.close())

const cart = async () => (await client.post<{ id: string }>('/api/payments/cart/')).body.id
const shown = async (id: string) => (await client.get<Cart>(`/api/payments/cart/${id}/items/`)).body
const checkOut = (id: string) =>
  client.post<{ order_id: string }>(`/api/payments/cart/${id}/checkout/`, { redirect_url: '/order-confirmation' })

test('where the provider does not take the order, the cart is as before', async () => {
  const id = await cart()
  await client.post(`/api/payments/cart/${id}/items/`, { item_id: 1, quantity: 2 })
  expect(await checkOut(id)).toMatchObject({
    status: 503,
    body: { detail: 'There was an error processing your checkout. Please try again.' },
  })
  expect(await cart()).toBe(id)
  expect((await shown(id)).total_items).toBe(2)
  isReachable = true
  expect(await checkOut(id)).toMatchObject({ status: 201 })
})

test('the sandbox and its webhook are there only where it is the provider', async () => {
  const event = { event_id: 'e' }
  expect((await app.visitor().post('/api/payments/webhooks/sandbox/', event)).status).toBe(404)
  expect((await app.visitor().post('/api/payments/webhooks/far-away/', event)).body).toMatchObject({
    detail: 'Order does not exist',
  })
  expect((await client.get('/sandbox/pay/00000000-0000-4000-8000-000000000000')).status).toBe(404)
})

test('an order that a dying process left as a draft gives its cart back', async () => {
  const id = await cart()
  await client.post(`/api/payments/cart/${id}/items/`, { item_id: 4, quantity: 1 })
  const { order_id } = (await checkOut(id)).body
  const left = { status: 'DRAFT' as const, created_at: new Date(Date.now() - 3_600_000) }
  await app.parts.db.updateTable('orders').set(left).where('id', '=', order_id).execute()
  expect(await cart()).toBe(id)
  expect((await client.get(`/api/payments/order/${order_id}/status/`)).body).toMatchObject({ status: 'FAILED' })
})
