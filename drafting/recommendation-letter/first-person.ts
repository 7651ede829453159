import { isPastForm } from '../builtin/clause.ts'
import type { Entry } from '../builtin/portrait.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The ways in which a record names a recommender: with or without title and first names. */
const namesOf = (writer: Entry): string => {
  const [first, middle, last] = ['first_name', 'middle_name', 'last_name'].map((field) => escaped(writer.value(field)))
  return `(?:(?:Professor|Prof\\.|Doctor|Dr\\.|Mr\\.|Mrs\\.|Ms\\.|Judge|Captain) )?(?:(?:${first}|${first?.slice(0, 1)}\\.) (?:${middle === '' ? '(?!)' : `${middle}|${middle?.slice(0, 1)}\\.`} )?)?${last}`
}

const PRONOUN = /\b(?:he|him|his|she|her|hers|himself|herself|I|me|my)\b/iu

/**
 * A sentence of the record in which its own writer is the doer, in the writer's first person: "Professor Ahn signed the rule"
 * is "I signed the rule". Undefined where it names the writer otherwise: no rule tells what his or hers would be then.
 */
export function firstPersonOf(writer: Entry): (text: string) => { text: string; sources: string[] } | undefined {
  const last = writer.value('last_name')
  const name = namesOf(writer)
  const head = new RegExp(`^${name} (?<rest>(?<verb>\\p{Ll}+)\\b.*)$`, 'u')
  const named = new RegExp(`(?<![\\p{L}-])${escaped(last)}(?![\\p{L}-])`, 'u')
  return (text) => {
    if (last === '' || !named.test(text)) return { text, sources: [] }
    const { rest = '', verb = '' } = head.exec(text)?.groups ?? {}
    if (
      !(isPastForm(verb) || /^(?:had|did)$/u.test(verb)) ||
      verb === 'was' ||
      rest.includes(last) ||
      PRONOUN.test(rest)
    )
      return undefined
    return { text: `I ${rest}`, sources: writer.sources('first_name', 'last_name', 'pronoun') }
  }
}
