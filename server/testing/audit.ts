import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { isFinished } from '#domain/task.ts'
import { PRODUCT_CODES, type Product } from '#domain/plans.ts'
import type { Db } from '../db/client.ts'
import { linesOf } from '../commerce/order-store.ts'
import type { FileStore } from '../parts.ts'
import { replay } from './audit-ledger.ts'

/** What costs nothing and makes nothing that is counted: what was paid for before, and one's own data. */
const FREE = new Set(['redraft', 'data-export'])

/** What a run of each kind costs, and what it makes. */
const KINDS: Record<string, { product: Product; amount: number; firstIsFree: boolean; makes: 'document' | 'ten' }> = {
  'recommendation-letter': { product: 'recommendation_letter', amount: 1, firstIsFree: false, makes: 'document' },
  'petition-letter': { product: 'petition_letter', amount: 1, firstIsFree: false, makes: 'document' },
  'rfe-analysis': { product: 'rfe_notice_analysis', amount: 1, firstIsFree: false, makes: 'document' },
  'rfe-response': { product: 'rfe_response', amount: 1, firstIsFree: false, makes: 'document' },
  'proposed-endeavors': { product: 'proposed_endeavors', amount: 10, firstIsFree: true, makes: 'ten' },
}

/** Everything in a database at rest that contradicts the rules of credits, orders, tasks and files. Sound: an empty list. */
export const audit = async (db: Db, files: FileStore): Promise<string[]> =>
  (await Promise.all([auditTasks(db), auditOrders(db), auditQueue(db), auditFiles(db, files)])).flat()

/** Every task has ended; what was taken for it is its price, once, and is back exactly if it made nothing. */
const auditTasks = async (db: Db): Promise<string[]> => {
  const tasks = await db
    .selectFrom('tasks')
    .select((eb) => [
      'task_id',
      'user_id',
      'kind',
      'status',
      'result',
      eb
        .selectFrom('documents')
        .whereRef('documents.task_id', '=', 'tasks.task_id')
        .select(eb.fn.countAll<number>().as('n'))
        .as('documents'),
    ])
    .orderBy('created_at')
    .execute()
  const entries = await db.selectFrom('credit_entries').selectAll().where('task_id', 'is not', null).execute()
  const free = new Map<number, number>()
  const faults = tasks.flatMap((task) => {
    const kind = KINDS[task.kind]
    const own = entries.filter((entry) => entry.task_id === task.task_id)
    if (FREE.has(task.kind)) return own.length === 0 ? [] : [`${task.kind} ${task.task_id} was charged`]
    const spent = own.filter((entry) => entry.reason === 'spend')
    const refunded = own.filter((entry) => entry.reason === 'refund')
    const ended = isFinished(task.status)
    const succeeded = task.status === 'SUCCESS'
    if (kind?.firstIsFree && succeeded && spent.length === 0) free.set(task.user_id, (free.get(task.user_id) ?? 0) + 1)
    const made = kind?.makes === 'document' ? task.documents === 1 : idsIn(task.result) === 10
    const wrong = {
      'is of no known kind': kind === undefined,
      [`is still ${task.status}`]: !ended,
      'was not charged once': spent.length !== 1 && !(kind?.firstIsFree && spent.length === 0),
      'was charged another price': spent.some((e) => e.product !== kind?.product || e.amount !== -kind.amount),
      'was given back wrongly': refunded.length !== (ended && !succeeded ? spent.length : 0),
      'gave back another amount': refunded.some((e) => e.product !== kind?.product || e.amount !== kind.amount),
      'made nothing, or something though it failed': succeeded ? !made : task.documents !== 0,
    }
    return namesOf(wrong).map((what) => `${task.kind} ${task.task_id} ${what}`)
  })
  return [...faults, ...[...free].filter(([, runs]) => runs > 1).map(([id, runs]) => `${runs} free runs of user ${id}`)]
}

/** An order grants what is in it, once, if it was paid, and otherwise nothing; and the ledger is what followed from that. */
const auditOrders = async (db: Db): Promise<string[]> => {
  const orders = await db.selectFrom('orders').selectAll().execute()
  const entries = await db.selectFrom('credit_entries').selectAll().execute()
  const grants = entries.filter(({ reason }) => reason === 'purchase')
  const faults = orders.flatMap((order) =>
    PRODUCT_CODES.flatMap((product) => {
      const due = order.status === 'COMPLETED' ? grantedBy(order, product) : 0
      const granted = grants.filter((entry) => entry.order_id === order.id && entry.product === product)
      const right = granted.length === (due > 0 ? 1 : 0) && (granted[0]?.amount ?? 0) === due
      return right ? [] : [`order ${order.id} (${order.status}) granted ${granted.length} times ${product}, not ${due}`]
    }),
  )
  return [...faults, ...replay(entries, orders)]
}

/**
 * What an account has left and has bought, reckoned without the ledger: from its paid orders and the tasks that succeeded. How
 * much of an order was unspent when its money went back is in the ledger alone, which `replay` has followed.
 */
export const usageDue = async (db: Db, user_id: number, product: Product) => {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('status', '=', 'COMPLETED')
    .execute()
  const tasks = await db
    .selectFrom('tasks')
    .select('kind')
    .where('user_id', '=', user_id)
    .where('status', '=', 'SUCCESS')
    .execute()
  const reversed = await db
    .selectFrom('credit_entries')
    .select('amount')
    .where('user_id', '=', user_id)
    .where('product', '=', product)
    .where('reason', '=', 'reversal')
    .execute()
  const bought = sum(orders.map((order) => grantedBy(order, product)))
  const total_purchased = bought + sum(reversed.map(({ amount }) => amount))
  const spent = Object.entries(KINDS)
    .filter(([, kind]) => kind.product === product)
    .map(([name, { amount, firstIsFree }]) => {
      const runs = tasks.filter(({ kind }) => kind === name).length
      return amount * Math.max(0, runs - (firstIsFree ? 1 : 0))
    })
  return { total_purchased, remaining_usage: total_purchased - sum(spent) }
}

const grantedBy = (order: Parameters<typeof linesOf>[0], product: Product): number =>
  sum(linesOf(order).map((line) => (line.grants[product] ?? 0) * line.quantity))

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Nothing waits or runs any more, but for papers whose words are read when there is time: the next start goes on with those. */
const auditQueue = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string; state: string }>`select name, state::text from pgboss.job
    where state < 'completed' and name <> 'read-upload'`.execute(db)
  return rows.map(({ name, state }) => `a job of ${name} is still ${state}`)
}

const auditFiles = async (db: Db, files: FileStore): Promise<string[]> => {
  const faults: string[] = []
  for (const row of await db.selectFrom('files').selectAll().execute()) {
    const bytes = await files.open(row.id).then(buffer, () => undefined)
    const sha256 = bytes && createHash('sha256').update(bytes).digest('hex')
    if (sha256 !== row.sha256 || bytes?.length !== row.size) faults.push(`file ${row.id} is not what was stored`)
  }
  return faults
}

const idsIn = (result: unknown): number => {
  const ids: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'endeavor_ids') : undefined
  return Array.isArray(ids) ? ids.length : 0
}

const namesOf = (wrong: Record<string, boolean>): string[] => Object.keys(wrong).filter((what) => wrong[what])
