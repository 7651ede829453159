import { MAX_NOTE } from '#domain/rfe.ts'

/** What another device saved meanwhile, and what was typed here and not saved: neither is lost while there is room. */
export function bothNotes(stored: string, typed: string): string {
  if (stored.includes(typed)) return stored
  if (typed.includes(stored)) return typed
  return `${stored}\n\n${typed}`.slice(0, MAX_NOTE)
}
