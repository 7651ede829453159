import { sql } from 'kysely'
import { noCredits, type Usage } from '#domain/credits.ts'
import { AppError } from '#domain/errors.ts'
import { type Grants, PRODUCT_CODES, PRODUCTS, type Product } from '#domain/plans.ts'
import type { Db, Trx } from '../db/client.ts'
import type { Price } from './prices.ts'

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
export async function spend(trx: Trx, user_id: number, { product, amount }: Price, task_id: string): Promise<void> {
  if ((await balanceOf(trx, user_id, product)) < amount) throw new AppError('no_credits', noCredits(product))
  await trx
    .insertInto('credit_entries')
    .values({ user_id, product, amount: -amount, reason: 'spend', task_id })
    .execute()
}

/**
 * Gives back what a task took, once; nothing where it took nothing. Where the money of what it took was refunded meanwhile,
 * the credit goes the same way at once.
 */
export async function giveBack(trx: Trx, task_id: string): Promise<void> {
  const spent = await trx
    .selectFrom('credit_entries')
    .select(['id', 'user_id', 'product', 'amount'])
    .where('task_id', '=', task_id)
    .where('reason', '=', 'spend')
    .executeTakeFirst()
  if (!spent) return
  await lockAccount(trx, spent.user_id)
  const { user_id, product } = spent
  const { numInsertedOrUpdatedRows: fresh } = await trx
    .insertInto('credit_entries')
    .values({ user_id, product, amount: -spent.amount, reason: 'refund', task_id })
    .onConflict((conflict) => conflict.column('task_id').where('reason', '=', sql.lit('refund')).doNothing())
    .executeTakeFirstOrThrow()
  if (fresh) await reverseReturned(trx, spent, task_id)
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

/**
 * Takes back what an order granted and nobody has spent, once, since its money was refunded. The account must be locked.
 * Credits bear no names: as many as are there go, up to what the order granted.
 */
export async function reverse(trx: Trx, user_id: number, order_id: string): Promise<void> {
  const granted = await trx
    .selectFrom('credit_entries')
    .select(['product', 'amount'])
    .where('order_id', '=', order_id)
    .where('reason', '=', 'purchase')
    .execute()
  for (const { product, amount } of granted) {
    const taken = Math.min(amount, await balanceOf(trx, user_id, product))
    await trx
      .insertInto('credit_entries')
      .values({ user_id, product, amount: -taken, reason: 'reversal', order_id })
      .onConflict((conflict) =>
        conflict
          .columns(['order_id', 'product'])
          .where(sql<boolean>`reason = 'reversal' and task_id is null`)
          .doNothing(),
      )
      .execute()
  }
}

/**
 * What a task gave back is taken where it was out as the money of an order went back, as far as that order still owes. The
 * order that was refunded first comes first: what is taken out later is out at the later refunds alone.
 */
async function reverseReturned(
  trx: Trx,
  spent: { id: number; user_id: number; product: Product; amount: number },
  task_id: string,
): Promise<void> {
  const { user_id, product } = spent
  const { rows } = await sql<{ order_id: string; owed: number }>`
    select bought.order_id, bought.amount + (
             select sum(amount) from credit_entries r
              where r.reason = 'reversal' and r.order_id = bought.order_id and r.product = ${product}
           )::int as owed
      from credit_entries bought
      join credit_entries taken on taken.reason = 'reversal' and taken.task_id is null
       and taken.order_id = bought.order_id and taken.product = bought.product
     where bought.reason = 'purchase' and bought.user_id = ${user_id} and bought.product = ${product}
       and taken.id > ${spent.id}
     order by taken.id`.execute(trx)
  let left = -spent.amount
  for (const { order_id, owed } of rows) {
    const amount = Math.min(left, owed)
    if (amount <= 0) continue
    left -= amount
    await trx
      .insertInto('credit_entries')
      .values({ user_id, product, amount: -amount, reason: 'reversal', order_id, task_id })
      .execute()
  }
}

/** A row for every product, also where nothing was ever bought. What was refunded counts as not bought. */
export async function usageOf(db: Db, user_id: number): Promise<Usage[]> {
  const rows = await db
    .selectFrom('credit_entries')
    .select((eb) => [
      'product',
      eb.fn.sum<number>('amount').as('remaining'),
      eb.fn.sum<number>('amount').filterWhere('reason', 'in', ['purchase', 'reversal']).as('purchased'),
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
