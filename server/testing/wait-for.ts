import { setTimeout as sleep } from 'node:timers/promises'

/** Asks until there is an answer; no test waits for a fixed time. */
export const waitFor = async <T>(
  what: string,
  ask: () => Promise<T | undefined | false | null>,
  atMostMs = 90_000,
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
