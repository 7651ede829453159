import type Stripe from 'stripe'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { OrderToPay, PaymentEvent, Payments, StartedOrder } from '../commerce/payments.ts'
import { withOrderId } from '../commerce/redirect.ts'
import type { Clock } from '../parts.ts'
import { outcomeOf, readStripeEvent } from './payments-stripe-events.ts'
import { StripeProblem } from './payments-stripe-problem.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Without a path. */
  apiBase: string
}

/** Stripe's own: an event that was signed earlier may be one that somebody has kept. */
const TOLERANCE_S = 300
const TIMEOUT_MS = 20_000
/** A page waits for the answer meanwhile, and what was not told now is asked for again. */
const LOOK = { maxNetworkRetries: 0, timeout: 5000 }

/** Pays on Stripe's own page (Checkout). Its package is loaded when it is first needed: other providers do without. */
export function stripePayments(settings: StripeSettings, clock: Clock, timeoutMs = TIMEOUT_MS): Payments {
  let opened: Promise<Stripe> | undefined
  const sessions = async () => (await (opened ??= open(settings, timeoutMs))).checkout.sessions

  /** What Stripe's package throws holds answers, headers and a part of the key; none of it leaves here. */
  const ask = async <T>(call: (api: Stripe['checkout']['sessions']) => Promise<T>): Promise<T> => {
    try {
      return await call(await sessions())
    } catch (error) {
      throw new StripeProblem(error)
    }
  }

  const look = async ({ id, provider_ref }: StartedOrder): Promise<PaymentEvent | undefined> => {
    const session = await ask((api) => api.retrieve(provider_ref, { expand: ['payment_intent'] }, LOOK))
    return outcomeOf(session, id)
  }

  return {
    provider: 'stripe',

    async start(order) {
      const session = await ask((api) => api.create(sessionOf(order), { idempotencyKey: `order-${order.id}` }))
      // What its page asks for is what the order costs, before anybody is led there.
      const amount = {
        amount_total: z.literal(order.total_cents).nullish(),
        currency: z.literal(order.currency).nullish(),
      }
      const { id, url } = z.object({ id: z.string().min(1), url: z.url(), ...amount }).parse(session)
      return { payment_url: url, provider_ref: id }
    },

    async readEvent(body, headers) {
      const { default: stripe } = await import('stripe')
      const signature = headers['stripe-signature'] ?? ''
      const now = clock.now().valueOf()
      let told: unknown
      try {
        told = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, TOLERANCE_S, undefined, now)
      } catch {
        throw new AppError('invalid', 'The signature is missing, wrong or too old')
      }
      return readStripeEvent(told)
    },

    look,

    async cancel(order) {
      try {
        // Each attempt has a key of its own, which the package makes: under one for all of them a failure would be answered again.
        const session = await ask((api) => api.expire(order.provider_ref))
        return outcomeOf(session, order.id)
      } catch (problem) {
        // Stripe expires open sessions only: this one has ended by itself.
        if (problem instanceof StripeProblem && problem.status === 400) return look(order)
        throw problem
      }
    },
  }
}

async function open({ secretKey, apiBase }: StripeSettings, timeout: number): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiBase)
  return new StripeClient(secretKey, {
    host: hostname.replace(/[[\]]/g, ''),
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    maxNetworkRetries: 2,
    timeout,
    telemetry: false,
    appInfo: { name: 'Waiverly' },
  })
}

/** No discounts, no tax and no other currency: each would charge another amount than the order's. */
function sessionOf(order: OrderToPay): Stripe.Checkout.SessionCreateParams {
  const back = withOrderId(order.redirect_url, order.id)
  const left = new URL(back)
  left.searchParams.set('canceled', '1')
  const metadata = { order_id: order.id }
  return {
    mode: 'payment',
    line_items: order.items.map(({ item_name, price_cents, quantity }) => ({
      price_data: { currency: order.currency, unit_amount: price_cents, product_data: { name: item_name } },
      quantity,
    })),
    adaptive_pricing: { enabled: false },
    client_reference_id: order.id,
    metadata,
    // Stripe copies it to the charge, by which a refund names its order.
    payment_intent_data: { metadata },
    customer_email: order.email,
    success_url: back,
    cancel_url: left.href,
  }
}
