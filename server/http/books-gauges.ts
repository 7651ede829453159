import { Gauge, type Registry } from 'prom-client'
import { lastBooksCheck } from '../commerce/check-books.ts'
import type { Parts } from '../parts.ts'

/** What the nightly check of the books found last, in whichever process it ran. */
export function booksGauges(registry: Registry, { db, log }: Parts): () => Promise<void> {
  const registers = [registry]
  const faults = new Gauge({
    name: 'waiverly_books_faults',
    help: 'Contradictions between ledger, orders, payments and tasks; anything but 0 needs a person',
    labelNames: ['check'] as const,
    registers,
  })
  const checked = new Gauge({
    name: 'waiverly_books_checked_timestamp_seconds',
    help: 'When the books were checked last; 0 if never',
    registers,
  })
  return async () => {
    const last = await lastBooksCheck(db).catch((error: unknown) => {
      log.warn({ err: error }, 'what the check of the books found could not be read')
    })
    if (!last) return
    faults.reset()
    for (const [check, count] of Object.entries(last.faults)) faults.set({ check }, count)
    checked.set(Date.parse(last.checked_at) / 1000)
  }
}
