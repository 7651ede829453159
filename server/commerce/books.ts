import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { doPieces } from '../jobs/pieces.ts'
import { PRICES, type Price } from './prices.ts'

const prices = sql.join(
  Object.entries<Price>(PRICES).map(
    ([kind, { product, amount, first_is_free }]) =>
      sql`(${kind}::text, ${product}::text, ${amount}::int, ${first_is_free ?? false}::bool)`,
  ),
)

/** What the lines of each order that was paid grant. */
const due = sql`
  select o.id as order_id, o.user_id, granted.product,
         sum((line ->> 'quantity')::int * granted.amount::int)::int as amount
    from orders o
   cross join jsonb_array_elements(o.items) line
   cross join jsonb_each_text(line -> 'grants') granted (product, amount)
   where o.status = 'COMPLETED'
   group by o.id, o.user_id, granted.product
  having sum((line ->> 'quantity')::int * granted.amount::int) > 0`

/** An order whose money is all back. */
const is_given_back = sql`(o.status = 'COMPLETED' and o.refunded_cents = o.total_cents)`

/** A run that cost nothing though its kind has a price. */
const free_runs = sql`
  select t.user_id, p.first_is_free
    from tasks t
    join prices p on p.kind = t.kind
   where t.status = 'SUCCESS'
     and not exists (select from credit_entries e where e.task_id = t.task_id and e.reason = 'spend')`

/** Each names what must not be, and selects it: orders, tasks, accounts or entries of the ledger. */
const FAULTS = {
  negative_balance: sql`
    select user_id, product from credit_entries group by user_id, product having sum(amount) < 0`,

  paid_order_grants_differ: sql`
    select distinct coalesce(due.order_id, bought.order_id)
      from (${due}) due
      full join (
        select e.order_id, e.user_id, e.product, e.amount
          from credit_entries e join orders o on o.id = e.order_id
         where e.reason = 'purchase' and o.status = 'COMPLETED'
      ) bought using (order_id, product)
     where due.amount is distinct from bought.amount or due.user_id is distinct from bought.user_id`,

  unpaid_order_granted: sql`
    select distinct o.id
      from credit_entries e join orders o on o.id = e.order_id
     where e.reason = 'purchase' and o.status <> 'COMPLETED'`,

  order_total_differs: sql`
    select o.id from orders o
     where o.total_cents is distinct from (
       select sum((line ->> 'price_cents')::bigint * (line ->> 'quantity')::int)
         from jsonb_array_elements(o.items) line
     )`,

  // Before orders named their catalogue, events did not tell of amounts.
  paid_order_without_payment: sql`
    select o.id from orders o
     where o.status = 'COMPLETED' and not exists (
       select from payment_events e
        where e.order_id = o.id and e.provider = o.provider and e.outcome = 'COMPLETED' and e.problem is null
          and ((e.amount_cents = o.total_cents and e.currency = o.currency)
               or (e.amount_cents is null and o.catalogue_id is null))
     )`,

  // Money moved, and the books do not show it: a person has to look.
  payment_without_effect: sql`
    select e.id
      from payment_events e join orders o on o.id = e.order_id
     where e.problem is not null
        or (e.outcome = 'COMPLETED' and o.status <> 'COMPLETED')
        or (e.outcome = 'REFUNDED' and e.amount_cents > o.refunded_cents)`,

  refund_without_payment_event: sql`
    select o.id from orders o
     where o.refunded_cents > 0 and not exists (
       select from payment_events e
        where e.order_id = o.id and e.outcome = 'REFUNDED' and e.problem is null
          and e.amount_cents = o.refunded_cents and e.currency = o.currency
     )`,

  refunded_order_not_reversed: sql`
    select distinct o.id
      from orders o join credit_entries e on e.order_id = o.id and e.reason = 'purchase'
     where ${is_given_back} and not exists (
       select from credit_entries r
        where r.order_id = o.id and r.product = e.product and r.reason = 'reversal' and r.task_id is null
     )`,

  kept_order_reversed: sql`
    select distinct o.id
      from credit_entries e join orders o on o.id = e.order_id
     where e.reason = 'reversal' and not ${is_given_back}`,

  reversed_more_than_granted: sql`
    select e.order_id, e.product
      from credit_entries e
      left join credit_entries bought
        on bought.order_id = e.order_id and bought.product = e.product and bought.reason = 'purchase'
       and bought.user_id = e.user_id
     where e.reason = 'reversal'
     group by e.order_id, e.product
    having sum(-e.amount) > coalesce(max(bought.amount), 0)`,

  failed_task_not_refunded: sql`
    select t.task_id
      from credit_entries e join tasks t on t.task_id = e.task_id
     where e.reason = 'spend' and t.status in ('FAILURE', 'REVOKED') and not exists (
       select from credit_entries r where r.task_id = e.task_id and r.reason = 'refund'
     )`,

  unfailed_task_refunded: sql`
    select t.task_id
      from credit_entries e join tasks t on t.task_id = e.task_id
     where e.reason = 'refund' and t.status not in ('FAILURE', 'REVOKED')`,

  refund_differs_from_spend: sql`
    select r.id
      from credit_entries r
      left join credit_entries e on e.task_id = r.task_id and e.reason = 'spend'
     where r.reason = 'refund'
       and (e.user_id, e.product, -e.amount) is distinct from (r.user_id, r.product, r.amount)`,

  /** What a task that failed gave back may be taken for an order of the same account, and never more than it gave. */
  returned_credit_reversed_wrongly: sql`
    select e.task_id
      from credit_entries e
      left join credit_entries r
        on r.task_id = e.task_id and r.reason = 'refund' and r.user_id = e.user_id and r.product = e.product
     where e.reason = 'reversal' and e.task_id is not null
     group by e.task_id
    having sum(-e.amount) > coalesce(max(r.amount), 0)`,

  task_price_differs: sql`
    select t.task_id
      from credit_entries e
      join tasks t on t.task_id = e.task_id
      left join prices p on p.kind = t.kind
     where e.reason = 'spend'
       and (e.user_id, e.product, -e.amount) is distinct from (t.user_id, p.product, p.amount)`,

  paid_task_took_nothing: sql`
    select from (${free_runs}) free where not first_is_free`,

  more_than_one_free_run: sql`
    select user_id from (${free_runs}) free where first_is_free group by user_id having count(*) > 1`,

  order_waits_too_long: sql`
    select id from orders where status in ('DRAFT', 'OPEN') and created_at < now() - interval '48 hours'`,
} satisfies Record<string, RawBuilder<unknown>>

