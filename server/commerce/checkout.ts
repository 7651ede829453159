import { EMPTY_CART } from '#domain/cart.ts'
import { AppError } from '#domain/errors.ts'
import type { Trx } from '../db/client.ts'
import type { Parts } from '../parts.ts'
import { cartLines, lockOpenCart, setCartStatus, totalOf } from './cart-store.ts'
import { insertOrder } from './order-store.ts'
import type { OrderToPay } from './payments.ts'
import { endUnpaid } from './receive-event.ts'

/**
 * Makes an order of what is in the cart now, at the catalogue's prices, and announces it to the payment provider. The order
 * is a draft until the provider knows of it; if that fails the cart is as before.
 */
export async function checkOut(
  parts: Parts,
  user_id: number,
  cart_id: string,
  where: { redirect_url: string; site: string },
): Promise<{ order_id: string; payment_url: string }> {
  const { payments } = parts
  const order = await parts.db.transaction().execute(async (trx): Promise<OrderToPay> => {
    await lockOpenCart(trx, user_id, cart_id)
    const items = await cartLines(trx, cart_id)
    if (items.length === 0) throw new AppError('invalid', EMPTY_CART)
    const toPay = { items, total_cents: totalOf(items), redirect_url: where.redirect_url }
    const id = await insertOrder(trx, { ...toPay, user_id, cart_id, provider: payments.provider })
    await setCartStatus(trx, cart_id, 'ordered')
    return { id, ...toPay }
  })
  try {
    const { payment_url, provider_ref } = await payments.start(order, where.site)
    await parts.db
      .updateTable('orders')
      .set({ status: 'OPEN', provider_ref, updated_at: parts.clock.now() })
      .where('id', '=', order.id)
      .where('status', '=', 'DRAFT')
      .execute()
    return { order_id: order.id, payment_url }
  } catch (error) {
    parts.log.error({ err: error, order_id: order.id }, 'the payment provider did not take an order')
    await parts.db.transaction().execute((trx) => endUnpaid(trx, order.id, 'FAILED'))
    throw new AppError('unavailable', 'There was an error processing your checkout. Please try again.')
  }
}

const DRAFTS_LIVE_MS = 60_000

/** An order is a draft for a moment only; one that stayed so lost its process, and its cart comes back. */
export async function endLostDrafts(trx: Trx, user_id: number, now: Date): Promise<void> {
  const lost = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', user_id)
    .where('status', '=', 'DRAFT')
    .where('created_at', '<', new Date(now.valueOf() - DRAFTS_LIVE_MS).toISOString())
    .execute()
  for (const { id } of lost) await endUnpaid(trx, id, 'FAILED')
}
