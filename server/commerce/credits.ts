import { sql } from 'kysely'
import { noCredits, type Usage } from '#domain/credits.ts'
import { AppError } from '#domain/errors.ts'
import { type Grants, PRODUCT_CODES, PRODUCTS, type Product } from '#domain/plans.ts'
import type { Db, Trx } from '../db/client.ts'

/**
 * Lets one transaction at a time work on what an account owns: credits, its free run, what is unlocked. Balances are sums, so
 * that without this two could each spend the last credit. A transaction that touches a task does so first: the end of a job
 * locks in this order, and the other way round the two would wait for each other.
 */
export async function lockAccount(trx: Trx, user_id: number): Promise<void> {
  await sql`select id from users where id = ${user_id} for no key update`.execute(trx)
}

async function balanceOf(trx: Trx, user_id: number, product: Product): Promise<number> {
  const { balance } = await trx
    .selectFrom('credit_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('balance'))
    .where('user_id', '=', user_id)
    .where('product', '=', product)
    .executeTakeFirstOrThrow()
  return Number(balance)
}

/** Takes credits for a task, in the transaction that queues it. The account must be locked. */
export async function spend(
  trx: Trx,
  user_id: number,
  product: Product,
  amount: number,
  task_id: string,
): Promise<void> {
  if ((await balanceOf(trx, user_id, product)) < amount) throw new AppError('no_credits', noCredits(product))
  await trx
    .insertInto('credit_entries')
    .values({ user_id, product, amount: -amount, reason: 'spend', task_id })
    .execute()
}

/** Gives back what a task took, once; nothing where it took nothing. */
export async function giveBack(trx: Trx, task_id: string): Promise<void> {
  await trx
    .insertInto('credit_entries')
    .columns(['user_id', 'product', 'amount', 'reason', 'task_id'])
    .expression((eb) =>
      eb
        .selectFrom('credit_entries')
        .select(['user_id', 'product', sql<number>`-amount`.as('amount'), sql.lit('refund').as('reason'), 'task_id'])
        .where('task_id', '=', task_id)
        .where('reason', '=', 'spend'),
    )
    .onConflict((conflict) => conflict.column('task_id').where('reason', '=', sql.lit('refund')).doNothing())
    .execute()
}

/** Grants what an order bought, once. */
export async function grant(trx: Trx, user_id: number, order_id: string, grants: Grants): Promise<void> {
  const entries = PRODUCT_CODES.flatMap((product) => {
    const amount = grants[product] ?? 0
    return amount > 0 ? [{ user_id, product, amount, reason: 'purchase' as const, order_id }] : []
  })
  if (entries.length === 0) return
  await trx
    .insertInto('credit_entries')
    .values(entries)
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'product']).where('reason', '=', sql.lit('purchase')).doNothing(),
    )
    .execute()
}

/** A row for every product, also where nothing was ever bought. */
export async function usageOf(db: Db, user_id: number): Promise<Usage[]> {
  const rows = await db
    .selectFrom('credit_entries')
    .select((eb) => [
      'product',
      eb.fn.sum<number>('amount').as('remaining'),
      eb.fn.sum<number>('amount').filterWhere('reason', '=', 'purchase').as('purchased'),
    ])
    .where('user_id', '=', user_id)
    .groupBy('product')
    .execute()
  return PRODUCT_CODES.map((code) => {
    const row = rows.find((candidate) => candidate.product === code)
    return {
      product: PRODUCTS[code],
      code,
      remaining_usage: Number(row?.remaining ?? 0),
      total_purchased: Number(row?.purchased ?? 0),
    }
  })
}
