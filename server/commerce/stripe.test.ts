import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Usage } from '#domain/credits.ts'
import { taskJob } from '../jobs/job.ts'
import { openLog } from '../log.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { shopper, type MadeOrder, type Shopper } from '../testing/shopper.ts'
import { signUp } from '../testing/sign-up.ts'
import { startStripeApp, type StripeApp } from '../testing/stripe-app.ts'
import { CARD, seconds, type ToldEvent } from '../testing/stripe-objects.ts'
import type { StripeServer } from '../testing/stripe-server.ts'
import type { TestApp } from '../testing/test-app.ts'
import { giveBack, lockAccount, spend } from './credits.ts'
import { PRICES } from './prices.ts'
import { settleOrders } from './settle.ts'

/** Takes a letter's credit, and either ends well at once or goes on until somebody cancels it. */
const letter = taskJob({
  kind: 'test-letter',
  payload: z.object({ endless: z.boolean() }),
  run: ({ signal }, { endless }) =>
    endless
      ? new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('canceled')))
        })
      : Promise.resolve(() => Promise.resolve({})),
  onFailure: (trx, task) => giveBack(trx, task.task_id),
})

let running: StripeApp
let app: TestApp
let stripe: StripeServer
let lines: string[] = []
let user_id: number
let buyer: Shopper
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) }
  running = await startStripeApp({ jobs: [letter], log: openLog('production', stream) })
  ;({ app, stripe } = running)
})
afterAll(() => running.close())
beforeEach(async () => {
  await stripe.quiet()
  stripe.letWebhooksBe('sent')
  stripe.held.splice(0)
  stripe.events.splice(0)
  stripe.calls.splice(0)
  lines = []
  running.clock.ahead_ms = 0
  const applicant = await signUp(app)
  user_id = applicant.id
  buyer = shopper(applicant.client)
})

const session = (order: MadeOrder) => stripe.sessionAt(order.payment_url)
const first = ([event]: ToldEvent[]): ToldEvent => {
  if (event === undefined) throw new Error('Nothing was told')
  return event
}
const firstEvent = () => first(stripe.events)
/** The event with another object in it, as Stripe itself would sign it. */
const changed = (event: ToldEvent, to: object) => ({
  ...event,
  id: `evt_${randomUUID()}`,
  data: { object: { ...event.data.object, ...to } },
})
const rowOf = (order: MadeOrder) =>
  app.parts.db.selectFrom('orders').selectAll().where('id', '=', order.order_id).executeTakeFirstOrThrow()
const eventsOf = (order_id: string) =>
  app.parts.db
    .selectFrom('payment_events')
    .selectAll()
    .where('order_id', '=', order_id)
    .orderBy('received_at')
    .execute()
const letters = async () => {
  const row = (await buyer.client.get<Usage[]>('/api/payments/usage/')).body.find(
    ({ code }) => code === 'recommendation_letter',
  )
  return [row?.remaining_usage, row?.total_purchased]
}
const draft = (endless: boolean) =>
  app.parts.db.transaction().execute(async (trx) => {
    const task = { kind: letter.kind, key: randomUUID(), user_id, application_id: null, payload: { endless } }
    const task_id = await app.parts.jobs.startTask(trx, task)
    await lockAccount(trx, user_id)
    await spend(trx, user_id, PRICES['recommendation-letter'], task_id)
    return task_id
  })
const paid = async (lines: Record<number, number>) => {
  const order = await buyer.order(lines)
  await stripe.pay(session(order))
  expect(await buyer.statusOf(order.order_id)).toBe('COMPLETED')
  return order
}

describe('a webhook is refused', () => {
  let order: MadeOrder
  beforeEach(async () => {
    order = await buyer.order({ 4: 1 })
    stripe.letWebhooksBe('held')
    await stripe.pay(session(order))
  })

  test.each<[string, () => Parameters<StripeServer['send']>[1]]>([
    ['whose text was changed', () => ({ tampered: (body) => body.replace('"usd"', '"eur"') })],
    ['with one byte more', () => ({ tampered: (body) => `${body} ` })],
    ['that another secret signed', () => ({ secret: 'whsec_another' })],
    ['that was signed six minutes ago', () => ({ at: seconds() - 360 })],
    [
      'that was signed just now, where it is six minutes later',
      () => {
        running.clock.ahead_ms = 360_000
        return {}
      },
    ],
  ])('%s', async (_what, as) => {
    expect(await stripe.send(firstEvent(), as())).toBe(400)
    running.clock.ahead_ms = 0
    expect(await eventsOf(order.order_id)).toEqual([])
    expect(await buyer.credits()).toEqual({})
    expect(await stripe.send(firstEvent(), { at: seconds() - 240 })).toBe(200)
    expect(await buyer.credits()).toEqual({ recommendation_letter: 1 })
  })

  test('that bears no signature', async () => {
    const bad: Record<string, string>[] = [
      {},
      { 'stripe-signature': '' },
      { 'stripe-signature': 't=x,v1=y' },
      { 'stripe-signature': 't=1' },
    ]
    const path = '/api/payments/webhooks/stripe/'
    for (const headers of bad) {
      const sent = { headers: { 'content-type': 'application/json', ...headers } }
      expect(await app.visitor().post(path, JSON.stringify(firstEvent()), sent)).toMatchObject({
        status: 400,
        body: { detail: 'The signature is missing, wrong or too old', code: 'invalid' },
      })
      expect((await app.visitor().post(path, '', sent)).status).toBe(400)
      expect((await app.visitor().post('/api/payments/webhooks/sandbox/', '{}', sent)).status).toBe(404)
    }
    expect(await eventsOf(order.order_id)).toEqual([])
  })
})

