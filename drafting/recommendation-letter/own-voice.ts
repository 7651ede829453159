import type { Person } from '../builtin/person.ts'
import { sentencesOf } from '../builtin/passages.ts'
import type { Entry } from '../builtin/portrait.ts'

/** A sentence in the writer's mouth, with the facts that hold the names and pronouns that were turned. */
export interface OwnWords {
  text: string
  sources: string[]
}

/** What was noted of a writer: what the writer can say as it stands, and what nobody can tell for certain of whom it speaks. */
export interface Remarks {
  said: OwnWords[]
  unclear: string[]
}

/** The applicant's note on the applicant's own studies, or on the form, is nothing that the writer could say. */
const NOTE =
  /\bmy (?:thesis|doctoral|dissertation|studies|degree|supervisor|advis[oe]r|petition|work|project)\b|^(?:please|ask|mention|write|make|include|use|keep|see|contact|call|do not|don[’']t)\b/i

const SPEAKS = /\b(?:I|[Ww]e)\b/u
const OWN = /\b(?:me|my|mine|us|our|ours)\b/iu
const THIRD = /\b(?:he|him|his|she|her|hers|himself|herself|they|them|their)\b/giu

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const SETS: Readonly<Record<string, readonly string[]>> = {
  female: ['she', 'her', 'hers', 'herself'],
  male: ['he', 'him', 'his', 'himself'],
}

const naming = (...names: string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}])(?:${
      names
        .filter((name) => name !== '')
        .map(escaped)
        .join('|') || '(?!)'
    })(?![\\p{L}])`,
    'u',
  )

/**
 * Comments as their writer would say them: the form asks for them in the writer's first person. A sentence stands as it was
 * typed where the writer speaks in it, or where it can only be about the applicant. One that speaks of the writer in the
 * third person, or whose "he", "she" or "my" could be either of the two, is asked about.
 */
export function inWritersVoice(comment: string, writer: Entry, person: Person, applicant: Entry): Remarks {
  const first = applicant.value('first_name')
  const ofApplicant = naming(first, applicant.value('last_name'))
  const ofWriter = naming(writer.value('first_name'), writer.value('last_name'))
  const writers = SETS[writer.value('gender')] ?? [...(SETS.female ?? []), ...(SETS.male ?? [])]
  const found: Remarks = { said: [], unclear: [] }
  const isSpoken = SPEAKS.test(comment)
  let isTold = false
  for (const sentence of sentencesOf(comment)) {
    const pronouns = (sentence.match(THIRD) ?? []).map((word) => word.toLowerCase())
    const speaks = SPEAKS.test(sentence)
    // Who says "I" of themselves means the applicant by "she".
    const couldBeWriter = !isSpoken && (pronouns.some((word) => writers.includes(word)) || OWN.test(sentence))
    if (NOTE.test(sentence)) continue
    const isOfApplicant = ofApplicant.test(sentence) || pronouns.includes(person.subject)
    const isNamed = ofApplicant.test(sentence) && !pronouns.some((word) => !isOf(word, person))
    const isCertain = !ofWriter.test(sentence) && (!couldBeWriter || isNamed)
    if (isCertain && (speaks || isOfApplicant || isTold)) {
      found.said.push(formally(sentence, [], first, person))
      isTold = true
      continue
    }
    isTold = false
    found.unclear.push(sentence)
  }
  return found
}

const isOf = (word: string, { subject, object, possessive, own, reflexive }: Person): boolean =>
  [subject, object, possessive, own, reflexive].includes(word)

/** A letter calls the applicant by one name throughout. */
export function formally(text: string, sources: string[], first: string, person: Person): OwnWords {
  if (first === '') return { text, sources }
  const formal = text.replace(
    new RegExp(`(?<!\\p{L}|\\p{L}\\. )${escaped(first)}(?![\\p{L}]| \\p{Lu})`, 'gu'),
    person.short,
  )
  return formal === text ? { text, sources } : { text: formal, sources: [...sources, ...person.sources] }
}
