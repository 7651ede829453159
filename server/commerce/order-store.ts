import type { Selectable } from 'kysely'
import { AppError } from '#domain/errors.ts'
import { isPending, isUuidV4, type Order, type OrderStatus, WRONG_ORDER_ID } from '#domain/order.ts'
import { grantsOf, money } from '#domain/plans.ts'
import type { Db, Trx } from '../db/client.ts'
import type { OrdersTable } from '../db/schema.ts'
import { presentLines } from './cart-store.ts'
import type { OrderLine, OrderToPay } from './payments.ts'

export type OrderRow = Selectable<OrdersTable>

/** An order keeps its lines as JSON; they were written by `insertOrder`. */
export const linesOf = (order: Pick<OrderRow, 'items'>): OrderLine[] => order.items as OrderLine[]

export async function insertOrder(
  trx: Trx,
  order: Omit<OrderToPay, 'id' | 'email'> & {
    user_id: number
    cart_id: string
    catalogue_id: number
    provider: string
  },
): Promise<string> {
  const row = await trx
    .insertInto('orders')
    .values({ ...order, items: JSON.stringify(order.items) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const setOrderStatus = async (trx: Trx | Db, id: string, status: OrderStatus): Promise<void> => {
  await trx.updateTable('orders').set({ status, updated_at: new Date().toISOString() }).where('id', '=', id).execute()
}

/** The user's own order. Somebody else's is not found. */
export async function findOrder(db: Db, user_id: number, id: string): Promise<OrderRow> {
  if (!isUuidV4(id)) throw new AppError('invalid', WRONG_ORDER_ID)
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!order) throw new AppError('not_found', 'Order does not exist')
  return order
}

export const lockOrder = (trx: Trx, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** How many orders of an account are shown: more than anybody makes. */
const SHOWN = 200

/** The user's orders, the newest first. */
export const listOrders = (db: Db, user_id: number): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()

export const presentOrder = (row: OrderRow): Order => ({
  order_id: row.id,
  status: row.status,
  created_at: row.created_at,
  paid_at: row.paid_at,
  ...presentLines(linesOf(row)),
  grants: grantsOf(linesOf(row)),
  refunded: money(row.refunded_cents),
  payment_url: isPending(row.status) ? row.payment_url : null,
  receipt_url: row.status === 'COMPLETED' ? `/api/payments/order/${row.id}/receipt/` : null,
})

/** What was bought once opens every endeavor of the account for good, unless all of its money went back. */
export async function hasCompletedOrder(db: Db | Trx, user_id: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', user_id)
    .where('status', '=', 'COMPLETED')
    .whereRef('refunded_cents', '<', 'total_cents')
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
