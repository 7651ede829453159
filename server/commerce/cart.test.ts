import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import { enter } from '../testing/enter.ts'
import type { Applicant } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let me: Applicant
let other: Applicant
let items: string
beforeAll(async () => {
  app = await startTestApp()
  other = await enter(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  me = await enter(app)
  items = `/api/payments/cart/${await cartOf(me)}/items/`
})

const cartOf = async ({ client }: Applicant) => (await client.post<{ id: string }>('/api/payments/cart/')).body.id
const shown = async () => (await me.client.get<Cart>(items)).body

test('the catalogue is named as the plans are', async () => {
  const { body } = await me.client.get<{ results: { name: string }[] }>('/api/payments/items/')
  expect(body).toMatchObject({ count: 9, results: { 0: { id: 1, name: 'Full Package', price: '1049.00' } } })
  expect(body.results.map((item) => item.name)).toEqual([
    'Full Package',
    'Full & RFE Package',
    'RFE Package',
    'Recommendation Letter',
    'RFE Notice Analysis',
    'Recommendation Letter Kit',
    'NIW Initial Kit',
    'NIW Full Petition Kit',
    'RFE Only Kit',
  ])
})

test('usage has a row for each product, also where nothing was bought', async () => {
  const { body } = await me.client.get<{ product: string }[]>('/api/payments/usage/')
  expect(body.map((row) => row.product)).toEqual([
    'Recommendation Letter',
    'RFE Notice Analysis',
    'RFE Response',
    'Proposed Endeavors',
    'Petition Letter',
  ])
  expect(body[0]).toEqual({
    product: 'Recommendation Letter',
    code: 'recommendation_letter',
    remaining_usage: 0,
    total_purchased: 0,
  })
})

test('there is one open cart, also when it is asked for many times at once', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => cartOf(me)))
  expect(new Set(ids).size).toBe(1)
  expect(await shown()).toEqual({ items: [], total_items: 0, total_price: '0.00' })
})

test.each([
  ['no item', {}, ['item_id']],
  ['an item that is not sold', { item_id: 99, quantity: 1 }, ['item_id']],
  ['an item that no catalogue has room for', { item_id: 2 ** 31, quantity: 1 }, ['item_id']],
  ['nothing of an item', { quantity: 1 }, ['item_id']],
  ['a word for an item', { item_id: 'one', quantity: 1 }, ['item_id']],
  ['no unit', { item_id: 1, quantity: 0 }, ['quantity']],
  ['half a unit', { item_id: 1, quantity: 0.5 }, ['quantity']],
  ['too many', { item_id: 1, quantity: 1001 }, ['quantity']],
])('%s is refused', async (_name, body, fields) => {
  const reply = await me.client.post<object>(items, body)
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body)).toEqual(fields)
  expect((await shown()).total_items).toBe(0)
})

test('units are added and taken away one by one', async () => {
  expect((await me.client.post(items, { item_id: 4, quantity: 1 })).status).toBe(201)
  expect((await me.client.post(items, { item_id: 4, quantity: 2 })).status).toBe(201)
  expect((await me.client.post(items, { item_id: 1 })).status).toBe(201)
  expect(await shown()).toEqual({
    items: [
      { item_id: 4, item_name: 'Recommendation Letter', price: '149.00', quantity: 3, total_price: '447.00' },
      { item_id: 1, item_name: 'Full Package', price: '1049.00', quantity: 1, total_price: '1049.00' },
    ],
    total_items: 4,
    total_price: '1496.00',
  })
  expect((await me.client.delete(items, { item_id: 4, quantity: 1 })).status).toBe(204)
  expect((await shown()).total_items).toBe(3)
  expect((await me.client.post(items, { item_id: 4, quantity: -1 })).status).toBe(200)
  expect((await me.client.delete(items, { item_id: 4, quantity: -1 })).status).toBe(204)
  expect((await shown()).items.map((item) => item.item_id)).toEqual([1])
  expect((await me.client.delete(items, { item_id: 4, quantity: 1 })).status).toBe(404)
})

test('taking away the full quantity removes the item', async () => {
  await me.client.post(items, { item_id: 4, quantity: 7 })
  expect((await me.client.delete(items, { item_id: 4, quantity: 7 })).status).toBe(204)
  expect((await shown()).items).toEqual([])
})

test('no addition is lost when many come at once, and none goes over the bound', async () => {
  await Promise.all(Array.from({ length: 20 }, () => me.client.post(items, { item_id: 5, quantity: 1 })))
  expect((await shown()).total_items).toBe(20)
  expect((await me.client.post(items, { item_id: 5, quantity: 981 })).body).toEqual({
    quantity: ['Please order at most 100'],
  })
})

test("somebody else's cart does not exist", async () => {
  const theirs = `/api/payments/cart/${await cartOf(other)}/`
  const { client } = me
  expect((await client.get(`${theirs}items/`)).status).toBe(404)
  expect((await client.post(`${theirs}items/`, { item_id: 1, quantity: 1 })).status).toBe(404)
  expect((await client.delete(`${theirs}items/`, { item_id: 1, quantity: 1 })).status).toBe(404)
  expect((await client.post(`${theirs}checkout/`, { redirect_url: '/order-confirmation' })).status).toBe(404)
  expect((await client.get('/api/payments/cart/1/items/')).status).toBe(404)
})

test('a cheaper kit with the same contents takes the place of every unit of a package', async () => {
  const cheaper = items.replace(/items\/$/, 'cheaper/')
  await me.client.post(items, { item_id: 2, quantity: 2 })
  await me.client.post(items, { item_id: 8, quantity: 1 })
  expect(await me.client.post(cheaper, { item_id: 2 })).toMatchObject({
    status: 200,
    body: { items: [{ item_id: 8, item_name: 'NIW Full Petition Kit', quantity: 3, total_price: '4467.00' }] },
  })
  expect((await shown()).total_price).toBe('4467.00')
})

test.each([
  ['there is no cheaper kit', 1, 400],
  ['the package is not in the cart', 2, 404],
  ['nothing is sold under this number', 99, 400],
  ['the number is missing', undefined, 400],
])('no kit is taken where %s', async (_, item_id, status) => {
  await me.client.post(items, { item_id: 1, quantity: 1 })
  expect((await me.client.post(items.replace(/items\/$/, 'cheaper/'), { item_id })).status).toBe(status)
  expect((await shown()).items).toMatchObject([{ item_id: 1, quantity: 1 }])
})

test('somebody else’s cart is not changed to a cheaper kit', async () => {
  const theirs = `/api/payments/cart/${await cartOf(other)}/cheaper/`
  expect((await me.client.post(theirs, { item_id: 2 })).status).toBe(404)
})
