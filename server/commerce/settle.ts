import { sql } from 'kysely'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { isPending } from '#domain/order.ts'
import { plainJob } from '../jobs/job.ts'
import type { Parts } from '../parts.ts'
import { endLostDrafts } from './checkout.ts'
import { findOrder, lockOrder, type OrderRow } from './order-store.ts'
import { applyEvent, endUnpaid } from './receive-event.ts'

/** A page that waits asks every two seconds; the provider is not asked as often. */
const ASK_AGAIN_MS = 10_000
/** An order that no page waits for. */
const LEAVE_ALONE_MS = 5 * 60_000
const AT_ONCE = 200
/** No provider keeps a payment open for longer. */
const OPEN_FOR_MS = 48 * 3_600_000

const started = (order: OrderRow) => ({ ...order, provider_ref: order.provider_ref ?? '' })

/** Asks the provider how an open order stands, unless it was asked just now: the event that tells it may be lost. */
export async function settleOrder(parts: Parts, order: OrderRow, after = ASK_AGAIN_MS): Promise<void> {
  if (order.status !== 'OPEN' || order.provider !== parts.payments.provider) return
  const now = parts.clock.now()
  const due = await parts.db
    .updateTable('orders')
    .set({ looked_at: now.toISOString() })
    .where('id', '=', order.id)
    .where(sql<boolean>`coalesce(looked_at, created_at) <= ${new Date(now.valueOf() - after).toISOString()}`)
    .returning('id')
    .executeTakeFirst()
  if (!due) return
  const event = await parts.payments.look(started(order)).catch((error: unknown) => {
    parts.log.warn({ err: error, order_id: order.id }, 'the payment provider did not tell how an order stands')
  })
  if (event) await applyEvent(parts, event)
}

/** Takes back the user's own order that nobody has paid; how it stands then. One that was paid meanwhile stays paid. */
export async function cancelOrder(parts: Parts, user_id: number, id: string): Promise<OrderRow> {
  const order = await findOrder(parts.db, user_id, id)
  if (!isPending(order.status)) return order
  // A provider that was never told of it cannot be paid; one that is no longer in use cannot be asked.
  if (order.provider_ref === null || order.provider !== parts.payments.provider) {
    if (!(await cancelAlone(parts, order))) return cancelOrder(parts, user_id, id)
  } else {
    const event = await parts.payments.cancel(started(order)).catch((error: unknown) => {
      parts.log.warn({ err: error, order_id: id }, 'the payment provider did not take an order back')
      throw new AppError('unavailable', 'Your order could not be canceled just now. Please try again.')
    })
    if (event) await applyEvent(parts, event)
  }
  return findOrder(parts.db, user_id, id)
}

/** Cancels an order without its provider; false where that has come to know of it meanwhile. */
const cancelAlone = ({ db }: Parts, { id, provider_ref }: OrderRow): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if ((await lockOrder(trx, id))?.provider_ref !== provider_ref) return false
    await endUnpaid(trx, id, 'CANCELED')
    return true
  })

/** Orders whose page nobody waits at any more. */
export async function settleOrders(parts: Parts, signal?: AbortSignal): Promise<void> {
  const { db, clock, payments } = parts
  await endLostDrafts(db, clock.now())
  const open = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'OPEN')
    .where('provider', '=', payments.provider)
    .orderBy(sql`coalesce(looked_at, created_at)`)
    .limit(AT_ONCE)
    .execute()
  for (const order of open) {
    signal?.throwIfAborted()
    await settleOrder(parts, order, LEAVE_ALONE_MS)
  }
  await endOrphans(parts)
}

/** Orders of a provider that is no longer in use: nobody tells any more how they end. */
async function endOrphans({ db, clock, payments }: Parts): Promise<void> {
  const orphans = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'OPEN')
    .where('provider', '!=', payments.provider)
    .where('created_at', '<', new Date(clock.now().valueOf() - OPEN_FOR_MS).toISOString())
    .limit(AT_ONCE)
    .execute()
  for (const { id } of orphans) await db.transaction().execute((trx) => endUnpaid(trx, id, 'CANCELED'))
}

export const settleOrdersJob = plainJob({
  kind: 'settle-orders',
  payload: z.object({}),
  concurrency: 1,
  run: ({ parts, signal }) => settleOrders(parts, signal),
})
