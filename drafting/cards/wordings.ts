import { keepsWords } from '../builtin/keeps-words.ts'
import { inFull } from '../builtin/own-words.ts'
import { capital, type Person } from '../builtin/person.ts'
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

const TOGETHER: Readonly<Record<string, string>> = {
  us: 'them',
  our: 'their',
  ours: 'theirs',
  ourselves: 'themselves',
  i: 'they',
  my: 'their',
}

const OURS = /(?<![\p{L}\p{N}’'-])(we|us|our|ours|ourselves|I)(?![\p{L}\p{N}-])/giu

/** "We built it" of several who are named together: a plural, whose verbs stay as "we" has them. */
export function ofSeveral(sentence: string, subject: string): string {
  let isNamed = false
  const text = inFull(sentence).replace(OURS, (word: string, _: string, at: number) => {
    const key = word.toLowerCase()
    if (word === 'US') return word
    const own = subject.endsWith('s') ? `${subject}’` : `${subject}’s`
    if (!isNamed) {
      isNamed = true
      const first = key === 'our' || key === 'ours' ? own : subject
      return at === 0 ? capital(first) : first
    }
    const pronoun = TOGETHER[key] ?? 'they'
    return at === 0 ? capital(pronoun) : pronoun
  })
  return ended(text)
}

const ALONE: Readonly<Record<string, string>> = { we: 'I', us: 'me', our: 'my', ours: 'mine', ourselves: 'myself' }
const ARE: Readonly<Record<string, string>> = { are: 'am', were: 'was' }

/** "We built it" of the applicant alone. */
export function ofApplicant(sentence: string, person: Person): string | undefined {
  const first = inFull(sentence)
    .replace(/\b(we) (are|were)\b/giu, (_, _we: string, be: string) => `I ${ARE[be.toLowerCase()] ?? be}`)
    .replace(OURS, (word: string, _: string, at: number) => {
      if (word === 'US' || word === 'I') return word
      const own = ALONE[word.toLowerCase()] ?? word
      return at === 0 ? capital(own) : own
    })
  return named(first, person)
}

/** "We built it" of an organization. */
export function ofHouse(sentence: string, house: string, person: Person): string | undefined {
  const turned = recast(sentence, { person, byName: true, we: house })
  const kept = keepsWords(inFull(sentence), turned, [
    house,
    person.short,
    person.subject,
    person.possessive,
    'it its itself',
  ])
  return turned.includes(house) && kept ? turned : undefined
}

/** Somebody's sentences as they were typed; marks inside are single ones. */
export const quoted = (text: string, head: string): string =>
  `${head}: “${text.replace(/["“”]([^"“”]*)["”]/gu, '‘$1’').replace(/["“”]/gu, '')}”`

/** "Built a press" with somebody who did it. */
export const doneBy = (fragment: string, subject: string): string => ended(`${subject} ${small(fragment)}`)

/** "To publish an atlas", "Publish an atlas" as what the applicant plans, or as what a work was for. */
export const meantBy = (fragment: string, head: string): string =>
  ended(`${head} to ${small(fragment.replace(/^to\s+/iu, ''))}`)

const LEANING = /^(?:it|this|that)(?= )/iu
const LEANING_PERSON = /^(?:he|she)(?= )/iu
const LEANING_SEVERAL = /^they(?= )/iu

/** "It cut the losses" with a noun for "It"; undefined where the pronoun is of another kind than the noun. */
export function standsFor(sentence: string, noun: string, kind: 'thing' | 'person' | 'several'): string | undefined {
  const form = kind === 'thing' ? LEANING : kind === 'person' ? LEANING_PERSON : LEANING_SEVERAL
  // "This method", "That pump": the word is no pronoun here.
  const rest = sentence.replace(form, '')
  if (rest === sentence || (kind === 'thing' && /^\s\p{Ll}+ (?:was|is|has|had|were|are|\p{Ll}+ed)\b/u.test(rest)))
    return undefined
  return `${capital(noun)}${rest}`
}
