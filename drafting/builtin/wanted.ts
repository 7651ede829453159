import { isPastForm, mainVerb } from './clause.ts'
import { bare, inner } from './heads-and-ends.ts'
import { BASE } from './openings.ts'
import type { Reading } from './sentence-kind.ts'
import { has, termsOf, type Term } from './terms.ts'

/** What opens a sentence before its infinitive: "Within a year, to renew …". */
const OPENING =
  /^((?:In order to|So that|In|Within|By|With|Without|At|On|For|During|After|Before|Until|Over|Under|Despite|Instead of|As|When|While|If|Once|Because|Although|Since) [^,;]+), ((?:not )?to \p{Ll}[^;]+)$/u
/** Of these the verb is told after a comma, since they may have one of their own. */
const CLAUSE = /^(?:In order to|So that|As|When|While|If|Once|Because|Although|Since) /u

/** Verbs whose object is a clause, with "that" or without: "to ensure no street is closed". */
const OF_CLAUSE =
  /\b(?:ensure|sure|see|show|prove|check|know|learn|confirm|guarantee|demonstrate|verify|establish|believe|find|find out|say|tell|understand|hope|decide)\b/i

/** "To be understood is the beginning of education": what is to be done is itself spoken of. */
const isClaim = (terms: readonly Term[], at: number): boolean => {
  const before = terms.slice(0, at)
  return (
    /^(?:is|was)$/.test(terms[at]?.text ?? '') &&
    !before.some(({ text }) => /^(?:that|which|who|what|whether|how|why|where)$/i.test(text) || OF_CLAUSE.test(text))
  )
}

/** "To renew the main, we drew a liner": behind the comma somebody does it. */
const isPurpose = (text: string): boolean =>
  text
    .split(/, /)
    .slice(1)
    .some(
      (part) =>
        !/^(?:and|or|but|nor|to|not|which|who|whose|where|that|by|with|so|as|if|when|while)\b/i.test(part) &&
        mainVerb(termsOf(part))?.sure === true,
    )

const NO_INFINITIVE = /^to (?:date|an?|the|this|that|these|those|my|our|me|us|him|her|them)\b/i

/** What an infinitive at the head of a sentence amounts to: something wanted, unless the sentence goes on to tell of it. */
export function infinitive(text: string, terms: readonly Term[], at: number): Reading | 'whole' {
  const after = mainVerb(terms, at + 1, true)
  // "To date we have mapped two towns", "To me it was new": no infinitive.
  if (after?.sure === true && NO_INFINITIVE.test(text)) return 'whole'
  const isTold = after !== undefined && (isClaim(terms, after.at) || isPurpose(text))
  return isTold ? 'whole' : { kind: 'to', text: bare(inner(text)), sure: true }
}

const DETERMINED = /^(?:the|an?|my|our|its|their|this|these|those|all|every|each|any|no|more|fewer|less|\d.*)$/i
/** What is counted is wanted as it is: "Less than ten bursts a year". */
const COUNTED = /^(?:(?:less|fewer|more) than|at (?:least|most)|no|not a single|zero|nothing|\d)/i
const HAS_VERB = /\b(?:is|are|was|were|be|been|will|would|can|could|should|must|may|has|have|had|I|we|they|it|there)\b/i

/** Whether a sentence without a subject begins with its verb: "Renew the main", "Reduce bursts". */
function opensWithVerb([first, second]: readonly Term[]): boolean {
  const word = first?.text.toLowerCase() ?? ''
  if (first === undefined || second === undefined || first.post.trim() !== '') return false
  if (
    isPastForm(word) ||
    has(
      first,
      'Gerund',
      'Determiner',
      'Preposition',
      'Pronoun',
      'Value',
      'Adverb',
      'QuestionWord',
      'Conjunction',
      'Plural',
    )
  )
    return false
  if (DETERMINED.test(second.text)) return BASE.has(word) || has(first, 'Verb', 'Noun')
  return (
    (BASE.has(word) || has(first, 'Infinitive')) &&
    has(first, 'Infinitive') &&
    has(second, 'Noun', 'Adjective', 'Plural', 'Verb') &&
    !has(second, 'Copula', 'Auxiliary', 'Modal')
  )
}

/** What a goal was, however it was typed: an infinitive, a verb without its subject, or a thing; undefined for the other rules. */
export function wantedIn(text: string, terms: readonly Term[]): Reading | undefined {
  const order = text.replace(/^In order (?=(?:not )?to \p{Ll}[^,;]*\.?$)/u, '')
  if (/^(?:not )?to \p{Ll}/iu.test(order) && /^not to\b|^In order/i.test(text))
    return { kind: 'to', text: bare(order.charAt(0).toLowerCase() + order.slice(1)), sure: true }
  const [, opening = '', aim = ''] = OPENING.exec(bare(text)) ?? []
  if (aim !== '') return { kind: 'to', text: `${aim}${CLAUSE.test(opening) ? ',' : ''} ${inner(opening)}`, sure: true }
  if (COUNTED.test(text) && !HAS_VERB.test(text)) return { kind: 'thing', text: bare(inner(text)), sure: true }
  const after = mainVerb(terms, 1, true)
  const isOwn =
    after !== undefined && /^(?:is|are|was|were|has|had)$/.test(terms[after.at]?.text ?? '') && !OF_CLAUSE.test(text)
  return opensWithVerb(terms) && !isOwn ? { kind: 'to', text: `to ${bare(inner(text))}`, sure: true } : undefined
}
