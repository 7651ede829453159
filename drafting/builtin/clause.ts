import { EITHER_PAST, IRREGULAR_PAST, NO_VERB, PARTICIPLE, WITHOUT_OBJECT } from './openings.ts'
import { has, type Term } from './terms.ts'

const FINITE = /^(?:is|are|was|were|am|has|had|does|did|isn|aren|wasn|weren|hasn|hadn|doesn|didn)$/i
const MODAL = /^(?:can|could|will|would|shall|should|might|must|cannot|won|couldn|wouldn|shouldn)$/i
const OPENS_CLAUSE =
  /^(?:that|which|who|whom|whose|where|when|whenever|if|because|although|though|while|whereas|until|unless|whether|how|why|what)$/i
const SUBJECTS = /^(?:i|we|they|you|he|she|it|who|there|this|these|those|everyone|nobody)$/i
/** "A colleague of ours reported it" */
const OWNERS = /^(?:mine|ours|theirs|hers|us|them)$/i
const TIME = /^(?:now|today|currently|often|always|still|already|therefore|also)$/i
/** What stands before a noun or a noun's modifier, and so before no finite verb. */
const BEFORE_NOUN = ['Determiner', 'Preposition', 'Value', 'Possessive']

/** "22 of 41 candidates passed": what those who are examined do themselves. */
const EXAMINED = /^(?:candidates|applicants|entrants|examinees|contestants|competitors|students|trainees|teams)$/i
const PASSES = /^(?:passed|qualified|applied|entered|attended|sat|registered|competed)$/i

/** A past that may also be a participle: "38 tonnes treated by the end of 2024", but never of those who act. */
const isReduced = (terms: readonly Term[], at: number): boolean => {
  const [before, term, next] = [terms[at - 1], terms[at] as Term, terms[at + 1]]
  return (
    !(EXAMINED.test(before?.text ?? '') && PASSES.test(term.text)) &&
    !WITHOUT_OBJECT.has(term.text.toLowerCase()) &&
    !has(terms[0], 'Determiner', 'Possessive', 'Pronoun') &&
    has(before, 'Plural') &&
    !has(before, 'Actor', 'Person', 'Organization') &&
    (next === undefined || /^by$/.test(next.text))
  )
}

export const isPastForm = (word: string): boolean => {
  const small = word.toLowerCase()
  return (
    IRREGULAR_PAST.has(small) ||
    EITHER_PAST.has(small) ||
    PARTICIPLE.has(small) ||
    (/^[a-z-]{2,}ed$/.test(small) && !NO_VERB.has(small))
  )
}

const isObject = (term: Term | undefined): boolean => /^(?:the|an?|its|their|my|our)$/.test(term?.text ?? '')

/** Participles that are present forms as well: "ten utilities run zones". */
const PRESENT_TOO = /^(?:run|come|become|overcome|cut|put|set|let|hit|spread|shut|split)$/

/** Whether a word is the verb of a clause; `reduced` where it may be a participle as well. */
function finiteness(terms: readonly Term[], at: number): 'finite' | 'reduced' | 'none' {
  const [before, term, next] = [terms[at - 1], terms[at], terms[at + 1]]
  if (term === undefined) return 'none'
  const word = term.text.toLowerCase()
  const afterModal = before !== undefined && (MODAL.test(before.text) || /^(?:may|to|not)$/i.test(before.text))
  if (FINITE.test(word)) return 'finite'
  if (before !== undefined && OWNERS.test(before.text) && isPastForm(word)) return 'finite'
  if (MODAL.test(word)) return has(before, 'Determiner') ? 'none' : 'finite'
  if (word === 'may') return has(next, 'Verb', 'Adverb', 'Auxiliary') ? 'finite' : 'none'
  if (/^(?:have|do)$/.test(word)) return afterModal ? 'none' : 'finite'
  // "GC-4 weighs 11.2 kilograms": a figure before it is part of a name.
  if (
    has(term, 'PresentTense') &&
    !has(term, 'Plural') &&
    /[^s]s$/.test(word) &&
    has(before, 'Value') &&
    has(next, 'Value')
  )
    return 'finite'
  if (
    afterModal ||
    (has(before, ...BEFORE_NOUN) && !has(before, 'Date', 'Year') && !/^(?:who|which)$/i.test(before?.text ?? '')) ||
    has(before, 'Copula', 'Auxiliary')
  )
    return 'none'
  // "a product made here"
  if (
    /^(?:made|built|held|kept|sold|bought|grown)$/.test(word) &&
    has(before, 'Noun') &&
    /^(?:here|there|by|of|from)$/.test(next?.text ?? '')
  )
    return 'none'
  if (
    IRREGULAR_PAST.has(word) ||
    (word === 'cost' && has(before, 'Noun') && has(next, 'Value', 'Determiner', 'Adverb'))
  )
    return 'finite'
  if (PRESENT_TOO.test(word) && has(before, 'Plural') && next !== undefined && !has(next, 'Preposition'))
    return 'finite'
  if (isPastForm(word) || has(term, 'PastTense')) {
    // "a prize for the film, decided by a jury"
    if (/^by$/i.test(next?.text ?? '') && before?.post.includes(',') === true) return 'none'
    if (PARTICIPLE.has(word)) return has(before, 'Noun') && isReduced(terms, at) ? 'reduced' : 'none'
    if (before !== undefined && SUBJECTS.test(before.text)) return 'finite'
    if (/^(?:first|then|soon|later|never|also)$/i.test(before?.text ?? '') || isPastForm(before?.text ?? ''))
      return 'finite'
    if (before === undefined || !has(before, 'Noun', 'Adverb', 'Date')) return 'none'
    return isReduced(terms, at) ? 'reduced' : 'finite'
  }
  if (has(before, 'Adjective')) return 'none'
  // "of the trachea tears the mucosa": taken for a plural, though an object follows.
  if (
    /[^s]s$/.test(word) &&
    has(term, 'Plural') &&
    isObject(next) &&
    !/^(?:day|week|month|year|time|season|night)$/.test(terms[at + 2]?.text ?? '') &&
    has(before, 'Noun') &&
    !has(before, 'Plural', 'Pronoun')
  )
    return 'finite'
  if (has(term, 'PresentTense') && !has(term, 'Gerund', 'Plural') && word.endsWith('s')) return 'finite'
  if (!has(term, 'Infinitive', 'PresentTense') || has(term, 'Gerund') || before === undefined) return 'none'
  // "two kilns, teach four students": a list of notes, not a sentence.
  if (before.post.includes(',') && !SUBJECTS.test(before.text)) return 'none'
  if (SUBJECTS.test(before.text) || has(before, 'Plural')) return 'finite'
  const several = terms.slice(0, at).some((one) => has(one, 'Plural') || /^and$/i.test(one.text))
  const takesObject = has(next, 'Determiner', 'Pronoun', 'Possessive', 'Value')
  return several && (takesObject || has(before, 'Adverb') || TIME.test(before.text)) ? 'finite' : 'none'
}

