import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { amountInWords } from '#domain/money.ts'
import { isPending } from '#domain/order.ts'
import { money } from '#domain/plans.ts'
import { sandboxPayments } from '../adapters/payments-sandbox.ts'
import type { App } from '../http/app.ts'
import { readPageForms } from '../http/body.ts'
import { csrfToken, isCsrfToken } from '../http/csrf.ts'
import { html, type Html, sendPage } from '../http/page.ts'
import type { Parts } from '../parts.ts'
import { findOrder, linesOf, type OrderRow } from './order-store.ts'
import type { PaymentEvent } from './payments.ts'
import { receiveEvent } from './receive-event.ts'
import { withOrderId } from './redirect.ts'

const dollars = (cents: number) => amountInWords(money(cents))

const params = z.object({ orderId: z.uuidv4() })
const body = z.object({ outcome: z.enum(['completed', 'failed', 'canceled']), token: z.string() })

/** The page of the sandbox, where a real provider would have its own: it shows the order and takes the outcome by button. */
export function sandboxPages(app: App, parts: Parts): void {
  if (parts.payments.provider !== 'sandbox') return
  readPageForms(app)
  const sandbox = sandboxPayments(parts.config.sessionSecret, parts.clock)

  app.get('/sandbox/pay/:orderId/', { schema: { params } }, async (request, reply) => {
    const order = await findOrder(parts.db, request.user.id, request.params.orderId)
    const token = csrfToken(parts.config.sessionSecret, boundTo(request, order))
    return sendPage(reply, 'Sandbox payment', paymentPage(order, token))
  })

  app.post(
    '/sandbox/pay/:orderId/',
    { schema: { params, body }, config: { csrf: 'in form' } },
    async (request, reply) => {
      const order = await findOrder(parts.db, request.user.id, request.params.orderId)
      if (!isCsrfToken(parts.config.sessionSecret, boundTo(request, order), request.body.token))
        throw new AppError('csrf_failed', 'CSRF Failed: CSRF token missing or incorrect.')
      if (isPending(order.status)) {
        const event = sandbox.sign(pressed(order, request.body.outcome))
        await receiveEvent(parts, event.body, event.headers)
      }
      return reply.redirect(withOrderId(order.redirect_url, order.id), 303)
    },
  )
}

/** The hidden token is of this session and this order: nobody else's page can send the form, nor this one for another order. */
const boundTo = (request: FastifyRequest, order: OrderRow): Buffer =>
  Buffer.concat([request.session?.token_hash ?? Buffer.alloc(0), Buffer.from(order.id)])

function pressed(order: OrderRow, button: z.infer<typeof body>['outcome']): PaymentEvent {
  const outcome = button.toUpperCase() as Uppercase<typeof button>
  const about = { event_id: `${order.id}-${outcome}`, order_id: order.id }
  return outcome === 'COMPLETED'
    ? { ...about, outcome, amount_cents: order.total_cents, currency: order.currency }
    : { ...about, outcome }
}

function paymentPage(order: OrderRow, token: string): Html {
  const lines = linesOf(order).map(
    (line) =>
      html`<tr>
        <td>${line.item_name}<br /><span class="quiet">${line.quantity} × ${dollars(line.price_cents)}</span></td>
        <td class="amount">${dollars(line.price_cents * line.quantity)}</td>
      </tr>`,
  )
  return html`<h1>Sandbox payment</h1>
    <p class="quiet">No money moves here: choose how the payment of this order ends.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" class="amount">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${lines}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td class="amount">${dollars(order.total_cents)}</td>
        </tr>
      </tfoot>
    </table>
    <p class="quiet">Order ${order.id}</p>
    ${isPending(order.status) ? buttons(order, token) : closed(order)}`
}

const buttons = (order: OrderRow, token: string): Html[] =>
  (
    [
      ['completed', 'Pay', 'first'],
      ['failed', 'Decline', ''],
      ['canceled', 'Cancel', ''],
    ] as const
  ).map(
    ([outcome, label, rank]) =>
      html`<form method="post" action="/sandbox/pay/${order.id}/">
        <input type="hidden" name="token" value="${token}" />
        <input type="hidden" name="outcome" value="${outcome}" />
        <button type="submit" class="${rank}">${label}</button>
      </form>`,
  )

const closed = (order: OrderRow): Html =>
  html`<p>
    This order is ${order.status.toLowerCase()}. <a href="${withOrderId(order.redirect_url, order.id)}">Go back</a>
  </p>`
