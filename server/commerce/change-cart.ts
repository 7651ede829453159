import { MAX_QUANTITY, TOO_MANY } from '#domain/cart.ts'
import { AppError, invalidFields } from '#domain/errors.ts'
import { NO_OPTION } from '#domain/field.ts'
import { catalogueItem } from '#domain/plans.ts'
import type { Db } from '../db/client.ts'
import { lockOpenCart, quantityOf, setQuantity } from './cart-store.ts'

export interface CartChange {
  item_id: number
  /** How many units more, or fewer where negative. */
  quantity: number
}

/** Adds units of an item to the user's open cart or takes them away; an item without units leaves it. */
export const changeCart = (db: Db, user_id: number, cart_id: string, change: CartChange): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockOpenCart(trx, user_id, cart_id)
    const { item_id, quantity } = change
    if (quantity === 0) throw invalidFields({ quantity: ['Please enter a whole number'] })
    if (quantity > 0 && !catalogueItem(item_id)) throw invalidFields({ item_id: [NO_OPTION] })
    const there = await quantityOf(trx, cart_id, item_id)
    if (quantity < 0 && there === 0) throw new AppError('not_found', 'This item is not in the cart')
    if (there + quantity > MAX_QUANTITY) throw invalidFields({ quantity: [TOO_MANY] })
    await setQuantity(trx, cart_id, item_id, there + quantity)
  })
