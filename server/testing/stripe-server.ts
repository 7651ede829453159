import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'
import { type Answer, answerOnce, type KeptAnswers } from './stripe-idempotency.ts'
import {
  API_VERSION,
  newCharge,
  newEvent,
  newId,
  newIntent,
  newSession,
  seconds,
  type ToldEvent,
} from './stripe-objects.ts'
import { paymentPage } from './stripe-page.ts'
import { readExpand, readNewSession, readNothing, StripeRefusal } from './stripe-params.ts'

/**
 * How the next call fails: `too many` and `down` come before anything is done, `failed` is kept as the key's answer, and of
 * `cut off` and `hangs` all is done but the answer never comes.
 */
export type Mishap = 'too many' | 'down' | 'failed' | 'cut off' | 'hangs'

/** A call that came in, and the status it got; none where it got no answer. */
export interface Call {
  method: string
  path: string
  body: string
  idempotency_key: string | undefined
  status: number | undefined
}

interface Paid {
  session: Stripe.Checkout.Session
  metadata: Stripe.Metadata
  intent?: Stripe.PaymentIntent
  charge?: Stripe.Charge
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

/**
 * Stripe Checkout on this machine: its API as far as the product uses it, strict in what it takes, with its payment page and
 * its webhooks. What the customer and the card do is told by the test.
 */
export async function startStripeServer() {
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`
  const orders = new Map<string, Paid>()
  const kept: KeptAnswers = new Map()
  const calls: Call[] = []
  const mishaps: Mishap[] = []
  const events: ToldEvent[] = []
  const held: ToldEvent[] = []
  /** Webhooks under way that no control waits for. */
  const underway = new Set<Promise<void>>()
  let webhooks: 'sent' | 'lost' | 'held' = 'sent'
  let site = ''

  const http = createServer((request, response) => {
    const answer = request.url?.startsWith('/c/pay/') ? page(request, response) : api(request, response)
    answer.catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

  async function api(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', url)
    const body = await bodyOf(request)
    const idempotency_key = headerOf(request, 'idempotency-key')
    const call: Call = { method: request.method ?? '', path: pathname, body, idempotency_key, status: undefined }
    calls.push(call)
    const mishap = mishaps.shift()
    const answer = answerTo(request, call, search, mishap)
    if (mishap === 'hangs') return
    if (mishap === 'cut off') return void response.destroy()
    call.status = answer.status
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': newId('req'),
      'stripe-version': API_VERSION,
      ...(idempotency_key !== undefined && { 'idempotency-key': idempotency_key }),
      ...(answer.replayed && { 'idempotent-replayed': 'true' }),
      ...(mishap === 'failed' && { 'stripe-should-retry': 'false' }),
    })
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  }

  function answerTo(request: IncomingMessage, call: Call, search: string, mishap: Mishap | undefined): Answer {
    try {
      if (mishap === 'too many') throw refusal(429, 'Too many requests', 'rate_limit')
      if (mishap === 'down') return { status: 503, body: undefined }
      checkHeaders(request)
      return answerOnce(kept, { ...call, search }, () =>
        mishap === 'failed' ? FAILED : { status: 200, body: perform(call, search) },
      )
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      return { status: error.status, body: { error: error.error } }
    }
  }

  function checkHeaders(request: IncomingMessage): void {
    const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (key === undefined) throw refusal(401, 'You did not provide an API key.')
    if (key !== secretKey) throw refusal(401, `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`)
    const version = headerOf(request, 'stripe-version')
    if (version !== API_VERSION) throw refusal(400, `Invalid Stripe API version: ${version}`)
    if (request.method === 'POST' && request.headers['content-type'] !== 'application/x-www-form-urlencoded')
      throw refusal(400, 'Invalid request (check that your POST content type is application/x-www-form-urlencoded).')
  }

  function perform({ method, path, body }: Call, search: string): unknown {
    const [, id, action] = /^\/v1\/checkout\/sessions(?:\/(\w+)(?:\/(\w+))?)?$/.exec(path) ?? [path, path, path]
    if (method === 'POST' && id === undefined) {
      readNothing(search)
      const asked = readNewSession(body)
      const session = newSession(asked, url)
      orders.set(session.id, { session, metadata: asked.payment_intent_data?.metadata ?? {} })
      return session
    }
    if (method === 'GET' && id !== undefined && action === undefined) {
      const { session, intent } = find(id)
      return readExpand(search).length > 0 ? { ...session, payment_intent: intent ?? null } : session
    }
    if (method === 'POST' && id !== undefined && action === 'expire') {
      readNothing(search + body)
      const { session } = find(id)
      if (session.status !== 'open') {
        const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`
        throw refusal(400, message)
      }
      const told = end(session)
      underway.add(told)
      return session
    }
    const message = `Unrecognized request URL (${method}: ${path}).`
    throw refusal(404, message)
  }

  function find(id: string): Paid {
    const found = orders.get(id)
    if (found !== undefined) return found
    throw refusal(404, `No such checkout.session: '${id}'`, 'resource_missing')
  }

  async function page(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { session } = find(/^\/c\/pay\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '')
    if (request.method === 'POST' && session.status === 'open') {
      await pay(session.id)
      return void response.writeHead(303, { location: session.success_url ?? '' }).end()
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(paymentPage(session))
  }

  /** Tells of an object as webhooks are set to. The one of an event that is sent is awaited. */
  async function tell(type: ToldEvent['type'], object: ToldEvent['data']['object']): Promise<void> {
    const event = newEvent(type, object)
    events.push(event)
    if (webhooks === 'held') held.push(event)
    if (webhooks === 'sent') await send(event)
  }

  /** Sends an event, once more if need be; the status it got. Its signature is made as Stripe documents it. */
  async function send(event: object, as: { secret?: string; at?: number; tampered?: (body: string) => string } = {}) {
    const body = JSON.stringify(event, null, 2)
    const at = as.at ?? seconds()
    const v1 = createHmac('sha256', as.secret ?? webhookSecret)
      .update(`${at}.${body}`)
      .digest('hex')
    const answer = await fetch(`${site}/api/payments/webhooks/stripe/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${at},v1=${v1}` },
      body: as.tampered?.(body) ?? body,
    })
    await answer.text()
    return answer.status
  }

  async function end(session: Stripe.Checkout.Session): Promise<void> {
    Object.assign(session, { status: 'expired', url: null })
    await tell('checkout.session.expired', session)
  }

  /** The customer is done on the page; the money may come later. */
  function complete(id: string): Required<Pick<Paid, 'intent'>> & Paid {
    const order = find(id)
    if (order.session.status !== 'open') throw new Error(`The session is ${order.session.status}`)
    const intent = newIntent(order.session, order.metadata)
    Object.assign(order.session, { status: 'complete', url: null, payment_intent: intent.id })
    return Object.assign(order, { intent })
  }

  function receiveMoney({ session, intent }: Paid): Stripe.Charge {
    if (intent?.status !== 'processing') throw new Error(`The payment is ${intent?.status ?? 'not begun'}`)
    const charge = newCharge(intent, session.customer_email)
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id })
    session.payment_status = 'paid'
    return charge
  }

  async function pay(id: string): Promise<void> {
    const order = complete(id)
    order.charge = receiveMoney(order)
    await tell('checkout.session.completed', order.session)
  }

  return {
    url,
    secretKey,
    webhookSecret,
    /** What the product is told of it. */
    env: {
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: url,
    },
    calls,
    /** All that was ever told of, sent or not. */
    events,
    held,
    /** Where webhooks go, once the product has an address. */
    serve(address: string): void {
      site = address
    },
    /** Webhooks from now on. */
    letWebhooksBe(how: typeof webhooks): void {
      webhooks = how
    },
    /** How the next calls fail, one after the other. */
    fail(...next: Mishap[]): void {
      mishaps.push(...next)
    },
    send,
    find,
    /** The session that its page is of. */
    sessionAt: (payment_url: string): string => new URL(payment_url).pathname.split('/').at(-1) ?? '',
    sessions: () => [...orders.values()].map(({ session }) => session),

    pay,
    /** Done on the page with a payment that takes days. */
    async payLater(id: string): Promise<void> {
      await tell('checkout.session.completed', complete(id).session)
    },
    async settle(id: string): Promise<void> {
      const order = find(id)
      order.charge = receiveMoney(order)
      await tell('checkout.session.async_payment_succeeded', order.session)
    },
    async fall(id: string): Promise<void> {
      const { session, intent } = find(id)
      if (intent?.status !== 'processing') throw new Error('There is no payment under way')
      intent.status = 'requires_payment_method'
      await tell('checkout.session.async_payment_failed', session)
    },
    /** A day goes by without a payment. */
    expire: (id: string) => end(find(id).session),
    /** Gives back some of what was paid, or what is left of it. */
    async refund(id: string, cents?: number): Promise<void> {
      const { charge } = find(id)
      if (charge === undefined) throw new Error('Nothing was paid')
      const refunded = charge.amount_refunded + (cents ?? charge.amount - charge.amount_refunded)
      if (refunded > charge.amount) throw new Error('That is more than was paid')
      Object.assign(charge, { amount_refunded: refunded, refunded: refunded === charge.amount })
      await tell('charge.refunded', charge)
    },

    /** Once all that calls of the API set off has been told. */
    async quiet(): Promise<void> {
      await Promise.all(underway)
    },
    async close(): Promise<void> {
      await Promise.allSettled(underway)
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
}

const FAILED: Answer = { status: 500, body: { error: { type: 'api_error', message: 'Something failed' } } }

const refusal = (status: number, message: string, code?: string): StripeRefusal =>
  new StripeRefusal(status, { type: 'invalid_request_error', code, message })

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
