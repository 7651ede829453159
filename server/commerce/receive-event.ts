import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '#domain/errors.ts'
import type { OrderStatus } from '#domain/order.ts'
import { grantsOf } from '#domain/plans.ts'
import type { Trx } from '../db/client.ts'
import { unlockEndeavors } from '../endeavors/store.ts'
import { queueMail } from '../mail/send-mail.ts'
import type { Parts } from '../parts.ts'
import { grant, lockAccount, reverse } from './credits.ts'
import { receiptMail, refundMail } from './mails.ts'
import { linesOf, lockOrder, type OrderRow, presentOrder, setOrderStatus } from './order-store.ts'
import type { Outcome, PaymentEvent } from './payments.ts'
import { reopenCart, takeOut } from './reopen-cart.ts'

/**
 * Later news of an order only counts if it is of higher rank, so that the same events have the same effect in whatever order
 * they arrive, and what was paid stays paid.
 */
const RANK: Record<OrderStatus, number> = { DRAFT: 0, OPEN: 0, FAILED: 1, CANCELED: 2, COMPLETED: 3 }

/** Takes a signed event of the payment provider; one that is of no concern is taken and has no effect. */
export async function receiveEvent(parts: Parts, body: Buffer, headers: IncomingHttpHeaders): Promise<void> {
  const event = await parts.payments.readEvent(body, headers)
  if (event) await applyEvent(parts, event)
}

/** Each event has its effect once, however often and in whatever order the provider tells them. */
export async function applyEvent(parts: Parts, event: PaymentEvent): Promise<void> {
  const { provider } = parts.payments
  await parts.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, event.order_id)
    if (!order || order.provider !== provider) throw new AppError('not_found', 'Order does not exist')
    const problem = problemOf(event, order)
    const { event_id, order_id, outcome } = event
    const paid = 'amount_cents' in event ? { amount_cents: event.amount_cents, currency: event.currency } : {}
    const { numInsertedOrUpdatedRows: fresh } = await trx
      .insertInto('payment_events')
      .values({ provider, event_id, order_id, outcome, ...paid, problem })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .executeTakeFirstOrThrow()
    if (!fresh) return
    if (problem !== null) {
      // Money moved that nobody agreed on: a person has to look, and until then nothing is granted.
      parts.log.error({ order_id, event_id, problem }, 'a payment does not fit its order')
      return
    }
    if (event.outcome === 'REFUNDED') return refund(parts, trx, order, event.amount_cents)
    if (RANK[event.outcome] <= RANK[order.status]) return
    if (event.outcome === 'COMPLETED') await complete(parts, trx, order, event.payment_ref)
    else await endUnpaid(trx, order.id, event.outcome)
  })
}

/** Why an event is not believed: what was paid is not what the order costs, or more came back than was paid. */
function problemOf(event: PaymentEvent, order: OrderRow): 'amount' | 'currency' | null {
  if (!('amount_cents' in event)) return null
  if (event.currency !== order.currency) return 'currency'
  const { amount_cents } = event
  const fits = event.outcome === 'COMPLETED' ? amount_cents === order.total_cents : amount_cents <= order.total_cents
  return fits ? null : 'amount'
}

async function complete(parts: Parts, trx: Trx, order: OrderRow, payment_ref: string | undefined): Promise<void> {
  await lockAccount(trx, order.user_id)
  const paid_at = parts.clock.now().toISOString()
  await trx
    .updateTable('orders')
    .set({ status: 'COMPLETED', paid_at, payment_ref: payment_ref ?? null, updated_at: paid_at })
    .where('id', '=', order.id)
    .execute()
  await grant(trx, order.user_id, order.id, grantsOf(linesOf(order)))
  await unlockEndeavors(trx, order.user_id)
  await takeOut(trx, order.cart_id, linesOf(order))
  await tell(parts, trx, order, (payer) =>
    receiptMail(payer, siteOf(order), presentOrder({ ...order, status: 'COMPLETED', paid_at })),
  )
  // Its refund may have been told before it.
  if (order.refunded_cents > 0) await takeBack(parts, trx, { ...order, status: 'COMPLETED', paid_at })
}

/**
 * Money that was given back. Once it is all of it, what the order granted and nobody spent is taken back; of a part nobody
 * can say which thing it was for, so that it takes nothing (docs/decisions/024).
 */
async function refund(parts: Parts, trx: Trx, order: OrderRow, amount_cents: number): Promise<void> {
  if (amount_cents <= order.refunded_cents) return
  await trx.updateTable('orders').set({ refunded_cents: amount_cents }).where('id', '=', order.id).execute()
  if (order.status === 'COMPLETED') await takeBack(parts, trx, { ...order, refunded_cents: amount_cents })
}

async function takeBack(parts: Parts, trx: Trx, order: OrderRow): Promise<void> {
  await lockAccount(trx, order.user_id)
  if (order.refunded_cents === order.total_cents) await reverse(trx, order.user_id, order.id)
  await tell(parts, trx, order, (payer) => refundMail(payer, siteOf(order), presentOrder(order)))
}

/** Ends an order that brought no money, unless it did after all; the first such end opens its cart again. */
export async function endUnpaid(trx: Trx, order_id: string, outcome: Exclude<Outcome, 'COMPLETED'>): Promise<void> {
  const order = await lockOrder(trx, order_id)
  if (!order || RANK[outcome] <= RANK[order.status]) return
  await setOrderStatus(trx, order.id, outcome)
  if (RANK[order.status] > 0) return
  await lockAccount(trx, order.user_id)
  await reopenCart(trx, order.user_id, order.cart_id)
}

/** Where the payer was when the order was made. */
const siteOf = (order: OrderRow) => new URL(order.redirect_url).origin

type Payer = { email: string; username: string }

/** Mails whoever paid, where there still is an account. */
async function tell(parts: Parts, trx: Trx, order: OrderRow, mail: (payer: Payer) => Parameters<typeof queueMail>[2]) {
  const payer = await trx
    .selectFrom('users')
    .select(['email', 'username'])
    .where('id', '=', order.user_id)
    .where('email', 'like', '%@%')
    .executeTakeFirst()
  if (payer) await queueMail(parts, trx, mail(payer))
}
