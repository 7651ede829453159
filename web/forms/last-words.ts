import type { Draft } from './drafts.ts'

const NAME = 'waiverly-last-words'

/** What the database was told and has not answered yet, by the draft's key; null for what is to be forgotten. */
const unanswered = new Map<string, Draft | null>()

/** Remembers what the database is being told until it has answered. */
export async function told<T>(key: string, draft: Draft | null, answer: Promise<T>): Promise<T> {
  unanswered.set(key, draft)
  const answered = await answer
  if (unanswered.get(key) === draft) unanswered.delete(key)
  return answered
}

export const forgetLastWords = (): void => unanswered.clear()

/**
 * To be called as a page is left: a browser may give up what its database was told last, while session storage has it at
 * once, and still after a reload.
 */
export function leaveLastWords(): void {
  try {
    if (unanswered.size === 0) sessionStorage.removeItem(NAME)
    else sessionStorage.setItem(NAME, JSON.stringify([...unanswered]))
  } catch {
    // Where nothing may be kept, or not as much, the database alone has it.
  }
}

/** What the page before this one in the same window left; it is told once. */
export function takeLastWords(): [key: string, draft: Draft | null][] {
  try {
    const left = JSON.parse(sessionStorage.getItem(NAME) ?? '[]') as [string, Draft | null][]
    sessionStorage.removeItem(NAME)
    return left
  } catch {
    return []
  }
}
