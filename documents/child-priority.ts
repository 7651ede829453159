import { getPriority, setPriority } from 'node:os'

/** The lowest priority that a process can have. */
const LOWEST = 19

/** How far behind this process a child of its stands: what somebody waits for, and what goes on for long. */
export const BEHIND = { request: 5, longWork: 10 } as const

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
