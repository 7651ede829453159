import { type Selectable, sql } from 'kysely'
import type { Cart } from '#domain/cart.ts'
import { AppError } from '#domain/errors.ts'
import { catalogueItem, money } from '#domain/plans.ts'
import type { Db, Trx } from '../db/client.ts'
import type { CartsTable } from '../db/schema.ts'
import { lockAccount } from './credits.ts'
import type { OrderLine } from './payments.ts'

export type CartStatus = Selectable<CartsTable>['status']

/** The user's open cart; there is always one, and only one. */
export async function openCart(trx: Trx, user_id: number): Promise<string> {
  // An older cart is opened again under the same lock.
  await lockAccount(trx, user_id)
  for (;;) {
    const made = await trx
      .insertInto('carts')
      .values({ user_id })
      .onConflict((conflict) => conflict.column('user_id').where('status', '=', sql.lit('open')).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) return made.id
    const open = await trx
      .selectFrom('carts')
      .select('id')
      .where('user_id', '=', user_id)
      .where('status', '=', 'open')
      .executeTakeFirst()
    // None: the one in the way has been ordered since, so that the next insert gets through.
    if (open) return open.id
  }
}

export async function findCart(db: Db | Trx, user_id: number, id: string): Promise<{ status: CartStatus }> {
  const cart = await db
    .selectFrom('carts')
    .select('status')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!cart) throw new AppError('not_found', 'Cart does not exist')
  return cart
}

/** Lets one transaction at a time change what is in a cart. The last of the locks: order, account, cart. */
export async function lockCart(trx: Trx, id: string): Promise<void> {
  await sql`select id from carts where id = ${id} for update`.execute(trx)
}

/** The user's cart for a change, locked until the transaction ends. One that became an order stays as it was ordered. */
export async function lockOpenCart(trx: Trx, user_id: number, id: string): Promise<void> {
  await lockCart(trx, id)
  const { status } = await findCart(trx, user_id, id)
  if (status !== 'open') throw new AppError('conflict', 'This cart has been checked out already.')
}

/** What is in a cart, at the prices of the catalogue. What is no longer sold is not shown. */
export async function cartLines(db: Db | Trx, cart_id: string): Promise<OrderLine[]> {
  const rows = await db
    .selectFrom('cart_items')
    .select(['item_id', 'quantity'])
    .where('cart_id', '=', cart_id)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ item_id, quantity }) => {
    const item = catalogueItem(item_id)
    return item ? [{ item_id, item_name: item.name, price_cents: item.price_cents, quantity, grants: item.grants }] : []
  })
}

export const totalOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, line) => sum + line.price_cents * line.quantity, 0)

/** Lines with their sums, as a cart and an order show them. */
export const presentLines = (lines: readonly OrderLine[]): Cart => ({
  items: lines.map((line) => ({
    item_id: line.item_id,
    item_name: line.item_name,
    price: money(line.price_cents),
    quantity: line.quantity,
    total_price: money(line.price_cents * line.quantity),
  })),
  total_items: lines.reduce((sum, line) => sum + line.quantity, 0),
  total_price: money(totalOf(lines)),
})

export async function quantityOf(trx: Trx, cart_id: string, item_id: number): Promise<number> {
  const row = await trx
    .selectFrom('cart_items')
    .select('quantity')
    .where('cart_id', '=', cart_id)
    .where('item_id', '=', item_id)
    .executeTakeFirst()
  return row?.quantity ?? 0
}

export async function setQuantity(trx: Trx, cart_id: string, item_id: number, quantity: number): Promise<void> {
  if (quantity <= 0) {
    await trx.deleteFrom('cart_items').where('cart_id', '=', cart_id).where('item_id', '=', item_id).execute()
    return
  }
  await trx
    .insertInto('cart_items')
    .values({ cart_id, item_id, quantity })
    .onConflict((conflict) => conflict.columns(['cart_id', 'item_id']).doUpdateSet({ quantity }))
    .execute()
}

export async function setCartStatus(trx: Trx, cart_id: string, status: CartStatus): Promise<void> {
  await trx.updateTable('carts').set({ status }).where('id', '=', cart_id).execute()
}
