import type { Person } from '../builtin/person.ts'
import { sentencesOf } from '../builtin/passages.ts'
import type { Entry } from '../builtin/portrait.ts'
import { firstPersonOf } from './first-person.ts'

/** A sentence in the writer's mouth, with the facts that hold the names and pronouns that were turned. */
export interface OwnWords {
  text: string
  sources: string[]
}

/** The applicant's note on the applicant's own studies, or on the form, is nothing that the writer could say. */
const NOTE =
  /\bmy (?:thesis|doctoral|dissertation|studies|degree|supervisor|advis[oe]r|petition|work|project)\b|^(?:please|ask|mention|write|make|include|use|keep|see|contact|call|do not|don[’']t)\b/i

const FIRST = /\b(?:I|we|our|us|my|me)\b/i

/** What only somebody who is not the applicant does to the applicant. */
const TO_APPLICANT =
  /^(?:supervised|supervises|managed|manages|hired|employed|employs|advised|advises|mentored|mentors|taught|promoted)$/

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const SUBJECTS: Readonly<Record<string, string>> = { female: 'she', male: 'he' }

/** How somebody writes who filled in the form in the third person: of the writer, or of the applicant. */
interface Speech {
  person: Person
  /** The pronoun by which the writer would be told of; empty where the form does not say. */
  writers: string
  /** True where the relationship tells of the writer as "he" or "she" already. */
  tellsOfWriter: boolean
  names: RegExp
}

/** True where the subject of a sentence that begins with "She" or "He" is the writer and not the applicant. */
function isWriter(pronoun: string, sentence: string, before: boolean | undefined, speech: Speech): boolean {
  const { person, writers, tellsOfWriter, names } = speech
  if (pronoun !== person.subject) return pronoun === writers
  if (pronoun !== writers || FIRST.test(sentence.replace(/\b(?:me|my)\b/gi, ''))) return false
  const [, verb = ''] = sentence.split(/\s+/)
  return before ?? (tellsOfWriter || names.test(sentence) || (TO_APPLICANT.test(verb) && /\bme\b/.test(sentence)))
}

const OBJECT: Readonly<Record<string, string>> = { she: 'her', he: 'him' }
const OWN: Readonly<Record<string, string>> = { she: 'her', he: 'his' }

/** "She approved the budget, and her board agreed", where she is the writer, with the writer's name for the pronouns. */
function namedAs(last: string, sentence: string, pronoun: string, isShared: boolean): string | undefined {
  const own = new RegExp(`\\b(?:${OBJECT[pronoun]}|${OWN[pronoun]}|${OBJECT[pronoun]}self)\\b`, 'i')
  // Whose "his" is, where both are men, only they can tell.
  if (isShared && own.test(sentence)) return undefined
  return sentence
    .replace(new RegExp(`\\b${OBJECT[pronoun]}self\\b`, 'gi'), 'myself')
    .replace(new RegExp(`\\b${pronoun}\\b`, 'gi'), last)
    .replace(
      new RegExp(
        `\\b${OWN[pronoun]}(?= (?!and |or |for |to |in |at |on |by |with |when |after |before )\\p{L})`,
        'giu',
      ),
      `${last}’s`,
    )
    .replace(new RegExp(`\\b${OBJECT[pronoun]}\\b`, 'gi'), last)
}

/** Whoever tells of the writer as "he" speaks for themselves: "He used my program" is the applicant's program. */
function ofApplicant(sentence: string | undefined, person: Person): string | undefined {
  if (sentence === undefined || /\b(?:I|we|us|our)\b/.test(sentence)) return sentence
  return sentence.replace(/\bmy\b/g, person.possessive).replace(/\bme\b/g, person.object)
}

/**
 * Comments as their writer would say them. Many fill in the form in the third person, of the writer ("She approved the
 * project") or of the applicant ("Maria built the model"); which of the two a pronoun means is told by the two persons'
 * own pronouns, and where these are the same, by how the relationship is told. What cannot be told apart is left out.
 */
export function inWritersVoice(comment: string, writer: Entry, person: Person, applicant: Entry): OwnWords[] {
  const last = writer.value('last_name')
  const first = applicant.value('first_name')
  const ofWriter = firstPersonOf(writer)
  const names = new RegExp(
    `(?<![\\p{L}])(?:${
      [first, applicant.value('last_name')]
        .filter((name) => name !== '')
        .map(escaped)
        .join('|') || '(?!)'
    })(?![\\p{L}])`,
    'u',
  )
  const speech: Speech = {
    person,
    writers: SUBJECTS[writer.value('gender')] ?? '',
    tellsOfWriter: /^(?:He|She)\b/.test(writer.value('relationship')),
    names,
  }
  const isSpoken = /\b(?:I|we|our)\b/i.test(comment)
  let before: boolean | undefined
  let isTold = false
  return sentencesOf(comment).flatMap((sentence): OwnWords[] => {
    const pronoun = /^(He|She)\b/.exec(sentence)?.[1]?.toLowerCase()
    if (pronoun !== undefined) before = isWriter(pronoun, sentence, before, speech)
    else if (names.test(sentence.split(' ').slice(0, 3).join(' '))) before = false
    const isOfWriter = pronoun !== undefined && before === true && last !== ''
    const turned = isOfWriter
      ? ofApplicant(namedAs(last, sentence, pronoun, pronoun === person.subject), person)
      : byLastName(sentence, writer, first)
    if (turned === undefined || NOTE.test(sentence)) {
      isTold = false
      return []
    }
    const said = ofWriter(turned)
    const isOfApplicant = pronoun === person.subject || names.test(sentence)
    // A sentence that speaks of neither belongs to the one before it, or to nobody.
    isTold ||= isSpoken || isOfApplicant || said.text !== sentence
    return isTold ? [formally(said.text, said.sources, first, person)] : []
  })
}

/** "Karen approved it" names the writer as "Ms. Lindqvist approved it" does. */
function byLastName(sentence: string, writer: Entry, first: string): string {
  const own = writer.value('first_name')
  return own === '' || own === first
    ? sentence
    : sentence.replace(
        new RegExp(`(?<![\\p{L}])${escaped(own)}(?![\\p{L}]| \\p{Lu})`, 'gu'),
        writer.value('last_name') || own,
      )
}

/** A letter calls the applicant by one name throughout. */
export function formally(text: string, sources: string[], first: string, person: Person): OwnWords {
  if (first === '') return { text, sources }
  const formal = text.replace(
    new RegExp(`(?<!\\p{L}|\\p{L}\\. )${escaped(first)}(?![\\p{L}]| \\p{Lu})`, 'gu'),
    person.short,
  )
  return formal === text ? { text, sources } : { text: formal, sources: [...sources, ...person.sources] }
}
