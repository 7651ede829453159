import type { Selectable } from 'kysely'
import { AppError } from '#domain/errors.ts'
import { isUuidV4, type OrderStatus, WRONG_ORDER_ID } from '#domain/order.ts'
import type { Db, Trx } from '../db/client.ts'
import type { OrdersTable } from '../db/schema.ts'
import type { OrderLine, OrderToPay } from './payments.ts'

export type OrderRow = Selectable<OrdersTable>

/** An order keeps its lines as JSON; they were written by `insertOrder`. */
export const linesOf = (order: Pick<OrderRow, 'items'>): OrderLine[] => order.items as OrderLine[]

export async function insertOrder(
  trx: Trx,
  order: Omit<OrderToPay, 'id'> & { user_id: number; cart_id: string; provider: string },
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

/** What was bought once opens every endeavor of the account for good. */
export async function hasCompletedOrder(db: Db | Trx, user_id: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', user_id)
    .where('status', '=', 'COMPLETED')
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
