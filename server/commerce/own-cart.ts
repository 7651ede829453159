import type { Parts } from '../parts.ts'
import { openCart } from './cart-store.ts'
import { endLostDrafts } from './checkout.ts'

/** The user's open cart; what a checkout took that died on the way is in it again. */
export async function ownCart({ db, clock }: Pick<Parts, 'db' | 'clock'>, user_id: number): Promise<string> {
  await endLostDrafts(db, clock.now(), user_id)
  return db.transaction().execute((trx) => openCart(trx, user_id))
}
