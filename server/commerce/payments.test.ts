import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { press, tellPayment } from '../testing/buy.ts'
import { type MadeOrder, shopper, type Shopper } from '../testing/shopper.ts'
import { enter } from '../testing/enter.ts'
import { newTestClock, startStripeApp } from '../testing/stripe-app.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { settleOrders } from './settle.ts'

/** A provider, and what its side of a payment does. */
interface Till {
  app: TestApp
  clock: ReturnType<typeof newTestClock>
  pay(order: MadeOrder): Promise<void>
  fail(order: MadeOrder): Promise<void>
  refund(order: MadeOrder): Promise<void>
  /** Tells again all that it told of the order, the last first. */
  repeat(order: MadeOrder): Promise<number[]>
  /** A day goes by, and nothing of it is told. */
  expireUnheard(order: MadeOrder): Promise<void>
  /** Opens the payment page, and gives its button. */
  openPage(order: MadeOrder, buyer: Shopper): Promise<() => Promise<number>>
  close(): Promise<void>
}

const DAY_MS = 86_400_000

async function sandboxTill(): Promise<Till> {
  const clock = newTestClock()
  const app = await startTestApp({ clock })
  const told: Parameters<typeof tellPayment>[1][] = []
  const tell = async (order_id: string, outcome: 'COMPLETED' | 'FAILED' | 'REFUNDED') => {
    const event = { event_id: `${order_id}-${outcome}`, order_id, outcome }
    told.push(event)
    await tellPayment(app, event)
  }
  return {
    app,
    clock,
    pay: ({ order_id }) => tell(order_id, 'COMPLETED'),
    fail: ({ order_id }) => tell(order_id, 'FAILED'),
    refund: ({ order_id }) => tell(order_id, 'REFUNDED'),
    async repeat({ order_id }) {
      const statuses: number[] = []
      for (const event of told.toReversed())
        if (event.order_id === order_id) statuses.push((await tellPayment(app, event)).status)
      return statuses
    },
    expireUnheard() {
      clock.ahead_ms = DAY_MS + 1000
      return Promise.resolve()
    },
    async openPage(order, { client }) {
      const page = await client.get<string>(order.payment_url)
      const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
      return async () => (await press(client, order, 'completed', { token })).status
    },
    close: app.close,
  }
}

async function stripeTill(): Promise<Till> {
  const { app, stripe, clock, close } = await startStripeApp()
  const session = (order: MadeOrder) => stripe.sessionAt(order.payment_url)
  return {
    app,
    clock,
    pay: (order) => stripe.pay(session(order)),
    async fail(order) {
      await stripe.payLater(session(order))
      await stripe.fall(session(order))
    },
    refund: (order) => stripe.refund(session(order)),
    async repeat({ order_id }) {
      const statuses: number[] = []
      for (const event of stripe.events.toReversed())
        if (event.data.object.metadata?.['order_id'] === order_id) statuses.push(await stripe.send(event))
      return statuses
    },
    async expireUnheard(order) {
      stripe.letWebhooksBe('lost')
      await stripe.expire(session(order))
      stripe.letWebhooksBe('sent')
      clock.ahead_ms = 6 * 60_000
    },
    async openPage({ payment_url }) {
      expect(await (await fetch(payment_url)).text()).toContain('<button>Pay</button>')
      return async () => (await fetch(payment_url, { method: 'POST', redirect: 'manual' })).status
    },
    close,
  }
}

describe.each([
  ['the sandbox', sandboxTill],
  ['Stripe', stripeTill],
])('every provider: %s', (_name, open) => {
  let till: Till
  let buyer: Shopper
  beforeAll(async () => {
    till = await open()
  })
  afterAll(() => till.close())
  beforeEach(async () => {
    till.clock.ahead_ms = 0
    buyer = shopper((await enter(till.app)).client)
  })

  it('takes an order, which can be paid until it is', async () => {
    const order = await buyer.order({ 1: 1, 4: 2 })
    expect(await buyer.orderOf(order.order_id)).toMatchObject({
      status: 'OPEN',
      payment_url: order.payment_url,
      total_price: '1347.00',
    })
    expect(await buyer.credits()).toEqual({})
    await till.pay(order)
    expect(await buyer.orderOf(order.order_id)).toMatchObject({ status: 'COMPLETED', payment_url: null })
    expect(await buyer.credits()).toEqual({ proposed_endeavors: 10, recommendation_letter: 7, petition_letter: 1 })
  })

  it('may tell the same again: it has one effect', async () => {
    const order = await buyer.order({ 4: 1 })
    await till.pay(order)
    const answers = await till.repeat(order)
    expect(answers.length).toBeGreaterThan(0)
    expect(answers).toEqual(answers.map(() => 200))
    expect(await buyer.credits()).toEqual({ recommendation_letter: 1 })
  })

  it('takes an order back, which nobody can pay then', async () => {
    const order = await buyer.order({ 4: 3 })
    const before = await buyer.shown(order.cart_id)
    const pay = await till.openPage(order, buyer)
    expect((await buyer.cancel(order.order_id)).body).toEqual({ order_id: order.order_id, status: 'CANCELED' })
    expect(await buyer.cart()).toBe(order.cart_id)
    expect(await buyer.shown(order.cart_id)).toEqual(before)
    expect(await pay()).toBeLessThan(400)
    expect(await buyer.statusOf(order.order_id)).toBe('CANCELED')
    expect((await buyer.cancel(order.order_id)).body).toMatchObject({ status: 'CANCELED' })
    expect(await buyer.credits()).toEqual({})
  })

  it('does not take back what is paid', async () => {
    const order = await buyer.order({ 4: 1 })
    await till.pay(order)
    expect((await buyer.cancel(order.order_id)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await buyer.credits()).toEqual({ recommendation_letter: 1 })
  })

  it('may say that a payment failed: the cart is as it was, and can be paid anew', async () => {
    const order = await buyer.order({ 4: 2 })
    await till.fail(order)
    expect(await buyer.statusOf(order.order_id)).toBe('FAILED')
    expect(await buyer.cart()).toBe(order.cart_id)
    const again = await buyer.checkOut(order.cart_id)
    await till.pay({ ...again.body, cart_id: order.cart_id })
    expect(await buyer.credits()).toEqual({ recommendation_letter: 2 })
  })

  it('is asked after an order that nobody paid and nobody told of', async () => {
    const order = await buyer.order({ 4: 1 })
    await till.expireUnheard(order)
    await settleOrders(till.app.parts)
    till.clock.ahead_ms = 0
    expect(await buyer.statusOf(order.order_id)).toBe('CANCELED')
    expect(await buyer.cart()).toBe(order.cart_id)
  })

  it('gives money back once, however often it is told', async () => {
    const order = await buyer.order({ 1: 1 })
    await till.pay(order)
    await till.refund(order)
    expect(await buyer.credits()).toEqual({})
    await till.repeat(order)
    expect(await buyer.orderOf(order.order_id)).toMatchObject({ status: 'COMPLETED', refunded: '1049.00' })
    expect(await buyer.credits()).toEqual({})
  })
})
