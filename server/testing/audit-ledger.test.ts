import { expect, test } from 'vitest'
import { replay } from './audit-ledger.ts'

type Entry = Parameters<typeof replay>[0][number]

/** Entries in the order of their writing: reason, amount, order, task. */
const ledger = (...lines: [Entry['reason'], number, string | null, string | null][]): Entry[] =>
  lines.map(([reason, amount, order_id, task_id], at) => {
    const about = { user_id: 1, product: 'petition_letter' as const, created_at: '2026-11-22T00:00:00Z' }
    return { id: at + 1, reason, amount, order_id, task_id, ...about }
  })
const order = (id: string, refunded_cents = 0, status: 'COMPLETED' | 'CANCELED' = 'COMPLETED') => ({
  id,
  status,
  refunded_cents,
  total_cents: 100,
})
const BOUGHT = ['purchase', 2, 'a', null] as const

test.each([
  [
    'a refund that took less than was there',
    ledger([...BOUGHT], ['reversal', -1, 'a', null]),
    [order('a', 100)],
    ['account 1 petition_letter: the refund of order a took 1, not 2'],
  ],
  [
    'a refund that took what another order bought beyond its own',
    ledger([...BOUGHT], ['purchase', 2, 'b', null], ['reversal', -3, 'a', null]),
    [order('a', 100), order('b')],
    ['account 1 petition_letter: the refund of order a took 3, not 2'],
  ],
  [
    'a refund without a reversal, and a reversal without a refund',
    ledger([...BOUGHT], ['purchase', 2, 'b', null], ['reversal', -2, 'b', null]),
    [order('a', 100), order('b', 99)],
    ['order a took back nothing, not petition_letter', 'order b took back petition_letter, not nothing'],
  ],
  [
    'a task that kept what it owed',
    ledger([...BOUGHT], ['spend', -2, null, 't'], ['reversal', 0, 'a', null], ['refund', 2, null, 't']),
    [order('a', 100)],
    ['account 1 petition_letter: task and order t a owe 2'],
  ],
  [
    'a task that paid what it did not owe',
    ledger(
      [...BOUGHT],
      ['reversal', -2, 'a', null],
      ['purchase', 2, 'b', null],
      ['spend', -1, null, 't'],
      ['refund', 1, null, 't'],
      ['reversal', -1, 'a', 't'],
    ),
    [order('a', 100), order('b')],
    ['account 1 petition_letter: task t paid 1 of what order a owes, not 0'],
  ],
  ['a balance below zero', ledger(['spend', -1, null, 't']), [], ['account 1 petition_letter: -1 left after entry 1']],
])('a replay finds %s', (_what, entries, orders, found) => {
  expect(replay(entries, orders)).toEqual(found)
})

test('a replay finds nothing in a ledger that is right', () => {
  const entries = ledger(
    [...BOUGHT],
    ['spend', -1, null, 's'],
    ['spend', -1, null, 't'],
    ['purchase', 1, 'b', null],
    ['reversal', -1, 'a', null],
    ['refund', 1, null, 't'],
    ['reversal', -1, 'a', 't'],
    ['purchase', 1, 'c', null],
    ['refund', 1, null, 's'],
  )
  expect(replay(entries, [order('a', 100), order('b'), order('c'), order('d', 0, 'CANCELED')])).toEqual([])
})
