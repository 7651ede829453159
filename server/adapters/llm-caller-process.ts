// Calls the model for a worker. It outlives a worker that is killed for as long as something is being asked.
import { randomInt } from 'node:crypto'
import { setTimeout as passes } from 'node:timers/promises'
import pg from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Llm } from '#drafting/llm.ts'
import { openDatabase } from '../db/client.ts'
import { awaitAnswer, CALLERS, giveUpAnswer, keepAnswer, type Place } from '../drafts/paid-answers.ts'
import { openLlm } from './llm.ts'
import type { Order, Outcome } from './llm-caller.ts'

/** A database that was killed with the worker is back within a minute, or nobody waits for the answer any more. */
const KEEP_TRYING_MS = 60_000
const TRY_EVERY_MS = 250
/** As long as one attempt at a call may take, and a little for keeping its answer. */
const OUTLIVE_MS = 4 * 60_000
/** Enough to give up what was noted as awaited. */
const CLOSE_WITHIN_MS = 2_000

const caller = randomInt(1, 2 ** 31 - 1)
const open = new Map<number, AbortController>()
let isOrphan = false

const tell = (outcome: Outcome): void => {
  if (process.connected) process.send?.(outcome, undefined, undefined, () => undefined)
}

/** Holds the lock by which another worker sees that this process lives, also after the database was started anew. */
async function holdLock(databaseUrl: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl })
    const lost = new Promise<void>((resolve) => {
      client.on('end', resolve)
      client.on('error', () => resolve())
    })
    await client
      .connect()
      .then(() => client.query('select pg_advisory_lock($1::int, $2::int)', [CALLERS, caller]))
      .then(() => lost)
      .catch(() => undefined)
    await passes(TRY_EVERY_MS)
  }
}

const endWhereDone = (): void => {
  if (isOrphan && open.size === 0) process.exit()
}

const start = async ({ settings, databaseUrl }: Extract<Order, { kind: 'open' }>) => {
  const db = openDatabase(databaseUrl, { max: 2 })
  void holdLock(databaseUrl)
  const log = (level: 'warn' | 'error') => (notice: object, message: string) =>
    tell({ kind: 'log', level, notice, message })
  const llm = await openLlm(settings, { warn: log('warn'), error: log('error') } as Parameters<typeof openLlm>[1])

  /** While the worker lives it keeps the answer itself where this fails. */
  const keep = async (place: Place, reply: Awaited<ReturnType<Llm['answer']>>): Promise<void> => {
    const until = Date.now() + KEEP_TRYING_MS
    for (;;) {
      const kept = await keepAnswer(db, place, reply).then(
        () => true,
        () => false,
      )
      if (kept || !isOrphan || Date.now() > until) return
      await passes(TRY_EVERY_MS)
    }
  }

  return async ({ kind, id, request, place }: Extract<Order, { kind: 'ask' | 'warm' }>): Promise<void> => {
    const off = new AbortController()
    open.set(id, off)
    const whole = { ...request, signal: off.signal }
    try {
      if (kind === 'warm') {
        tell({ kind: 'reply', id, reply: await llm.warm?.(whole) })
        return
      }
      // Not kept in mind, it is only not saved from a kill.
      if (place !== undefined) await awaitAnswer(db, place, caller).catch(() => undefined)
      const reply = await llm.answer(whole)
      if (place !== undefined) await keep(place, reply)
      tell({ kind: 'reply', id, reply })
    } catch (error) {
      if (place !== undefined) await giveUpAnswer(db, place, caller).catch(() => undefined)
      if (error instanceof AppError) tell({ kind: 'refused', id, code: error.code, detail: error.message })
      else tell({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) })
    } finally {
      open.delete(id)
      endWhereDone()
    }
  }
}

/** Ended on purpose, unlike a worker that was killed: nothing goes on. */
const close = (): void => {
  isOrphan = true
  for (const off of open.values()) off.abort()
  setTimeout(() => process.exit(), CLOSE_WITHIN_MS).unref()
  endWhereDone()
}

let asking: ReturnType<typeof start> | undefined
process.on('message', (order: Order) => {
  if (order.kind === 'open') asking = start(order)
  else if (order.kind === 'drop') open.get(order.id)?.abort()
  else if (order.kind === 'close') close()
  else void asking?.then((ask) => ask(order))
})
process.on('disconnect', () => {
  isOrphan = true
  setTimeout(() => process.exit(), OUTLIVE_MS).unref()
  endWhereDone()
})
// A terminal tells everybody in it; the worker then drops its calls, and its end is told by the channel.
process.on('SIGINT', () => undefined)