test('events that are not ours are taken and have no effect', async () => {
  const order = await paid({ 4: 1 })
  const event = firstEvent()
  const before = (await eventsOf(order.order_id)).length
  const others = [
    changed(event, { metadata: null, client_reference_id: null }),
    changed(event, { metadata: {}, client_reference_id: '1' }),
    changed(event, { metadata: { order_id: '1' }, client_reference_id: null }),
    changed(event, { metadata: { order_id: order.order_id.replace(/^(.{14})4/, '$11') }, client_reference_id: '' }),
    { ...changed(event, { object: 'customer' }), type: 'customer.created' },
    { ...event, id: 'evt_other', type: 'payment_intent.succeeded' },
  ]
  for (const other of others) expect(await stripe.send(other)).toBe(200)
  expect(await eventsOf(order.order_id)).toHaveLength(before)
  expect(await letters()).toEqual([1, 1])
})

test('a session names its order twice, and one of them is enough', async () => {
  const order = await paid({ 4: 1 })
  const before = (await eventsOf(order.order_id)).length
  const event = firstEvent()
  expect(await stripe.send({ ...changed(event, { metadata: {} }), id: 'evt_by_reference' })).toBe(200)
  expect(await stripe.send({ ...changed(event, { client_reference_id: null }), id: 'evt_by_metadata' })).toBe(200)
  expect(await eventsOf(order.order_id)).toHaveLength(before + 2)
  expect(await letters()).toEqual([1, 1])
})

describe('money that does not fit the order', () => {
  test.each([
    ['amount', { amount_total: 1 }],
    ['amount', { amount_total: 14_901 }],
    ['currency', { currency: 'eur' }],
  ])('another %s: nothing is granted, and somebody is told', async (problem, to) => {
    const order = await buyer.order({ 4: 1 })
    stripe.letWebhooksBe('held')
    await stripe.pay(session(order))
    expect(await stripe.send(changed(firstEvent(), to))).toBe(200)
    expect(await rowOf(order)).toMatchObject({ status: 'OPEN', paid_at: null })
    expect(await eventsOf(order.order_id)).toMatchObject([{ outcome: 'COMPLETED', problem }])
    expect(await buyer.credits()).toEqual({})
    expect(lines.join('')).toContain('a payment does not fit its order')
  })

  test('also where it is asked for', async () => {
    const order = await buyer.order({ 4: 1 })
    stripe.letWebhooksBe('lost')
    await stripe.pay(session(order))
    stripe.find(session(order)).session.amount_total = 1
    running.clock.ahead_ms = 11_000
    expect(await buyer.statusOf(order.order_id)).toBe('OPEN')
    expect(await eventsOf(order.order_id)).toMatchObject([{ problem: 'amount' }])
    expect(await buyer.credits()).toEqual({})
  })
})

