import { ended } from './heads-and-ends.ts'
import type { Term } from './terms.ts'

/** A sentence as it can stand, or the words of a fragment with what they amount to. */
export type Reading = { kind: 'whole'; text: string } | { kind: 'thing' | 'to' | 'doing'; text: string; sure: boolean }

export const whole = (text: string): Reading => ({ kind: 'whole', text: ended(text) })

export const joinedText = (terms: readonly Term[]): string =>
  terms.map((term) => term.pre + term.text + term.post).join('')
