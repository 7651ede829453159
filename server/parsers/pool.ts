import { tooManyRequests } from '../http/rate-limit.ts'

/**
 * Where a file is parsed. `quick`: somebody waits and the file is short. `slow`: somebody waits. `background`: a job, which
 * may wait as long as it has to. A long file never holds up a short one, nor a job a person.
 */
export type Lane = 'quick' | 'slow' | 'background'

interface Ask {
  lane: Lane
  /** The user who waits for the answer. */
  user?: number | undefined
  signal?: AbortSignal | undefined
}

/** Bounds how many files are parsed at once in this process, and how many people wait for that. */
export interface ParserPool {
  /** Parses when a place is free. Throws `too_many_requests` where too many wait, and the signal's reason once it aborts. */
  run<R>(ask: Ask, parse: () => Promise<R>): Promise<R>
}

/** Each parser is a process that may take the memory that `documents/reading/held.ts` grants and a whole core. */
const PLACES: Record<Lane, number> = { quick: 1, slow: 1, background: 2 }
const MOST_WAITING = 20
/** Of one user, running and waiting together, so that nobody fills the queue alone. */
const MOST_OF_A_USER = 3
const RETRY_AFTER_MS = 10_000

class Places {
  readonly #all: number
  #free: number
  readonly #queue: (() => void)[] = []
  readonly #byUser = new Map<number, number>()

  constructor(all: number) {
    this.#all = all
    this.#free = all
  }

  /** Resolves, to what gives the place back, when there is one. */
  async take({ lane, user, signal }: Ask): Promise<() => void> {
    signal?.throwIfAborted()
    if (lane !== 'background') this.#refuseTooMany(user)
    this.#count(user, 1)
    try {
      if (this.#free > 0) this.#free -= 1
      else await this.#wait(signal)
    } catch (error) {
      this.#count(user, -1)
      throw error
    }
    return () => {
      this.#count(user, -1)
      const next = this.#queue.shift()
      if (next === undefined) this.#free = Math.min(this.#all, this.#free + 1)
      else next()
    }
  }

  #refuseTooMany(user: number | undefined): void {
    const own = user === undefined ? 0 : (this.#byUser.get(user) ?? 0)
    if (own >= MOST_OF_A_USER || (this.#free === 0 && this.#queue.length >= MOST_WAITING))
      throw tooManyRequests(RETRY_AFTER_MS)
  }

  #count(user: number | undefined, more: number): void {
    if (user === undefined) return
    const now = (this.#byUser.get(user) ?? 0) + more
    if (now === 0) this.#byUser.delete(user)
    else this.#byUser.set(user, now)
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#queue.splice(this.#queue.indexOf(begin), 1)
        reject(signal?.reason as Error)
      }
      const begin = (): void => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      this.#queue.push(begin)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
}

export function openParserPool(): ParserPool {
  const lanes: Record<Lane, Places> = {
    quick: new Places(PLACES.quick),
    slow: new Places(PLACES.slow),
    background: new Places(PLACES.background),
  }
  return {
    async run(ask, parse) {
      const giveBack = await lanes[ask.lane].take(ask)
      try {
        return await parse()
      } finally {
        giveBack()
      }
    },
  }
}
