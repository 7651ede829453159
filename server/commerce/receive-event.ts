import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '#domain/errors.ts'
import type { OrderStatus } from '#domain/order.ts'
import { catalogueItem, type Grants, PRODUCT_CODES } from '#domain/plans.ts'
import type { Trx } from '../db/client.ts'
import { unlockEndeavors } from '../endeavors/store.ts'
import type { Parts } from '../parts.ts'
import { grant, lockAccount } from './credits.ts'
import { linesOf, lockOrder, type OrderRow, setOrderStatus } from './order-store.ts'
import type { OrderLine, Outcome } from './payments.ts'
import { reopenCart, takeOut } from './reopen-cart.ts'

/**
 * Later news of an order only counts if it is of higher rank, so that the same events have the same effect in whatever order
 * they arrive, and what was paid stays paid.
 */
const RANK: Record<OrderStatus, number> = { DRAFT: 0, OPEN: 0, FAILED: 1, CANCELED: 2, COMPLETED: 3 }

/** Takes a signed event of the payment provider. Each has its effect once. */
export async function receiveEvent(parts: Parts, body: Buffer, headers: IncomingHttpHeaders): Promise<void> {
  const { payments } = parts
  const event = payments.readEvent(body, headers)
  await parts.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, event.order_id)
    if (!order || order.provider !== payments.provider) throw new AppError('not_found', 'Order does not exist')
    const { numInsertedOrUpdatedRows: fresh } = await trx
      .insertInto('payment_events')
      .values({ provider: payments.provider, ...event })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .executeTakeFirstOrThrow()
    if (!fresh || RANK[event.outcome] <= RANK[order.status]) return
    if (event.outcome === 'COMPLETED') await complete(trx, order)
    else await endUnpaid(trx, order.id, event.outcome)
  })
}

async function complete(trx: Trx, order: OrderRow): Promise<void> {
  await lockAccount(trx, order.user_id)
  await setOrderStatus(trx, order.id, 'COMPLETED')
  await grant(trx, order.user_id, order.id, grantsOf(linesOf(order)))
  await unlockEndeavors(trx, order.user_id)
  const cart = await trx.selectFrom('carts').select('status').where('id', '=', order.cart_id).executeTakeFirst()
  if (cart?.status === 'open') await takeOut(trx, order.cart_id, linesOf(order))
}

/** Ends an order that brought no money; the first such end opens its cart again. */
export async function endUnpaid(trx: Trx, order_id: string, outcome: Exclude<Outcome, 'COMPLETED'>): Promise<void> {
  const order = await lockOrder(trx, order_id)
  if (!order) return
  await setOrderStatus(trx, order.id, outcome)
  if (RANK[order.status] > 0) return
  await lockAccount(trx, order.user_id)
  await reopenCart(trx, order.user_id, order.cart_id)
}

function grantsOf(lines: readonly OrderLine[]): Grants {
  const grants: Grants = {}
  for (const { item_id, quantity } of lines) {
    const item = catalogueItem(item_id)
    for (const product of PRODUCT_CODES)
      grants[product] = (grants[product] ?? 0) + (item?.grants[product] ?? 0) * quantity
  }
  return grants
}
