import { EMPTY_CART } from '#domain/cart.ts'
import { AppError } from '#domain/errors.ts'
import { CURRENCY } from '#domain/plans.ts'
import type { Trx } from '../db/client.ts'
import type { Parts } from '../parts.ts'
import { cartLines, lockOpenCart, setCartStatus, totalOf } from './cart-store.ts'
import { keepCatalogue } from './catalogue.ts'
import { insertOrder } from './order-store.ts'
import type { OrderToPay } from './payments.ts'
import { endUnpaid } from './receive-event.ts'

/**
 * Makes an order of what is in the cart now, at the catalogue's prices, and announces it to the payment provider. The order
 * is a draft until the provider knows of it; if that fails the cart is as before.
 */
export async function checkOut(
  parts: Parts,
  { id: user_id, email }: { id: number; email: string },
  cart_id: string,
  where: { redirect_url: string; site: string },
): Promise<{ order_id: string; payment_url: string }> {
  const { payments } = parts
  const order = await parts.db.transaction().execute(async (trx): Promise<OrderToPay> => {
    await lockOpenCart(trx, user_id, cart_id)
    const items = await cartLines(trx, cart_id)
    if (items.length === 0) throw new AppError('invalid', EMPTY_CART)
    const toPay = { items, total_cents: totalOf(items), currency: CURRENCY, redirect_url: where.redirect_url }
    const catalogue_id = await keepCatalogue(trx)
    const id = await insertOrder(trx, { ...toPay, user_id, cart_id, catalogue_id, provider: payments.provider })
    await setCartStatus(trx, cart_id, 'ordered')
    return { id, email, ...toPay }
  })
  try {
    const { payment_url, provider_ref } = await payments.start(order, where.site)
    await parts.db
      .updateTable('orders')
      .set((eb) => ({
        provider_ref,
        payment_url,
        // It may be paid already.
        status: eb
          .case()
          .when('status', '=', 'DRAFT')
          .then('OPEN' as const)
          .else(eb.ref('status'))
          .end(),
      }))
      .where('id', '=', order.id)
      .execute()
    return { order_id: order.id, payment_url }
  } catch (error) {
    parts.log.error({ err: error, order_id: order.id }, 'the payment provider did not take an order')
    await parts.db.transaction().execute((trx) => endUnpaid(trx, order.id, 'FAILED'))
    throw new AppError('unavailable', 'There was an error processing your checkout. Please try again.')
  }
}

const DRAFTS_LIVE_MS = 60_000

/** An order is a draft for a moment only; one that stayed so lost its process, and its cart comes back. Of one user, or of all. */
export async function endLostDrafts(trx: Trx, now: Date, user_id?: number): Promise<void> {
  const lost = await trx
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'DRAFT')
    .where('created_at', '<', new Date(now.valueOf() - DRAFTS_LIVE_MS).toISOString())
    .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id ?? 0))
    .orderBy('id')
    .execute()
  for (const { id } of lost) await endUnpaid(trx, id, 'FAILED')
}
