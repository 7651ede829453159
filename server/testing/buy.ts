import { sandboxPayments } from '../adapters/payments-sandbox.ts'
import type { PaymentEvent } from '../commerce/payments.ts'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

/** What is told of an order; of money that moves, all of the order's unless another amount is named. */
export interface Told {
  event_id: string
  order_id: string
  outcome: PaymentEvent['outcome']
  amount_cents?: number
  currency?: string
}

/** Tells what the sandbox's payment page would: signed, through the webhook. */
export const tellPayment = async (app: TestApp, told: Told) => {
  const order = await app.parts.db
    .selectFrom('orders')
    .select(['total_cents as amount_cents', 'currency'])
    .where('id', '=', told.order_id)
    .executeTakeFirst()
  const event: PaymentEvent = { amount_cents: 0, currency: 'usd', ...order, ...told }
  const { body, headers } = sandboxPayments(app.parts.config.sessionSecret, app.parts.clock).sign(event)
  return app.visitor().post('/api/payments/webhooks/sandbox/', body.toString(), {
    headers: { ...headers, 'content-type': 'application/json' },
  })
}

/** Opens the sandbox's payment page and presses one of its buttons. */
export const press = async (
  payer: Client,
  order: { payment_url: string },
  outcome: string,
  wrong: Record<string, string> = {},
) => {
  const page = await payer.get<string>(order.payment_url)
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const { pathname } = new URL(order.payment_url)
  return payer.post(`${pathname}/`, new URLSearchParams({ outcome, token, ...wrong }).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-csrftoken': '' },
  })
}

/** Buys items of the catalogue (`{ 1: 1 }`: one Full Package) and pays for them. */
export const buy = async (app: TestApp, client: Client, lines: Record<number, number>): Promise<string> => {
  const { id } = (await client.post<{ id: string }>('/api/payments/cart/')).body
  for (const [item_id, quantity] of Object.entries(lines))
    await client.post(`/api/payments/cart/${id}/items/`, { item_id: Number(item_id), quantity })
  const order = await client.post<{ order_id: string }>(`/api/payments/cart/${id}/checkout/`, {
    redirect_url: '/order-confirmation',
  })
  const { order_id } = order.body
  const paid = await tellPayment(app, { event_id: `paid-${order_id}`, order_id, outcome: 'COMPLETED' })
  if (paid.status !== 200) throw new Error(`payment answered ${paid.status}: ${JSON.stringify(paid.body)}`)
  return order_id
}
