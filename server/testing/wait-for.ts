import { setTimeout as sleep } from 'node:timers/promises'

/** Less than a test may take (vitest.config.ts), so that what was waited for is named. */
export const PATIENCE_MS = process.env['WAIVERLY_FULL'] === '1' ? 280_000 : 110_000

/** Asks until there is an answer; no test waits for a fixed time. */
export const waitFor = async <T>(
  what: string,
  ask: () => Promise<T | undefined | false | null>,
  atMostMs = PATIENCE_MS,
  everyMs = 20,
): Promise<T> => {
  const giveUpAt = Date.now() + atMostMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > giveUpAt) throw new Error(`Waited ${atMostMs} ms in vain for ${what}`)
    await sleep(everyMs)
  }
}

/**
 * Looks until nothing is left, for as long as what is left changes: a slow machine takes its time, and only a standstill
 * is a failure.
 */
export const waitWhileItMoves = async (
  what: string,
  look: () => Promise<readonly unknown[]>,
  stillMs = PATIENCE_MS,
  everyMs = 200,
): Promise<void> => {
  let seen = ''
  let giveUpAt = Date.now() + stillMs
  for (;;) {
    const left = await look()
    if (left.length === 0) return
    const now = JSON.stringify(left)
    if (now !== seen) giveUpAt = Date.now() + stillMs
    if (Date.now() > giveUpAt) throw new Error(`Nothing moved for ${stillMs} ms in ${what}: ${now}`)
    seen = now
    await sleep(everyMs)
  }
}
