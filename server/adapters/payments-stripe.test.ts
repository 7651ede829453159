import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderToPay, StartedOrder } from '../commerce/payments.ts'
import { type Mishap, startStripeServer, type StripeServer } from '../testing/stripe-server.ts'
import { stripePayments } from './payments-stripe.ts'

const SITE = 'https://w.test'
const clock = { now: () => new Date() }
/** Shorter than the package's own would be tried out with; a call on this machine takes a few. */
const TIMEOUT_MS = 1000

let stripe: StripeServer
beforeAll(async () => {
  stripe = await startStripeServer()
  stripe.letWebhooksBe('lost')
})
afterAll(() => stripe.close())
beforeEach(() => {
  stripe.calls.splice(0)
})

const paymentsWith = (secretKey: string) =>
  stripePayments({ secretKey, webhookSecret: stripe.webhookSecret, apiBase: stripe.url }, clock, TIMEOUT_MS)
const payments = () => paymentsWith(stripe.secretKey)

const newOrder = (): OrderToPay => ({
  id: randomUUID(),
  items: [
    { item_id: 1, item_name: 'Full Package', price_cents: 104_900, quantity: 1, grants: { petition_letter: 1 } },
    { item_id: 4, item_name: 'Recommendation Letter', price_cents: 14_900, quantity: 2, grants: {} },
  ],
  total_cents: 134_700,
  currency: 'usd',
  redirect_url: `${SITE}/order-confirmation?from=cart`,
  email: 'casey@example.test',
})
const begin = async (): Promise<StartedOrder> => {
  const order = newOrder()
  const { provider_ref } = await payments().start(order, SITE)
  stripe.calls.splice(0)
  return { id: order.id, provider_ref, created_at: new Date().toISOString() }
}
const refusalOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('an order that Stripe does not take', () => {
  test('is refused without a word of the key', async () => {
    const refusal = await refusalOf(paymentsWith('sk_test_declinedwxyz').start(newOrder(), SITE))
    expect(refusal).toMatchObject({ type: 'StripeAuthenticationError', status: 401 })
    expect(inspect(refusal, { depth: 9 })).not.toMatch(/sk_test|wxyz|Authorization|casey/i)
    expect(refusal).toHaveProperty('request_id', expect.stringMatching(/^req_/))
    expect(stripe.calls).toHaveLength(1)
  })

  test.each<[Mishap, object]>([
    ['too many', { type: 'StripeRateLimitError', code: 'rate_limit', status: 429 }],
    ['failed', { type: 'StripeAPIError', status: 500 }],
  ])('is given up at once where trying again is of no use: %s', async (mishap, told) => {
    const before = stripe.sessions().length
    stripe.fail(mishap)
    expect(await refusalOf(payments().start(newOrder(), SITE))).toMatchObject(told)
    expect(stripe.calls).toHaveLength(1)
    expect(stripe.sessions()).toHaveLength(before)
  })

  test('is given up after three attempts', async () => {
    stripe.fail('down', 'down', 'down')
    expect(await refusalOf(payments().start(newOrder(), SITE))).toMatchObject({ type: 'StripeAPIError' })
    expect(stripe.calls.map(({ status }) => status)).toEqual([503, 503, 503])
  })

  test('says why nobody answered', async () => {
    const nowhere = { secretKey: stripe.secretKey, webhookSecret: 'whsec_x', apiBase: 'http://127.0.0.1:1' }
    expect(await refusalOf(stripePayments(nowhere, clock).start(newOrder(), SITE))).toMatchObject({
      type: 'StripeConnectionError',
      code: 'ECONNREFUSED',
    })
  })

  test('is not the other one that had its id', async () => {
    const order = newOrder()
    await payments().start(order, SITE)
    const other = { ...order, email: 'somebody-else@example.test' }
    expect(await refusalOf(payments().start(other, SITE))).toMatchObject({
      type: 'StripeIdempotencyError',
      status: 400,
    })
  })

  test('costs another amount there than here', async () => {
    await expect(payments().start({ ...newOrder(), total_cents: 134_701 }, SITE)).rejects.toThrow('amount_total')
  })
})

