import { MAX_NOTE } from '#domain/rfe.ts'

/**
 * Whether saving what was typed on `base` would undo, unseen, what another window or device saved meanwhile. It does not
 * where the stored note lies between the two: then it is what was typed here, saved without an answer, or all of it stands
 * in what was typed.
 */
export function areClashing(base: string, stored: string, typed: string): boolean {
  if (stored === base || stored === typed) return false
  return !(stored.includes(base) && typed.includes(stored))
}

/** What was saved elsewhere and what was typed here, as one note; null where there is no room for all of it. */
export function bothNotes(stored: string, typed: string): string | null {
  if (stored.includes(typed)) return stored
  if (typed.includes(stored)) return typed
  const both = `${stored}\n\n${typed}`
  return both.length > MAX_NOTE ? null : both
}
