import { keepsWords } from '../builtin/keeps-words.ts'
import { inFull } from '../builtin/own-words.ts'
import type { Person } from '../builtin/person.ts'
import { recast } from '../builtin/recast.ts'

/** Ways in which a typed sentence is worded as a statement that names its subject. Each is a proposal until somebody confirms it. */

const ended = (text: string): string => (/[.!?]["”’)]?$/u.test(text) ? text : `${text.replace(/[,;:]$/u, '')}.`)

const small = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** "I led a team" with the applicant's name; undefined where a word would be lost or added on the way. */
export function named(sentence: string, person: Person): string | undefined {
  const turned = recast(sentence, { person, byName: true })
  const speakers = [person.short, person.subject, person.object, person.possessive, person.own, person.reflexive]
  return turned.includes(person.short) && keepsWords(inFull(sentence), turned, speakers) ? turned : undefined
}

/** Somebody's sentences as they were typed, a list's points each in marks of its own; marks inside are single ones. */
export function quoted(sentences: readonly string[], head: string): string {
  const parts = sentences.map((one) => one.replace(/["“”]([^"“”]*)["“”]/gu, '‘$1’').replace(/["“”]/gu, ''))
  const text = parts.reduce((all, part) => (/[.!?:;,…]["’)]*$/u.test(all) ? `${all} ${part}` : `${all}”; “${part}`))
  return `${head}: “${text}”`
}

/** "Built a press" with somebody who did it. */
export const doneBy = (fragment: string, subject: string): string => ended(`${subject} ${small(fragment)}`)

/** "To publish an atlas", "Publish an atlas" as what the applicant plans, or as what a work was for. */
export const meantBy = (fragment: string, head: string): string =>
  ended(`${head} to ${small(fragment.replace(/^to\s+/iu, ''))}`)
