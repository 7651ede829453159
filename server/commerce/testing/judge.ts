import { sql } from 'kysely'
import { type Product, PRODUCT_CODES } from '#domain/plans.ts'
import type { Db } from '../../db/client.ts'
import { audit } from '../../testing/audit.ts'
import { type BooksFaults, checkBooks } from '../books.ts'
import { cartLines } from '../cart-store.ts'
import { linesOf } from '../order-store.ts'
import { ownCart } from '../own-cart.ts'
import type { RememberingPayments, Session } from './remembering-payments.ts'
import type { World } from './world.ts'

/** Everything that is wrong in a world at rest: by the product's own check, by the audit, and by what the provider remembers. */
export async function judge(world: World): Promise<string[]> {
  const { db, files } = world.parts
  const faults = [...(await mailFaults(db)), ...(await moneyFaults(db, world.provider)), ...(await lockFaults(db))]
  for (const { id } of world.people)
    faults.push(...(await creditFaults(db, world.provider, id)), ...(await cartFaults(world, id)))
  // Nobody works on the queue here: what is left in it was done by hand.
  await sql`delete from pgboss.job`.execute(db)
  const expected: Partial<BooksFaults> = { payment_without_effect: world.strange.size }
  const found = Object.entries(await checkBooks(db)).filter(
    ([name, count]) => count !== (expected[name as keyof BooksFaults] ?? 0),
  )
  return [...faults, ...found.map(([name, count]) => `${count} × ${name}`), ...(await audit(db, files))]
}

const isPaid = ({ state }: Session): boolean => state === 'paid'

/** What the provider holds of each order is what the order says, and nothing is undecided. */
async function moneyFaults(db: Db, { sessions }: RememberingPayments): Promise<string[]> {
  const orders = await db.selectFrom('orders').selectAll().execute()
  const held = [...sessions.values()].filter(isPaid)
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const money = sum(held.map(({ order, refunded_cents }) => order.total_cents - refunded_cents))
  const said = orders.filter(({ status }) => status === 'COMPLETED').map((row) => row.total_cents - row.refunded_cents)
  const faults = orders.flatMap(({ id, status }) => {
    const session = sessions.get(id)
    if (status === 'OPEN' || status === 'DRAFT') return [`order ${id} is still ${status}`]
    return (status === 'COMPLETED') === (session?.state === 'paid') ? [] : [`order ${id}: ${status}, ${session?.state}`]
  })
  return money === sum(said) ? faults : [...faults, `the provider holds ${money}, orders say ${sum(said)}`]
}

/** What was ordered and not paid is in the cart again, unless it was bought with another order or taken out. */
async function cartFaults({ parts, removed }: World, user_id: number): Promise<string[]> {
  const items = await cartLines(parts.db, await ownCart(parts, user_id))
  const orders = await parts.db.selectFrom('orders').selectAll().where('user_id', '=', user_id).execute()
  const found = new Set(items.map(({ item_id }) => item_id))
  for (const order of orders)
    if (order.status === 'COMPLETED') for (const { item_id } of linesOf(order)) found.add(item_id)
  return orders
    .flatMap(linesOf)
    .filter(({ item_id }) => !found.has(item_id) && !removed.has(`${user_id} ${item_id}`))
    .map(({ item_name }) => `${item_name} is lost from the cart of user ${user_id}`)
}

/** Whoever has paid sees all of their endeavors. */
async function lockFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from proposed_endeavors e join applications a on a.id = e.application_id
     where e.is_locked and exists (
       select from orders o
        where o.user_id = a.user_id and o.status = 'COMPLETED' and o.refunded_cents < o.total_cents)`.execute(db)
  return rows.map(({ id }) => `endeavor ${id} is locked though its applicant has paid`)
}

/** One receipt for each payment. */
async function mailFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ receipts: number; paid: number }>`
    select (select count(*) from pgboss.job where name = 'send-mail' and data -> 'payload' ->> 'subject' = 'Your receipt'
           )::int as receipts,
           (select count(*) from orders where status = 'COMPLETED')::int as paid`.execute(db)
  const { receipts, paid } = rows[0] ?? {}
  return receipts === paid ? [] : [`${receipts} receipts of ${paid} payments`]
}

const PRODUCT_OF: Record<string, Product> = {
  'recommendation-letter': 'recommendation_letter',
  'petition-letter': 'petition_letter',
  'proposed-endeavors': 'proposed_endeavors',
}

/** What a run takes, and how many an account has free. */
const PRICES: Partial<Record<Product, [number, number]>> = {
  recommendation_letter: [1, 0],
  petition_letter: [1, 0],
  proposed_endeavors: [10, 1],
}

/**
 * Credits that were paid for and kept are there but for what was used. What was used before its money went back is not paid
 * for by other orders in advance, and never leaves more than was paid for.
 */
async function creditFaults(db: Db, { sessions }: RememberingPayments, user_id: number): Promise<string[]> {
  const orders = await db.selectFrom('orders').select('id').where('user_id', '=', user_id).execute()
  const tasks = await db
    .selectFrom('tasks')
    .select('kind')
    .where('user_id', '=', user_id)
    .where('status', '=', 'SUCCESS')
    .execute()
  const balances = await db
    .selectFrom('credit_entries')
    .select((eb) => ['product', eb.fn.sum<string>('amount').as('balance')])
    .where('user_id', '=', user_id)
    .groupBy('product')
    .execute()
  const paid = orders.flatMap(({ id }) => sessions.get(id) ?? []).filter(isPaid)
  const kept = paid.filter(({ order, refunded_cents }) => refunded_cents < order.total_cents)
  return PRODUCT_CODES.flatMap((product) => {
    const balance = Number(balances.find((row) => row.product === product)?.balance ?? 0)
    const [amount, free] = PRICES[product] ?? [0, 0]
    const runs = tasks.filter(({ kind }) => PRODUCT_OF[kind] === product).length
    const granted = grantedBy(kept, product)
    const least = Math.max(0, granted - amount * runs)
    // A run that was paid for while the free one went on stays paid for where that failed: the free one is still to come.
    const most = kept.length === paid.length ? granted - amount * Math.max(0, runs - free) : granted
    const right = least <= balance && balance <= most
    return right ? [] : [`${balance} ${product} of user ${user_id}, not ${least} to ${most}`]
  })
}

const grantedBy = (sessions: Session[], product: Product): number =>
  sessions
    .flatMap(({ order }) => order.items)
    .reduce((total, { grants, quantity }) => total + (grants[product] ?? 0) * quantity, 0)
