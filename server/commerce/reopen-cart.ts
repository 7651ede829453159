import { sql } from 'kysely'
import type { Trx } from '../db/client.ts'
import { lockCart, quantityOf, setCartStatus, setQuantity } from './cart-store.ts'
import type { OrderLine } from './payments.ts'

/**
 * After an order that was not paid its cart is open again, as it was. Where the user has begun another one meanwhile, what
 * lacks there is put into that one.
 */
export async function reopenCart(trx: Trx, user_id: number, cart_id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from carts where user_id = ${user_id} and status = 'open'
    for update`.execute(trx)
  const newer = rows[0]?.id
  if (newer !== undefined && !(await isEmpty(trx, newer))) return copyMissing(trx, cart_id, newer)
  if (newer !== undefined) await setCartStatus(trx, newer, 'replaced')
  await setCartStatus(trx, cart_id, 'open')
}

async function isEmpty(trx: Trx, cart_id: string): Promise<boolean> {
  const line = await trx.selectFrom('cart_items').select('id').where('cart_id', '=', cart_id).executeTakeFirst()
  return line === undefined
}

async function copyMissing(trx: Trx, from: string, to: string): Promise<void> {
  await sql`insert into cart_items (cart_id, item_id, quantity)
    select ${to}::uuid, item_id, quantity from cart_items where cart_id = ${from} order by id
    on conflict (cart_id, item_id) do update set quantity = greatest(cart_items.quantity, excluded.quantity)`.execute(
    trx,
  )
}

/**
 * What was paid for is not bought once more by accident: it leaves the cart, also where that was ordered again meanwhile and
 * may be opened after that.
 */
export async function takeOut(trx: Trx, cart_id: string, lines: readonly OrderLine[]): Promise<void> {
  await lockCart(trx, cart_id)
  for (const { item_id, quantity } of lines)
    await setQuantity(trx, cart_id, item_id, (await quantityOf(trx, cart_id, item_id)) - quantity)
}
