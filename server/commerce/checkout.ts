import { EMPTY_CART } from '#domain/cart.ts'
import { AppError } from '#domain/errors.ts'
import { CURRENCY } from '#domain/plans.ts'
import type { Db } from '../db/client.ts'
import type { Parts } from '../parts.ts'
import { cartLines, lockOpenCart, setCartStatus, totalOf } from './cart-store.ts'
import { keepCatalogue } from './catalogue.ts'
import { insertOrder, lockOrder } from './order-store.ts'
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
    if (!(await noteStart(parts, order.id, { payment_url, provider_ref }))) throw new Error('It ended meanwhile')
    return { order_id: order.id, payment_url }
  } catch (error) {
    parts.log.error({ err: error, order_id: order.id }, 'the payment provider did not take an order')
    await parts.db.transaction().execute((trx) => endUnpaid(trx, order.id, 'FAILED'))
    throw new AppError('unavailable', 'There was an error processing your checkout. Please try again.')
  }
}

/**
 * Opens an order for payment; it may be paid already. False where it was taken back while the provider took its time: then
 * nobody is sent to pay it.
 */
async function noteStart(
  { db, payments, log }: Parts,
  id: string,
  start: { payment_url: string; provider_ref: string },
): Promise<boolean> {
  const { status, created_at } = await db
    .updateTable('orders')
    .set((eb) => ({
      ...start,
      status: eb
        .case()
        .when('status', '=', 'DRAFT')
        .then('OPEN' as const)
        .else(eb.ref('status'))
        .end(),
    }))
    .where('id', '=', id)
    .returning(['status', 'created_at'])
    .executeTakeFirstOrThrow()
  if (status !== 'CANCELED' && status !== 'FAILED') return true
  await payments.cancel({ id, created_at, ...start }).catch((error: unknown) => {
    log.warn({ err: error, order_id: id }, 'the payment provider did not take an order back')
  })
  return false
}

/** Lost orders that one run ends; the next run ends the others. */
const LOST_AT_ONCE = 200
const DRAFTS_LIVE_MS = 60_000

/**
 * An order is a draft for a moment only; one that stayed so lost its process, and its cart comes back. Of one user, or of all.
 * Each in a transaction of its own: one that held an account while it waited for the next order would wait for whoever pays
 * that order, and they for the account.
 */
export async function endLostDrafts(db: Db, now: Date, user_id?: number): Promise<void> {
  const lost = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'DRAFT')
    .where('created_at', '<', new Date(now.valueOf() - DRAFTS_LIVE_MS).toISOString())
    .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id ?? 0))
    .limit(LOST_AT_ONCE)
    .execute()
  for (const { id } of lost)
    await db.transaction().execute(async (trx) => {
      // The provider may have answered at last.
      if ((await lockOrder(trx, id))?.status === 'DRAFT') await endUnpaid(trx, id, 'FAILED')
    })
}