describe('an order is one session', () => {
  test.each<Mishap[][]>([[['down']], [['cut off', 'down']], [['hangs']]])(
    'though its start is first %s',
    async (mishaps) => {
      const before = stripe.sessions().length
      stripe.fail(...mishaps)
      const order = newOrder()
      const started = await payments().start(order, SITE)
      expect(stripe.calls).toHaveLength(mishaps.length + 1)
      expect(new Set(stripe.calls.map(({ idempotency_key }) => idempotency_key))).toEqual(
        new Set([`order-${order.id}`]),
      )
      expect(await payments().start(order, SITE)).toEqual(started)
      expect(stripe.sessions()).toHaveLength(before + 1)
    },
  )

  test('with its lines, its id and the ways back', async () => {
    const order = newOrder()
    const { provider_ref, payment_url } = await payments().start(order, SITE)
    const { session, metadata } = stripe.find(provider_ref)
    expect(session).toMatchObject({
      url: payment_url,
      amount_total: 134_700,
      currency: 'usd',
      client_reference_id: order.id,
      customer_email: order.email,
      metadata: { order_id: order.id },
      adaptive_pricing: { enabled: false },
      success_url: `${SITE}/order-confirmation?from=cart&order_id=${order.id}`,
      cancel_url: `${SITE}/order-confirmation?from=cart&order_id=${order.id}&canceled=1`,
    })
    expect(metadata).toEqual({ order_id: order.id })
    const sent = new URLSearchParams(stripe.calls[0]?.body)
    expect(sent.get('line_items[1][price_data][unit_amount]')).toBe('14900')
    expect(sent.get('line_items[1][price_data][product_data][name]')).toBe('Recommendation Letter')
    expect(sent.get('line_items[1][quantity]')).toBe('2')
  })
})

describe('how an order stands', () => {
  const outcome = async (order: StartedOrder) => (await payments().look(order))?.outcome

  test('is not known of a session that is not there, nor while nobody answers', async () => {
    const order = await begin()
    expect(await refusalOf(payments().look({ ...order, provider_ref: 'cs_test_none' }))).toMatchObject({ status: 404 })
    stripe.fail('down')
    expect(await refusalOf(payments().look(order))).toMatchObject({ type: 'StripeAPIError' })
    expect(stripe.calls).toHaveLength(2)
  })

  test('is open, then under way, then paid', async () => {
    const order = await begin()
    expect(await outcome(order)).toBeUndefined()
    await stripe.payLater(order.provider_ref)
    expect(await outcome(order)).toBeUndefined()
    await stripe.settle(order.provider_ref)
    expect(await payments().look(order)).toEqual({
      event_id: `${order.provider_ref}-COMPLETED`,
      order_id: order.id,
      outcome: 'COMPLETED',
      amount_cents: 134_700,
      currency: 'usd',
      payment_ref: stripe.find(order.provider_ref).intent?.id,
    })
  })

  test('is failed where the payment did not come, and canceled after a day', async () => {
    const declined = await begin()
    await stripe.payLater(declined.provider_ref)
    await stripe.fall(declined.provider_ref)
    expect(await outcome(declined)).toBe('FAILED')
    const forgotten = await begin()
    await stripe.expire(forgotten.provider_ref)
    expect(await outcome(forgotten)).toBe('CANCELED')
  })
})

describe('an order that is taken back', () => {
  const canceled = async (order: StartedOrder) => (await payments().cancel(order))?.outcome

  test.each<Mishap[][]>([[[]], [['down']], [['cut off']]])('is expired, though first %s', async (mishaps) => {
    const order = await begin()
    stripe.fail(...mishaps)
    expect(await canceled(order)).toBe('CANCELED')
    expect(stripe.find(order.provider_ref).session.status).toBe('expired')
    expect(await canceled(order)).toBe('CANCELED')
  })

  test('can be taken back again after a failure', async () => {
    const order = await begin()
    stripe.fail('failed')
    expect(await refusalOf(payments().cancel(order))).toMatchObject({ status: 500 })
    expect(await canceled(order)).toBe('CANCELED')
  })

  test('stays paid, or under way, where the page was done already', async () => {
    const paid = await begin()
    await stripe.pay(paid.provider_ref)
    expect(await canceled(paid)).toBe('COMPLETED')
    const underway = await begin()
    await stripe.payLater(underway.provider_ref)
    expect(await canceled(underway)).toBeUndefined()
  })
})
