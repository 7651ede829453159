import { getPriority, setPriority } from 'node:os'

/** The lowest priority that a process can have. */
const LOWEST = 19

/**
 * How many steps of priority a child stands behind this process. A step is a fifth less of a processor that both want: more
 * than these few, and a document would take for ever on a machine that also does other things.
 */
export const BEHIND = { request: 1, reading: 1, job: 3 } as const

/**
 * Lets this process and the database go before a child where all processors are busy. To be called as soon as the child was
 * started: the threads that it makes later have its priority then.
 */
export function standBehind(pid: number | undefined, steps: number): void {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.min(LOWEST, getPriority() + steps))
  } catch {
    // It has ended already, or the system allows no other priority: then it works as any other process.
  }
}
