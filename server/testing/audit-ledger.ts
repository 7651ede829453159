import type { Selectable } from 'kysely'
import type { CreditEntriesTable, OrdersTable } from '../db/schema.ts'

type Entry = Selectable<CreditEntriesTable>
type Order = Pick<Selectable<OrdersTable>, 'id' | 'status' | 'refunded_cents' | 'total_cents'>

/**
 * Lives through the ledger of all accounts once more, entry by entry as it was written, and tells where it went wrong: what
 * was there when money went back, what the order then still owed, and who paid that when a task gave a credit back.
 */
export function replay(entries: readonly Entry[], orders: readonly Order[]): string[] {
  const faults: string[] = []
  const accounts = Map.groupBy(
    entries.toSorted((a, b) => a.id - b.id),
    (entry) => `${entry.user_id} ${entry.product}`,
  )
  for (const [account, its] of accounts) faults.push(...replayAccount(its).map((what) => `account ${account}: ${what}`))
  for (const order of orders) faults.push(...reversalsOf(order, entries))
  return faults
}

function replayAccount(entries: readonly Entry[]): string[] {
  const faults: string[] = []
  let balance = 0
  /** What an order whose money is back did not give back itself, and when that was; the first first. */
  const debts = new Map<string, { reversed: number; owed: number }>()
  /** What a task that gave back has to pay of it. */
  const dues = new Map<string, number>()
  const bought = new Map(entries.filter(isPurchase).map((entry) => [entry.order_id, entry]))
  const spent = new Map(entries.filter(({ reason }) => reason === 'spend').map((entry) => [entry.task_id, entry]))
  for (const entry of entries) {
    const { id, reason, amount, order_id, task_id } = entry
    if (reason === 'reversal' && task_id === null) {
      const purchase = bought.get(order_id)
      const taken = Math.min(purchase?.amount ?? 0, balance)
      if (amount !== -taken) faults.push(`the refund of order ${order_id} took ${-amount}, not ${taken}`)
      debts.set(order_id ?? '', { reversed: id, owed: (purchase?.amount ?? 0) - taken })
    }
    if (reason === 'reversal' && task_id !== null) {
      const due = dues.get(`${task_id} ${order_id}`) ?? 0
      if (amount !== -due) faults.push(`task ${task_id} paid ${-amount} of what order ${order_id} owes, not ${due}`)
      dues.delete(`${task_id} ${order_id}`)
    }
    if (reason === 'refund') {
      let left = amount
      const at = spent.get(task_id)?.id ?? id
      for (const [order, debt] of debts) {
        const paid = at < debt.reversed ? Math.min(left, debt.owed) : 0
        if (paid > 0) dues.set(`${task_id} ${order}`, paid)
        debt.owed -= paid
        left -= paid
      }
    }
    balance += amount
    if (balance < 0) faults.push(`${balance} left after entry ${id}`)
  }
  return [...faults, ...[...dues].map(([of, amount]) => `task and order ${of} owe ${amount}`)]
}

const isPurchase = ({ reason }: Entry): boolean => reason === 'purchase'

/** Each product that an order granted is taken back once if all of its money is back, and otherwise never. */
function reversalsOf(order: Order, entries: readonly Entry[]): string[] {
  const its = entries.filter(({ order_id }) => order_id === order.id)
  const isBack = order.status === 'COMPLETED' && order.refunded_cents === order.total_cents
  const due = isBack ? its.filter(isPurchase).map(({ product }) => product) : []
  const reversed = its.filter(({ reason, task_id }) => reason === 'reversal' && task_id === null)
  const found = reversed.map(({ product }) => product)
  const right = found.toSorted().join() === due.toSorted().join()
  return right
    ? []
    : [`order ${order.id} took back ${found.join(', ') || 'nothing'}, not ${due.join(', ') || 'nothing'}`]
}
