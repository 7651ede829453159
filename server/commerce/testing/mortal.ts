import { setImmediate as turn } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { Payments } from '../payments.ts'

export class Killed extends Error {}

/** How many steps a process has left; `null` for one that outlives what it does. */
export interface Life {
  left: number | null
}

/** A dead process does nothing more, neither what it had in mind nor what it would do about the failure. */
function live(life: Life): void {
  if (life.left === null) return
  if (life.left <= 0) throw new Killed('The process is dead')
  life.left -= 1
}

const pass = async (turns: number): Promise<void> => {
  for (let left = turns; left > 0; left -= 1) await turn()
}

/**
 * The database as a process sees it that dies before or after any statement. What it had not committed is gone: the
 * connection that breaks off rolls back. `turns` lets others come between, so many turns after each statement.
 */
export const mortalDb = (db: Db, life: Life, turns: () => number): Db => {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      live(life)
      return node
    },
    async transformResult({ result }) {
      await pass(turns())
      live(life)
      return result
    },
  }
  return db.withPlugin(plugin)
}

/** The provider as a process sees it that dies before asking it, or before hearing the answer. */
export function mortalPayments(payments: Payments, life: Life, turns: () => number): Payments {
  const dying =
    <A extends unknown[], R>(ask: (...asked: A) => Promise<R>) =>
    async (...asked: A): Promise<R> => {
      live(life)
      const answer = await ask(...asked)
      await pass(turns())
      live(life)
      return answer
    }
  return {
    provider: payments.provider,
    start: dying((order, site) => payments.start(order, site)),
    readEvent: dying((body, headers) => payments.readEvent(body, headers)),
    look: dying((order) => payments.look(order)),
    cancel: dying((order) => payments.cancel(order)),
  }
}
