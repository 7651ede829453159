import { isInAnotherScript } from '#domain/script.ts'
import { isPastForm, mainVerb } from '../builtin/clause.ts'
import { canBeTurned, inFull, isInFirstPerson } from '../builtin/own-words.ts'
import { isRough } from '../builtin/rough.ts'
import { has, termsOf, type Term } from '../builtin/terms.ts'

/**
 * How a typed sentence can become a statement:
 * `whole`: it names its subject and stands as it is; `own`: it speaks of "I" or "my"; `ours`: of "we" or "our";
 * `leaning`: its subject is a pronoun whose noun is in another sentence; `bound`: a pronoun inside may be; `headless`: it begins with what was done;
 * `intent`: with what is to be done; `note`: it is no sentence; `foreign`: it is not in English.
 */
export type SentenceForm = 'whole' | 'own' | 'ours' | 'leaning' | 'bound' | 'headless' | 'intent' | 'note' | 'foreign'

const OURS = /(?<![\p{L}\p{N}’'-])(?:we|us|our|ours|ourselves)(?![\p{L}\p{N}-])/iu
const LEANS = /^(?:it|they|he|she|this|that|these|those|its|their|his|her|both|such|the (?:former|latter|same))\b/iu
/** "That the boiler failed was known" names its subject. */
/** A pronoun that may stand for something in another sentence. Within 40 letters of its noun a possessive belongs to it. */
const INSIDE = /(?<=[\p{L},] )(it|them|they|he|him|she|these|those|this)(?![\p{L}’'-])/iu
/** "it is known that", "in this way", "this year": no noun is meant. */
const IDLE =
  /\bit (?:is|was) (?:known|clear|possible|likely|said|estimated)\b|\b(?:this|these|those) (?:years?|month|week|day|way)\b/giu
const THAT_CLAUSE = /^that (?:the|an?|my|our|I|we)\b/iu
const BEGINS = /^["“‘(]?[\p{Lu}\p{N}$€£¥]/u
const ENDS = /[.!?]["”’)]?$/u
/** Shorter than this nothing says who did what. */
const FEWEST_WORDS = 4

/** The first pronoun inside a sentence of which it is not certain that the sentence names what it stands for. */
export const pronounInside = (text: string): string | undefined => INSIDE.exec(text.replace(IDLE, ''))?.[1]

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const withoutQuotes = (text: string): string => text.replace(/“[^”]*”|"[^"]*"/gu, '“”')

/** What stands in brackets is beside the sentence: its verb is not the sentence’s. */
const withoutAsides = (text: string): string => text.replace(/ \([^()]*\)/gu, '')

/** Whether a sentence’s own clause has a verb; of "That the boiler failed was known" the second. */
function hasMainVerb(terms: readonly Term[], text: string): boolean {
  const first = mainVerb(terms)
  const verb = first !== undefined && THAT_CLAUSE.test(text) ? mainVerb(terms, first.at + 1) : first
  return verb?.sure === true && verb.at > 0
}

/** "I also take the calls": whoever begins so tells what they do, whatever a tagger makes of the verb. */
const OWN_DEED = /^I \p{Ll}/u

/** "Built", "Led": a past form that opens the sentence, with nobody who did it. */
const opensWithPast = ([first, next]: readonly Term[]): boolean =>
  first !== undefined &&
  isPastForm(first.text) &&
  next !== undefined &&
  !/^(?:by|in|on|at|from|with|for|to)$/iu.test(next.text) &&
  !has(next, 'Verb', 'Copula', 'Auxiliary')

/** "To publish", "Publish an atlas": what somebody means to do. */
const opensWithIntent = ([first, next]: readonly Term[]): boolean => {
  if (first === undefined || next === undefined) return false
  if (/^to$/iu.test(first.text)) return has(next, 'Infinitive', 'Verb') && !has(next, 'Gerund', 'PastTense')
  return has(first, 'Infinitive', 'Imperative') && has(next, 'Determiner', 'Possessive', 'Value', 'Adjective', 'Plural')
}

/** The form of a sentence as it was typed. What is not certain is a note: a note is asked about, never guessed at. */
export function formOf(typed: string): SentenceForm {
  if (isInAnotherScript(typed)) return 'foreign'
  const text = inFull(typed)
  const outer = withoutQuotes(text)
  const isSentence = BEGINS.test(text) && ENDS.test(text) && wordsIn(text) >= FEWEST_WORDS && !isRough(text)
  const terms = termsOf(outer)
  if (!isSentence) return wordsIn(text) >= FEWEST_WORDS && BEGINS.test(text) ? fragmentOf(terms) : 'note'
  const bare = withoutAsides(outer)
  if (!OWN_DEED.test(bare) && !hasMainVerb(bare === outer ? terms : termsOf(bare), bare)) return fragmentOf(terms)
  if (OURS.test(outer)) return isInFirstPerson(outer) ? 'ours' : 'note'
  if (LEANS.test(outer) && !THAT_CLAUSE.test(outer)) return 'leaning'
  // "I’d" had, or would.
  if (/\bI[’']d\b/u.test(outer)) return 'note'
  if (isInFirstPerson(outer)) return canBeTurned(text) ? 'own' : 'note'
  return pronounInside(outer) === undefined ? 'whole' : 'bound'
}

/** A fragment in the first person is a note: whose words "my" would become is not certain without a verb. */
function fragmentOf(terms: readonly Term[]): SentenceForm {
  const text = terms.map((term) => term.pre + term.text + term.post).join('')
  if (OURS.test(text) || /\bi\b/iu.test(text)) return 'note'
  if (opensWithIntent(terms)) return 'intent'
  return opensWithPast(terms) ? 'headless' : 'note'
}
