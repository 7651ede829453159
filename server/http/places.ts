import { AppError } from '#domain/errors.ts'
import { tooManyRequests } from './rate-limit.ts'

const TOO_BUSY = 'Too many people are sending files at once. Please try again in a minute.'
const BUSY_SECONDS = 60
const OWN_WAIT_MS = 10_000

export interface Places {
  /**
   * Waits for a place for the account. Throws where too many wait already, and the signal's reason once it aborts. What
   * comes back gives the place up.
   */
  take(account: string, signal: AbortSignal): Promise<() => void>
}

interface Waiting {
  account: string
  begin: () => void
}

/** Places for work that only few may do at once. Who has no place yet goes before who has one. */
export function openPlaces(most: { running: number; waiting: number; waitingOfAccount: number }): Places {
  const running: string[] = []
  const waiting: Waiting[] = []

  function leave(account: string): void {
    running.splice(running.indexOf(account), 1)
    const next = waiting.find((other) => !running.includes(other.account)) ?? waiting[0]
    if (next === undefined) return
    waiting.splice(waiting.indexOf(next), 1)
    running.push(next.account)
    next.begin()
  }

  function wait(account: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = { account, begin }
      function begin(): void {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      function giveUp(): void {
        waiting.splice(waiting.indexOf(entry), 1)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      waiting.push(entry)
    })
  }

  return {
    async take(account, signal) {
      signal.throwIfAborted()
      if (running.length < most.running) running.push(account)
      else {
        const own = waiting.filter((other) => other.account === account)
        if (own.length >= most.waitingOfAccount) throw tooManyRequests(OWN_WAIT_MS)
        if (waiting.length >= most.waiting)
          throw new AppError('unavailable', TOO_BUSY, { extra: { retry_after: BUSY_SECONDS } })
        await wait(account, signal)
      }
      return () => leave(account)
    },
  }
}
