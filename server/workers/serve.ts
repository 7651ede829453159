import { newAsking } from './asking.ts'
import { failureOf } from './failure.ts'
import type { Order, Product, Report } from './messages.ts'
import type { Operation } from './operation.ts'
import { partsFor, sharedParts, type SharedParts } from './parts-of-worker.ts'
import { watched } from './watched.ts'

type Run = Extract<Order, { kind: 'run' }>

const tell = (report: Report): void => {
  if (process.connected) process.send?.(report, undefined, undefined, () => undefined)
}

/** Makes this process a worker: it does these operations for its parent, and ends with it. */
export function serve(operations: Readonly<Record<string, Operation>>, blockSeconds: number): void {
  const products = new Map<string, { product: Product; shared: SharedParts }>()
  const running = new Map<number, AbortController>()
  const asking = newAsking(tell)

  async function run({ id, product: of, name, input, aheadMs, asJson }: Run): Promise<void> {
    const off = new AbortController()
    running.set(id, off)
    try {
      const open = products.get(of)
      const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
      if (open === undefined || operation === undefined) throw new Error(`No operation is named ${name}`)
      const clock = { now: () => new Date(Date.now() + aheadMs) }
      const parts = partsFor(open.product, open.shared, clock, (asked, signal) => asking.ask(id, asked, signal))
      const result = await operation({ parts, signal: off.signal }, input)
      tell({ kind: 'done', id, result: asJson ? JSON.stringify(result) : result })
    } catch (error) {
      tell({ kind: 'failed', id, failure: failureOf(error) })
    } finally {
      running.delete(id)
    }
  }

  async function shut(id: string): Promise<void> {
    const open = products.get(id)
    products.delete(id)
    await open?.shared.db.destroy()
    tell({ kind: 'shut', product: id })
  }

  watched(blockSeconds)
  process.on('message', (order: Order) => {
    switch (order.kind) {
      case 'open':
        products.set(order.product.id, { product: order.product, shared: sharedParts(order.product, tell) })
        return
      case 'run':
        return void run(order)
      case 'abort':
        tell({ kind: 'aborting', id: order.id })
        return running.get(order.id)?.abort(new DOMException('The operation was called off', 'AbortError'))
      case 'answered':
        return asking.answered(order)
      case 'shut':
        return void shut(order.product)
    }
  })
  process.on('disconnect', () => process.exit())
  // A terminal tells everybody in it; the parent then ends its workers in order.
  process.on('SIGINT', () => undefined)
  tell({ kind: 'ready' })
}
