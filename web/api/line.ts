import type { ApiError } from './api-error.ts'

/**
 * Whether the server is there at all. What stands before it answers 502, 503 or 504 in words of its own while it is being
 * worked on; a refusal of the product has a code, and is its caller's to tell.
 */
let away = false
const listeners = new Set<() => void>()

const tell = (now: boolean): void => {
  if (away === now) return
  away = now
  for (const listener of listeners) listener()
}

export const isAway = (error: ApiError): boolean => [502, 503, 504].includes(error.status) && error.code === ''

/** A call was refused for good: takes note if nobody was there to answer it. */
export function noteRefusal(error: ApiError): void {
  if (isAway(error)) tell(true)
}

export const isServerAway = (): boolean => away
export const onLineChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks whether the server is there again; true once it is. */
export async function askAgain(): Promise<boolean> {
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok !== true) return false
  tell(false)
  return true
}
