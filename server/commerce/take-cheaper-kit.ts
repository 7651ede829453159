import { MAX_QUANTITY, TOO_MANY } from '#domain/cart.ts'
import { AppError, invalidFields } from '#domain/errors.ts'
import { NO_OPTION } from '#domain/field.ts'
import { catalogueItem, cheaperKit } from '#domain/plans.ts'
import type { Db } from '../db/client.ts'
import { lockOpenCart, quantityOf, setQuantity } from './cart-store.ts'

/** Puts the cheaper kit with the same contents in the place of every unit of a package, all of it or nothing. */
export const takeCheaperKit = (db: Db, user_id: number, cart_id: string, item_id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockOpenCart(trx, user_id, cart_id)
    const item = catalogueItem(item_id)
    const kit = item && cheaperKit(item)
    if (kit === undefined) throw invalidFields({ item_id: [NO_OPTION] })
    const units = await quantityOf(trx, cart_id, item_id)
    if (units === 0) throw new AppError('not_found', 'This item is not in the cart')
    const kits = units + (await quantityOf(trx, cart_id, kit.id))
    if (kits > MAX_QUANTITY) throw invalidFields({ item_id: [TOO_MANY] })
    await setQuantity(trx, cart_id, item_id, 0)
    await setQuantity(trx, cart_id, kit.id, kits)
  })
