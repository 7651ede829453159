import { isPastForm } from '../builtin/clause.ts'
import type { Entry } from '../builtin/portrait.ts'
import { has, sentenceTerms } from '../builtin/terms.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const IRREGULAR: Readonly<Record<string, string>> = { has: 'have', is: 'am', does: 'do', goes: 'go', was: 'was' }

const unbent = (verb: string): string =>
  IRREGULAR[verb] ??
  (/(?:[^aeiou]o|ss|x|zz|ch|sh)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/ies$/, 'y').replace(/(?<!s)s$/, ''))

/** What follows a name that is a verb's subject. */
function verbAfter(rest: string): string | undefined {
  const term = sentenceTerms(`They ${rest.trim()}`)[0]
    ?.slice(1)
    .find((one) => !has(one, 'Adverb'))
  if (term === undefined || !/^\p{Ll}+$/u.test(term.text)) return undefined
  const isVerb =
    IRREGULAR[term.text] !== undefined ||
    isPastForm(term.text) ||
    (has(term, 'Verb') && !has(term, 'Gerund')) ||
    /^(?:had|did|will|can|could|would|should|may|also|then|now)$/.test(term.text)
  return isVerb ? term.text : undefined
}

/** The ways in which a record names a recommender: with or without title and first names. */
const namesOf = (writer: Entry): string => {
  const [first, middle, last] = ['first_name', 'middle_name', 'last_name'].map((field) => escaped(writer.value(field)))
  return `(?:(?:Professor|Prof\\.|Doctor|Dr\\.|Mr\\.|Mrs\\.|Ms\\.|Judge|Captain) )?(?:(?:${first}|${first?.slice(0, 1)}\\.) (?:${middle === '' ? '(?!)' : `${middle}|${middle?.slice(0, 1)}\\.`} )?)?${last}`
}

/** Turns a sentence that names its own writer into the writer's first person: "Professor Ahn had files" is "I had files". */
export function firstPersonOf(writer: Entry): (text: string) => { text: string; sources: string[] } {
  const last = writer.value('last_name')
  const name = namesOf(writer)
  const sources = writer.sources('first_name', 'last_name', 'pronoun')
  return (text) => {
    if (last === '' || !text.includes(last)) return { text, sources: [] }
    const said = text
      // "the chair, Dr. Ahn" is the writer by office and by name.
      .replace(new RegExp(`\\b(?:the|her|his|their) \\p{Ll}+(?: \\p{Ll}+)?, ${name}(?=[.,;]|$)`, 'gu'), last)
      .replace(new RegExp(`(${name}), (?:who is )?(?:the|her|his|their) [^,.;]+,`, 'gu'), last)
      // "Her colleague Ahn" is the writer by office and by name.
      .replace(
        new RegExp(
          `\\b(?:[Tt]he|[Mm]y|[Hh]er|[Hh]is|[Tt]heir) (?:\\p{Ll}+ )?(?:colleague|friend|advis[eo]r|supervisor|boss|manager|teacher|mentor|professor|director|coordinator|partner|co-author|co-worker|classmate) ${name}(?![\\p{L}’'-])`,
          'gu',
        ),
        last,
      )
      // "Quality engineer Harlan Deitch" is the writer by trade and by name.
      .replace(
        new RegExp(
          `(?:^|(?<=\\b(?:with|by|from) ))(?:\\p{L}\\p{Ll}+ )?\\p{L}\\p{Ll}+(?:er|or|ist|ian|nurse|chemist|expert) ${name}(?![\\p{L}’'-])`,
          'gu',
        ),
        last,
      )
      .replace(new RegExp(`\\bthe (\\p{Ll}+) of ${name}(?![\\p{L}’'-])`, 'gu'), 'my $1')
      .replace(new RegExp(`(?<![\\p{L}-])${name}[’']s?(?!\\p{L})`, 'gu'), 'my')
    const turned = said.replace(
      new RegExp(`(?<![\\p{L}-])${name}(?<rest>(?![\\p{L}’'-])(?:(?!${name})[^.;])*)`, 'gu'),
      (...match) => {
        const { rest = '' } = match.at(-1) as { rest?: string }
        const isFirst = match.at(-3) === 0
        const verb = verbAfter(rest)
        // "Dr. Ahn, who designed the course." is a deed of the writer's.
        if (isFirst && /^, who \p{Ll}+ /u.test(rest)) return `I ${rest.slice(6)}`
        if (verb === undefined) return `me${rest}`
        if (isPastForm(verb) && verb !== 'was') return `I${rest}`
        const bent = rest.replace(
          / and (\p{Ll}+s)(?= (?:the|an?|her|his|their|them|it|him)\b)/gu,
          (_, other: string) => ` and ${unbent(other)}`,
        )
        return `I${bent.replace(verb, unbent(verb))}`
      },
    )
    return { text: turned.charAt(0).toUpperCase() + turned.slice(1), sources }
  }
}