describe('money that is given back', () => {
  test('before the payment is told: nothing is left of it', async () => {
    const order = await buyer.order({ 4: 2 })
    stripe.letWebhooksBe('held')
    await stripe.pay(session(order))
    await stripe.refund(session(order))
    for (const event of stripe.held.toReversed()) expect(await stripe.send(event)).toBe(200)
    expect(await buyer.orderOf(order.order_id)).toMatchObject({ status: 'COMPLETED', refunded: '298.00' })
    expect(await letters()).toEqual([0, 0])
  })

  test('in parts: what is left unspent goes with the last of it, once', async () => {
    const order = await paid({ 4: 3 })
    const task = await draft(false)
    expect(await finishedTask(buyer.client, task)).toMatchObject({ status: 'SUCCESS' })
    await stripe.refund(session(order), 10_000)
    expect(await buyer.orderOf(order.order_id)).toMatchObject({ refunded: '100.00' })
    expect(await letters()).toEqual([2, 3])
    await stripe.refund(session(order))
    expect(await buyer.orderOf(order.order_id)).toMatchObject({ refunded: '447.00', status: 'COMPLETED' })
    expect(await letters()).toEqual([0, 1])
    for (const event of stripe.events) await stripe.send(event)
    for (const event of stripe.events.toReversed()) await stripe.send({ ...event, id: `${event.id}-again` })
    expect(await buyer.orderOf(order.order_id)).toMatchObject({ refunded: '447.00' })
    expect(await letters()).toEqual([0, 1])
  })

  test('in parts that are told the other way round', async () => {
    const order = await paid({ 4: 1 })
    stripe.letWebhooksBe('held')
    await stripe.refund(session(order), 100)
    await stripe.refund(session(order))
    for (const event of stripe.held.toReversed()) await stripe.send(event)
    expect(await buyer.orderOf(order.order_id)).toMatchObject({ refunded: '149.00' })
    expect(await letters()).toEqual([0, 0])
  })

  test('while a letter is drafted with it: its credit does not come back', async () => {
    const order = await paid({ 4: 1 })
    const task = await draft(true)
    await stripe.refund(session(order))
    expect(await letters()).toEqual([0, 1])
    await buyer.client.delete(`/api/task-status/${task}/`)
    expect(await finishedTask(buyer.client, task)).toMatchObject({ status: 'REVOKED' })
    expect(await letters()).toEqual([0, 0])
  })

  test('of another currency: nothing is taken', async () => {
    const order = await paid({ 4: 1 })
    stripe.letWebhooksBe('held')
    await stripe.refund(session(order))
    expect(await stripe.send(changed(first(stripe.held), { currency: 'eur' }))).toBe(200)
    expect(await eventsOf(order.order_id)).toMatchObject([{}, { outcome: 'REFUNDED', problem: 'currency' }])
    expect(await buyer.orderOf(order.order_id)).toMatchObject({ refunded: '0.00' })
    expect(await letters()).toEqual([1, 1])
  })
})

describe('a payment that nobody told of', () => {
  test('is found by the page that waits for it, which does not ask at each turn', async () => {
    stripe.letWebhooksBe('lost')
    const order = await buyer.order({ 4: 1 })
    await stripe.pay(session(order))
    stripe.calls.splice(0)
    expect(await buyer.statusOf(order.order_id)).toBe('OPEN')
    expect(stripe.calls).toEqual([])
    running.clock.ahead_ms = 11_000
    expect(await buyer.statusOf(order.order_id)).toBe('COMPLETED')
    expect(await buyer.statusOf(order.order_id)).toBe('COMPLETED')
    expect(stripe.calls).toHaveLength(1)
    running.clock.ahead_ms = 0
    expect(await stripe.send(firstEvent())).toBe(200)
    expect(await letters()).toEqual([1, 1])
    expect((await rowOf(order)).payment_ref).toBe(stripe.find(session(order)).intent?.id)
  })

  test('is found where no page waits', async () => {
    stripe.letWebhooksBe('lost')
    const order = await buyer.order({ 4: 1 })
    const other = await buyer.order({ 4: 1 })
    await stripe.pay(session(order))
    running.clock.ahead_ms = 4 * 60_000
    await settleOrders(app.parts)
    expect((await rowOf(order)).status).toBe('OPEN')
    running.clock.ahead_ms = 6 * 60_000
    await settleOrders(app.parts)
    expect((await rowOf(order)).status).toBe('COMPLETED')
    expect((await rowOf(other)).status).toBe('OPEN')
  })

  test('is asked for again where Stripe did not answer', async () => {
    stripe.letWebhooksBe('lost')
    const order = await buyer.order({ 4: 1 })
    await stripe.pay(session(order))
    running.clock.ahead_ms = 11_000
    stripe.fail('down')
    expect(await buyer.statusOf(order.order_id)).toBe('OPEN')
    expect(lines.join('')).toContain('did not tell how an order stands')
    running.clock.ahead_ms = 22_000
    expect(await buyer.statusOf(order.order_id)).toBe('COMPLETED')
  })
})

describe('a payment that takes days', () => {
  test('is waited for', async () => {
    const order = await buyer.order({ 4: 1 })
    await stripe.payLater(session(order))
    running.clock.ahead_ms = 11_000
    expect(await buyer.statusOf(order.order_id)).toBe('OPEN')
    expect((await buyer.cancel(order.order_id)).body).toMatchObject({ status: 'OPEN' })
    running.clock.ahead_ms = 0
    await stripe.settle(session(order))
    expect(await buyer.statusOf(order.order_id)).toBe('COMPLETED')
    expect(await letters()).toEqual([1, 1])
  })

  test('and whose news come in another order', async () => {
    const order = await buyer.order({ 4: 1 })
    stripe.letWebhooksBe('held')
    await stripe.payLater(session(order))
    await stripe.settle(session(order))
    for (const event of stripe.held.toReversed()) await stripe.send(event)
    expect(await buyer.statusOf(order.order_id)).toBe('COMPLETED')
    expect(await letters()).toEqual([1, 1])
  })
})

