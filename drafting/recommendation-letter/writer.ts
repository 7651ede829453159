import type { Entry } from '../builtin/portrait.ts'
import { inWords } from '../builtin/dates.ts'
import { lowerFirst } from '../builtin/entries.ts'
import { article } from '../builtin/wording.ts'
import { words, type Phrase } from '../builtin/phrase.ts'

export type Tie = 'dependent' | 'independent' | 'unclear'

/** A writer is independent only where the profile says so and no teaching, supervision or colleagueship speaks against it. */
export function tieOf(referee: { category: string; relationship: string }): Tie {
  if (referee.category !== 'other') return 'dependent'
  const told = referee.relationship
  const denied = /\bnot\b[^.;]{0,20}\bindependent/i.test(told)
  return !denied &&
    /\bindependent|\bnever (worked|met|published|collaborated)|\bno (shared|other|personal|professional) /i.test(told)
    ? 'independent'
    : 'unclear'
}

const OFTEN: Record<string, string> = {
  daily: 'every day',
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every quarter',
  yearly: 'about once a year',
}

export const frequency = (value: string): string => OFTEN[value] ?? value

/** "four years", "5.5 years" */
export const years = (value: string): string => {
  const count = Number(value)
  return count === 1 ? 'one year' : `${Number.isInteger(count) ? inWords(count) : count} years`
}

/** "an independent user of the protocol" of the entry's "Independent user of the protocol; we have never …". */
export function relationship(referee: Entry): { as?: Phrase; rest?: Phrase } {
  const told = referee.value('relationship').replace(/\.$/, '')
  const sources = referee.sources('relationship')
  const [head = '', ...others] = told.split(/;\s*|,\s+(?=(?:we|I|no)\b)/)
  // "no shared employer" is no clause of its own.
  const rest = others.map((part) => (/^no\b/.test(part) ? `, with ${part}` : `; ${part}`)).join('')
  if (/^independent$/i.test(head.trim())) return { rest: words(rest.replace(/^[;,]\s*/, ''), sources) }
  return { as: words(article(lowerFirst(head)) + rest, sources) }
}

/**
 * Comments that the writer may say: written as the writer. Where they speak of the writer in the third person, or of the
 * applicant's own studies as "my", they are the applicant's note and stay out of the letter.
 */
export function isWritersVoice(comment: string, surname: string): boolean {
  if (surname !== '' && comment.includes(surname)) return false
  return (
    /\b(I|we|our|my)\b/.test(comment) &&
    !/\bmy (thesis|doctoral|dissertation|studies|degree|supervisor|advis[oe]r|petition|work|project)\b/i.test(comment)
  )
}
