import { isInAnotherScript } from '#domain/script.ts'
import { isPastForm, mainVerb } from '../builtin/clause.ts'
import { isInFirstPerson } from '../builtin/first-person.ts'
import { WITHOUT_OBJECT } from '../builtin/openings.ts'
import { isBalanced } from '../builtin/quoted.ts'
import { hasSigns, isNoted } from '../builtin/rough.ts'
import { personOf } from '../builtin/person.ts'
import { has, termsOf, type Term } from '../builtin/terms.ts'
import { LEADS, saidOf } from './deed.ts'

/**
 * How a typed sentence can become a statement:
 * `whole`: it names its subject and is printed as it is; `own`: what "I" did, of which it is certain how it is said of somebody
 * else; `said`: any other sentence, which is quoted; `headless`: it begins with what was done; `intent`: with what is to be
 * done; `note`: it is no sentence; `foreign`: it is not in English.
 */
export type SentenceForm = 'whole' | 'own' | 'said' | 'headless' | 'intent' | 'note' | 'foreign'

/** Whether a sentence can be said of somebody does not depend on whom. */
const SOMEBODY = personOf({ pronoun: 'Dr.', gender: 'Other', first_name: 'A', middle_name: '', last_name: 'B' }, [])

const LEANS = /^(?:it|they|he|she|this|that|these|those|its|their|his|her|both|such|the (?:former|latter|same))\b/iu
/** A pronoun that may stand for something in another sentence; "IT" is a department. */
const INSIDE = /(?<=[\p{L},] )(it|them|they|he|him|she|these|those|this|hers|theirs|his(?=[.,;]))(?![\p{L}’'-])/gu
/** "it is known that", "in this way", "this year": no noun is meant. */
const IDLE =
  /\bit (?:is|was) (?:known|clear|possible|likely|said|estimated)\b|\b(?:this|these|those) (?:years?|month|week|day|way)\b/giu
const THAT_CLAUSE = /^that (?:the|an?|my|our|I|we)\b/iu
const BEGINS = /^["“‘(]?[\p{Lu}\p{N}$€£¥]/u
/** "Two pumps", "12 hospitals", but not "12 % less", "3x". */
const BEGINS_WHOLE = /^(?:\p{Lu}|\d[\d.,]*(?: percent| per cent|%)? \p{L}{2})/u
const ENDS = /[.!?]["”’)]?$/u
/** Shorter than this nothing says who did what. */
const FEWEST_WORDS = 4
/** Longer than this a sentence is no single statement. */
const MOST_WORDS = 40

/** Whether it is not certain that a sentence names what its pronouns stand for. */
export function isLeaning(text: string): boolean {
  if (LEANS.test(text) && !/^(?:IT|US)\b/u.test(text) && !THAT_CLAUSE.test(text)) return true
  const rest = text.replace(IDLE, '')
  return [...rest.matchAll(INSIDE)].some(({ 1: word = '', index }) => !isNamedBefore(word, rest.slice(0, index)))
}

/** "I combined the pulse with the analysis and calibrated it": a thing of an earlier clause of the same sentence. */
const CLAUSE =
  /(?:,|\b(?:and|or|but|yet|that|which|who|because|when|where|while|if|so|until|before|after|since|than|to|whose|although|though)) /giu

function isNamedBefore(pronoun: string, before: string): boolean {
  if (/^(?:he|him|his|she|hers)$/u.test(pronoun)) return false
  const start = [...before.matchAll(CLAUSE)].at(-1)?.index ?? 0
  return termsOf(before.slice(0, start)).some(
    (term) => has(term, 'Noun') && !has(term, 'Pronoun', 'Date', 'Year', 'Month') && !/^I$/u.test(term.text),
  )
}

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

/** Short forms of people who take notes; at its end a sentence was cut at one of them. */
const NOTED =
  /(?<![\p{L}\p{N}-])(?:incl|excl|approx|appr|avg|max|mgmt|mgr|dept|yrs?|hrs?|mins?|secs?|govt|qty|eng|prof|resp|conf|temp|wk|wks|mths?|pcs|nr|w|bc|cust|etc|asap|tbd|till now)(?![\p{L}\p{N}-])(?!\. \p{Lu})|\d ?k\b|\b\d{1,2}\/\d{2,4}\b|\bw\/|\/(?:yr|mo|day|week|month|year)\b/iu
/** A short form of a name, a figure or a year may stand in brackets in any sentence. */
const BRACKETS = /\((?:\p{Lu}[\p{Lu}\p{N}&-]{1,9}s?|[\d.,]+ ?(?:%|percent)?|\d{4}(?:[-–]\d{4})?)\)/gu
const DASH = /\s[-–—]+\s|[\p{L}”)]—[\p{L}“(]|;/u

const JOINS: ReadonlySet<string> = new Set(
  (
    'and or but so yet nor for while whereas when where which who whom whose that because since although though if as after ' +
    'before until unless with without then'
  ).split(' '),
)
const headOf = (text: string): string => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''

/** "The pumps failed, the board bought others": two sentences with a comma between them. */
function isSpliced(text: string): boolean {
  const parts = text.split(/, /u)
  return parts.some((part, at) => {
    if (at === 0 || JOINS.has(headOf(part))) return false
    const [before, after] = [termsOf(parts.slice(0, at).join(', ')), termsOf(part)]
    const [head, tail] = [mainVerb(before), mainVerb(after)]
    return head !== undefined && head.at > 0 && tail?.sure === true && tail.at > 0
  })
}

/** "14 freezers sold or kept", "10 of 12 failures found": behind a figure a past form may as well say what was done to them. */
function isSureOfFigures(terms: readonly Term[]): boolean {
  if (!has(terms[0], 'Value', 'Cardinal')) return true
  const verb = mainVerb(terms)
  const first = terms.findIndex((term, at) => at > 0 && isPastForm(term.text))
  if (verb === undefined || (first !== -1 && first < verb.at)) return false
  const [term, next] = [terms[verb.at], terms[verb.at + 1]]
  if (term === undefined || first !== verb.at) return true
  return WITHOUT_OBJECT.has(term.text.toLowerCase()) || has(next, 'Determiner', 'Possessive', 'Pronoun', 'Value')
}

/** Whether nothing of a sentence has to be guessed at: it can be printed, or be said of somebody. */
function isClean(text: string): boolean {
  const rest = withoutQuotes(text).replace(BRACKETS, '')
  return (
    BEGINS_WHOLE.test(text) &&
    /\.["”]?$/u.test(text) &&
    !/[()[\]]/u.test(rest) &&
    !DASH.test(rest) &&
    !NOTED.test(rest) &&
    !HEDGED.test(rest) &&
    !isSpliced(rest) &&
    wordsIn(text) <= MOST_WORDS &&
    !/\b(?:please|here)\b/iu.test(rest)
  )
}

const HEDGED = /\b(?:maybe|perhaps|probably|or so|hopefully|somehow|kind of|sort of)\b/iu

/** What is only planned is no present: "Each clinic gets a kit". */
const PLANNED =
  /\b(?:will|shall|would|plans?|planned|intends?|aims?|goal|proposes?|proposed|expects?|expected|can|could|may|need|needs)\b/iu

/** "Used in two plants, cut the water by half": without its stop this is a line of a résumé. */
const isUnendedDeed = (text: string, [first]: readonly Term[]): boolean =>
  !ENDS.test(text) && first !== undefined && isPastForm(first.text)

/** Fewer words with a verb are as often a catchword as a sentence. */
const FEWEST_SPOKEN = 6

/**
 * True of a line with its stop and a verb that is not its first word: a sentence, whatever a parser makes of it. Some type no
 * capitals; of a guess without one nobody can say what it is.
 */
const isSpoken = (text: string, terms: readonly Term[]): boolean =>
  ENDS.test(text) &&
  (BEGINS.test(text) || !HEDGED.test(text)) &&
  wordsIn(text) >= FEWEST_SPOKEN &&
  !isNoted(text) &&
  isBalanced(text) &&
  !text.startsWith('Not ') &&
  !THAT_CLAUSE.test(text) &&
  isSureOfFigures(terms) &&
  !ENDS_NOTED.test(text) &&
  terms.some((term, at) => at > 0 && has(term, 'Verb', 'Copula', 'Modal') && !has(term, 'Gerund', 'PastParticiple'))

/**
 * The form of a sentence as it was typed. What is not certain is quoted where it is a sentence, and else a note: a note is
 * asked about, never guessed at.
 */
export function formOf(text: string, of: { ofPlan?: boolean; ofOutcome?: boolean } = {}): SentenceForm {
  const form = parsed(text, of)
  return form === 'note' && isSpoken(text, termsOf(withoutAsides(withoutQuotes(text)))) ? 'said' : form
}

function parsed(text: string, { ofPlan = false, ofOutcome = false }): SentenceForm {
  if (isInAnotherScript(text)) return 'foreign'
  const outer = withoutQuotes(text)
  const isSentence =
    BEGINS.test(text) &&
    wordsIn(text) >= FEWEST_WORDS &&
    !isNoted(text) &&
    isBalanced(text) &&
    !/(?<!\p{L})i(?!\p{L}|\.)/u.test(outer) &&
    !ENDS_NOTED.test(outer) &&
    !RUN_ON.test(outer) &&
    !/^Not (?!every\b|all\b|one\b|an?\b)/u.test(text) &&
    !isHeadless(withoutAsides(outer)) &&
    !hasTail(withoutAsides(outer))
  const terms = termsOf(outer)
  if (!isSentence) return wordsIn(text) >= FEWEST_WORDS && BEGINS.test(text) ? fragmentOf(terms) : 'note'
  const bare = withoutAsides(outer)
  const bareTerms = bare === outer ? terms : termsOf(bare)
  const isDeed = OWN_DEED.test(bare)
  if (!isDeed && (!hasMainVerb(bareTerms, bare) || isUnendedDeed(text, terms))) return fragmentOf(terms)
  if (!isSureOfFigures(bareTerms)) return 'note'
  if (opensWithIntent(terms)) return 'intent'
  if (!ENDS.test(text) || hasSigns(text) || isLeaning(outer) || !isClean(text)) return 'said'
  if (isInFirstPerson(text)) return saidOf(text, SOMEBODY, ofPlan) === undefined ? 'said' : 'own'
  return !ofOutcome || PLANNED.test(outer) ? 'whole' : 'said'
}

/** "212 clinics. gas fridges old": notes of which none has its capital. */
const RUN_ON = /\p{Ll}{3}[.!?] \p{Ll}/u

/** "About 900 co-ops in US, so even a small part is a lot": what is before the comma says nothing. */
function isHeadless(text: string): boolean {
  const head = /^([^,]+), (?:so|but|yet|can|could|will|would|should|not)\b/u.exec(text)?.[1]
  return (
    head !== undefined &&
    !LEADS.has(headOf(head)) &&
    !JOINS.has(headOf(head)) &&
    mainVerb(termsOf(head)) === undefined &&
    !OWN_DEED.test(head)
  )
}

/** Words by which what follows the last comma is a part of the sentence. */
const CLOSES: ReadonlySet<string> = new Set(
  (
    'the a an one two three many most some all each both including not around about nearly almost up too however respectively ' +
    'mostly mainly its their his her my'
  ).split(' '),
)

/** "…, colleague sick.", "…, draft.": a note behind a sentence. */
function hasTail(text: string): boolean {
  const tail = /^.+, (\p{Ll}[^,]*)\.$/u.exec(text)?.[1]
  if (tail === undefined || tail.split(' ').length > 3) return false
  const isPart = [JOINS, LEADS, CLOSES].some((words) => words.has(headOf(tail)))
  return !isPart && !/ly$|\b(?:and|or)\b/iu.test(tail)
}

/** Where a sentence ends at a short form, the splitter has cut it there. */
const ENDS_NOTED =
  /(?<!\p{L})(?:incl|excl|approx|avg|max|min|mgmt|mgr|dept|eng|prof|dr|mr|mrs|ms|mx|sra|sr|resp|conf|install|alex|vs|no|fig|ca)\.["”’)]?$/iu

/** A fragment in the first person is a note: whose words "my" would become is not certain without a verb. */
function fragmentOf(terms: readonly Term[]): SentenceForm {
  const text = terms.map((term) => term.pre + term.text + term.post).join('')
  if (isInFirstPerson(text) || /\bi\b/u.test(text)) return 'note'
  if (opensWithIntent(terms)) return 'intent'
  return opensWithPast(terms) ? 'headless' : 'note'
}
