import { AppError } from '#domain/errors.ts'
import { tooManyRequests } from './rate-limit.ts'

const TOO_BUSY = 'Too many people are sending files at once. Please try again in a minute.'
const BUSY_SECONDS = 60
const OWN_WAIT_MS = 10_000

export interface Places {
  /**
   * Waits for a place of this size for the account. Throws where too many wait already, and the signal's reason once it
   * aborts. What comes back gives the place up.
   */
  take(account: string, signal: AbortSignal, size?: number): Promise<() => void>
}

export interface Bounds {
  /** What all that runs at once may add up to. */
  room: number
  /** The part of the room that one account may have. */
  roomOfAccount?: number
  waiting: number
  waitingOfAccount: number
}

interface Place {
  account: string
  size: number
}

interface Waiting extends Place {
  begin: () => void
}

const sum = (places: readonly Place[]): number => places.reduce((total, { size }) => total + size, 0)

/** Places in a room that is not for all at once. An account without a place goes before the others; nobody is passed for their size. */
export function openPlaces(most: Bounds): Places {
  const running: Place[] = []
  const waiting: Waiting[] = []

  // What is larger than the whole room has it alone.
  const fits = ({ size }: Place): boolean => running.length === 0 || sum(running) + size <= most.room

  function isAllowed({ account, size }: Place): boolean {
    const own = running.filter((other) => other.account === account)
    return own.length === 0 || sum(own) + size <= (most.roomOfAccount ?? most.room)
  }

  function nextInLine(): Waiting | undefined {
    const allowed = waiting.filter(isAllowed)
    return allowed.find((other) => !running.some(({ account }) => account === other.account)) ?? allowed[0]
  }

  function beginThoseThatFit(): void {
    for (let next = nextInLine(); next !== undefined && fits(next); next = nextInLine()) {
      waiting.splice(waiting.indexOf(next), 1)
      running.push(next)
      next.begin()
    }
  }

  function leave(place: Place): void {
    const at = running.indexOf(place)
    if (at === -1) return
    running.splice(at, 1)
    beginThoseThatFit()
  }

  function wait(place: Place, signal: AbortSignal): Promise<Place> {
    return new Promise((resolve, reject) => {
      const entry = { ...place, begin }
      function begin(): void {
        signal.removeEventListener('abort', giveUp)
        resolve(entry)
      }
      function giveUp(): void {
        waiting.splice(waiting.indexOf(entry), 1)
        reject(signal.reason as Error)
        beginThoseThatFit()
      }
      signal.addEventListener('abort', giveUp, { once: true })
      waiting.push(entry)
    })
  }

  return {
    async take(account, signal, size = 1) {
      signal.throwIfAborted()
      let place: Place = { account, size }
      if (nextInLine() === undefined && isAllowed(place) && fits(place)) running.push(place)
      else {
        const own = waiting.filter((other) => other.account === account)
        if (own.length >= most.waitingOfAccount) throw tooManyRequests(OWN_WAIT_MS)
        if (waiting.length >= most.waiting)
          throw new AppError('unavailable', TOO_BUSY, { extra: { retry_after: BUSY_SECONDS } })
        place = await wait(place, signal)
      }
      return () => leave(place)
    },
  }
}