export type BooksFault = keyof typeof FAULTS
export type BooksFaults = Record<BooksFault, number>

/** Accounts that are compared in one transaction. */
const PIECE = 1_000

/**
 * The rows of these accounts under the names of their tables. What an entry of theirs names comes with it, also where it is
 * another account's, so that an entry for a stranger's order or task is seen.
 */
const rowsOf = (accounts: readonly number[]) => sql`
  credit_entries as (select * from public.credit_entries where user_id = any(${accounts})),
  tasks as (
    select * from public.tasks where task_id in (
      select task_id from public.tasks where user_id = any(${accounts}) union select task_id from credit_entries)),
  orders as (
    select * from public.orders where id in (
      select id from public.orders where user_id = any(${accounts}) union select order_id from credit_entries)),
  payment_events as (select * from public.payment_events where order_id in (select id from orders)),
  prices (kind, product, amount, first_is_free) as (values ${prices})`

/** All of some accounts is read as of one moment, so that what is being written meanwhile is seen whole or not at all. */
const faultsOf = (db: Db, accounts: readonly number[]): Promise<[BooksFault, number][]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const found: [BooksFault, number][] = []
      for (const [name, rows] of Object.entries(FAULTS)) {
        const counted = await sql<{ count: number }>`
          with ${rowsOf(accounts)}
          select count(*)::int as count from (${rows}) found`.execute(trx)
        found.push([name as BooksFault, counted.rows[0]?.count ?? 0])
      }
      return found
    })

/** How far a comparison has come: the faults so far, and the account behind which it goes on; none where it is at its end. */
export interface BooksSoFar {
  faults: BooksFaults
  after: number | undefined
}

const noFaults = (): BooksFaults => Object.fromEntries(Object.keys(FAULTS).map((name) => [name, 0])) as BooksFaults

/** Goes on with a comparison, so many pieces of accounts at most. */
export async function checkSomeBooks(
  db: Db,
  soFar?: { faults: Readonly<Record<string, number>>; after: number },
  { piece = PIECE, ...run }: { piece?: number; most?: number; signal?: AbortSignal } = {},
): Promise<BooksSoFar> {
  const faults: BooksFaults = { ...noFaults(), ...soFar?.faults }
  const after = await doPieces(
    soFar?.after,
    async (from = 0) => {
      const rows = await db.selectFrom('users').select('id').where('id', '>', from).orderBy('id').limit(piece).execute()
      const accounts = rows.map(({ id }) => id)
      if (accounts.length > 0) for (const [name, count] of await faultsOf(db, accounts)) faults[name] += count
      return accounts.length < piece ? undefined : accounts.at(-1)
    },
    run,
  )
  return { faults, after }
}

/**
 * Compares ledger, orders, payments and tasks: how many faults there are of each kind. It goes through the accounts piece by
 * piece, so that no statement reads the ledger of everybody.
 */
export const checkBooks = async (db: Db, piece?: number): Promise<BooksFaults> =>
  (await checkSomeBooks(db, undefined, { piece, most: Infinity })).faults