/** Where the verb of a sentence's own clause stands from a place on, and whether it may be a participle instead. */
export interface MainVerb {
  at: number
  sure: boolean
}

/**
 * The verb of the main clause. Each "that" or "which" takes the next verb for a clause of its own; a verb that "and"
 * or a comma joins to an earlier one is none of its own.
 */
export function mainVerb(terms: readonly Term[], from = 0, verbBefore = false): MainVerb | undefined {
  let clauses = 0
  let seen = verbBefore
  let doubtful: MainVerb | undefined
  for (let at = from; at < terms.length; at++) {
    const [before, term] = [terms[at - 1], terms[at] as Term]
    const demonstrative = /^that$/i.test(term.text) && (at === 0 || has(before, 'Preposition'))
    const asks = /^(?:how|why|what|whether)$/i.test(term.text) && at === 0
    // "written so a teacher can run it", but not "…, so it failed".
    const soThat =
      /^so$/i.test(term.text) &&
      at > 0 &&
      before?.post.includes(',') !== true &&
      has(terms[at + 1], 'Determiner', 'Pronoun')
    const beforeThat =
      /^(?:before|after)$/i.test(term.text) && /^(?:i|we|you|he|she|it|they)$/i.test(terms[at + 1]?.text ?? '')
    const since =
      /^since$/i.test(term.text) && at > 0 && /^(?:i|we|you|he|she|it|they|the|this)$/i.test(terms[at + 1]?.text ?? '')
    if ((OPENS_CLAUSE.test(term.text) || soThat || beforeThat || since) && !demonstrative && !asks) {
      // "a probe that moves gives noise": what follows "that" is the verb of its clause.
      const next = terms[at + 1]
      if (
        /^(?:that|which|who)$/i.test(term.text) &&
        has(before, 'Noun') &&
        /^\p{Ll}+$/u.test(next?.text ?? '') &&
        !MODAL.test(next?.text ?? '') &&
        (has(next, 'PresentTense', 'PastTense') ||
          (has(next, 'Infinitive') && has(before, 'Plural')) ||
          isPastForm(next?.text ?? '') ||
          (/[^s]s$/.test(next?.text ?? '') && has(terms[at + 2], 'Verb', 'Plural') && !isObject(terms[at + 2])))
      ) {
        at++
        continue
      }
      clauses++
      continue
    }
    const found = finiteness(terms, at)
    if (found === 'none') continue
    const joined = before !== undefined && (/^(?:and|or|then|but)$/i.test(before.text) || before.post.includes(','))
    // "One guide, of which I wrote a part, was printed": the comma ends the clause, and joins no verb.
    const closes =
      clauses === 0 && /^(?:is|are|was|were)$/.test(term.text) && !/^(?:and|or|then|but)$/i.test(before?.text ?? '')
    if (joined && !closes && seen && !(before !== undefined && SUBJECTS.test(before.text))) continue
    if (clauses > 0) {
      if (found === 'finite') clauses--
      seen = true
      continue
    }
    if (found === 'finite') return { at, sure: true }
    doubtful ??= { at, sure: false }
  }
  return doubtful
}