test('a session that nobody paid for a day ends its order, also where that is told late', async () => {
  const order = await buyer.order({ 4: 1 })
  await stripe.expire(session(order))
  expect(await rowOf(order)).toMatchObject({ status: 'CANCELED' })
  expect(await buyer.cart()).toBe(order.cart_id)
  const { body } = await buyer.checkOut(order.cart_id)
  await stripe.pay(stripe.sessionAt(body.payment_url))
  await stripe.send(firstEvent())
  expect(await buyer.statusOf(body.order_id)).toBe('COMPLETED')
  expect((await buyer.shown(await buyer.cart())).items).toEqual([])
})

describe('an order that is taken back', () => {
  test('just as it was paid stays paid', async () => {
    stripe.letWebhooksBe('lost')
    const order = await buyer.order({ 4: 1 })
    await stripe.pay(session(order))
    expect((await buyer.cancel(order.order_id)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await letters()).toEqual([1, 1])
    expect((await buyer.shown(await buyer.cart())).items).toEqual([])
  })

  test('while it is paid ends as one or the other, and both sides agree', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await buyer.order({ 4: 1 })
      const [canceled] = await Promise.all([
        buyer.cancel(order.order_id),
        stripe.pay(session(order)).catch((error: unknown) => expect(String(error)).toContain('is expired')),
      ])
      await stripe.quiet()
      const isPaid = stripe.find(session(order)).session.payment_status === 'paid'
      expect(canceled.status).toBe(200)
      expect(await buyer.statusOf(order.order_id)).toBe(isPaid ? 'COMPLETED' : 'CANCELED')
    }
  })

  test('while Stripe is down stays as it is', async () => {
    const order = await buyer.order({ 4: 1 })
    stripe.fail('failed')
    expect(await buyer.cancel(order.order_id)).toMatchObject({
      status: 503,
      body: { detail: 'Your order could not be canceled just now. Please try again.', code: 'unavailable' },
    })
    expect(await buyer.statusOf(order.order_id)).toBe('OPEN')
    expect((await buyer.cancel(order.order_id)).body).toMatchObject({ status: 'CANCELED' })
  })
})

test('a checkout that Stripe does not take leaves the cart as it was, and the next one is another order', async () => {
  const cart_id = await buyer.fill({ 4: 2 })
  const before = await buyer.shown(cart_id)
  stripe.fail('failed')
  expect(await buyer.checkOut(cart_id)).toMatchObject({
    status: 503,
    body: { detail: 'There was an error processing your checkout. Please try again.' },
  })
  expect(await buyer.cart()).toBe(cart_id)
  expect(await buyer.shown(cart_id)).toEqual(before)
  const { body } = await buyer.checkOut(cart_id)
  await stripe.pay(stripe.sessionAt(body.payment_url))
  expect(await letters()).toEqual([2, 2])
})

test('neither the log nor the database holds keys, or what a card leaves', async () => {
  const order = await paid({ 4: 1 })
  await stripe.refund(session(order))
  stripe.fail('failed')
  await buyer.checkOut(await buyer.fill({ 4: 1 }))
  await stripe.send(firstEvent(), { secret: 'whsec_another' })
  expect(await stripe.send(changed(firstEvent(), { currency: CARD }))).toBe(500)

  const { db } = app.parts
  const kept = JSON.stringify([
    await db.selectFrom('orders').selectAll().execute(),
    await db.selectFrom('payment_events').selectAll().execute(),
    await db.selectFrom('credit_entries').selectAll().execute(),
  ])
  const { intent, charge } = stripe.find(session(order))
  const told = lines.join('')
  expect(told).toContain('StripeAPIError')
  expect(told).toContain('ZodError')
  for (const secret of [
    stripe.secretKey,
    stripe.secretKey.slice(-8),
    stripe.webhookSecret,
    'sk_test',
    'whsec',
    'last4',
    `"${CARD.last4}"`,
    CARD.fingerprint,
    'Casey',
    intent?.client_secret ?? 'no intent',
    JSON.stringify(intent?.payment_method),
    charge?.receipt_url ?? 'no charge',
  ]) {
    expect(told).not.toContain(secret)
    expect(kept).not.toContain(secret)
  }
})
