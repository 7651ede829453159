import { isPastForm, mainVerb } from '../builtin/clause.ts'
import { firstPersonIn } from '../builtin/first-person.ts'
import { possessiveOf, type Person } from '../builtin/person.ts'
import { has, termsOf, type Term } from '../builtin/terms.ts'

/**
 * "I led a team" is "Dr. Nováček led a team": the few shapes of a sentence of which it is certain how the same is said of
 * somebody else. They are named here one by one; every other sentence in the first person is quoted.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** What may come before "I", or beside a sentence: when, where and as what. */
export const LEADS = setOf(
  'in since from during at for on by between after before as today then later first with within over together',
)
const LONGEST_LEAD = 10
const BESIDE_VERB = /^(?:also|then|first|later|again|personally|regularly|usually|often|mostly|since|always|now)$/iu

/** Words that point at a time, a place or a person outside of the sentence, and those that say how it was meant. */
const POINTING =
  'would could might may should must only just even maybe perhaps here now today this these those there such you your he she they him please almost'
/** What happens in somebody's mind: the sentence goes on with what they thought, and whose that is, is not certain. */
const MENTAL = [
  'think thought feel felt hope hoped believe believed guess guessed suppose supposed wish wished dream dreamed dreamt',
  'fear feared worry worried like liked love loved hate hated miss missed doubt doubted wonder wondered remember remembered',
  'want wanted know knew understand understood mean meant say said tell told prefer preferred try tried need needed seem seemed',
  'enjoy enjoyed regret regretted see saw hear heard consider considered expect expected decide decided realize realized',
  'notice noticed claim claimed explain explained admit admitted agree agreed can get got do',
].join(' ')
/** What others made of somebody: a post, or a task. */
const PUT_IN_CHARGE =
  'responsible asked invited elected appointed hired promoted named chosen selected trained admitted awarded'

/** Verbs that are the same for what was and for what is, and participles that are no past: "I run" is of today. */
const SAME_THEN = setOf(
  'beat bet bid burst cast cost cut fit forecast hit hurt let put quit read set shut split spread',
)
const PRESENT_ONLY = setOf('run come become overcome')
const [POINTS, MINDS, TASKS] = [setOf(POINTING), setOf(MENTAL), setOf(PUT_IN_CHARGE)]

const small = (term: Term | undefined): string => term?.text.toLowerCase() ?? ''
const isJoined = (terms: readonly Term[], at: number): boolean => /^(?:and|or|but|then)$/u.test(small(terms[at - 1]))
const isVerb = (term: Term): boolean =>
  isPastForm(term.text) || (has(term, 'Infinitive', 'PresentTense', 'PastTense') && !has(term, 'Noun', 'Gerund'))

/** "was a nurse", but not "was a bit slow". */
const isPost = (article: Term | undefined, noun: Term | undefined): boolean =>
  /^(?:an?|the|one)$/u.test(small(article)) && !/^(?:bit|little|lot|only|few)$/u.test(small(noun))

/** "leads", "studies", "teaches" */
const thirdPerson = (verb: string): string => {
  if (/(?:[^aeiou]o|s|x|z|ch|sh)$/u.test(verb)) return `${verb}es`
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** The verb behind "I", as it is said of somebody else; undefined where that is not certain. */
function bent(rest: readonly Term[], ofPlan: boolean): string | undefined {
  const [verb, next, third] = rest
  const word = small(verb)
  if (verb === undefined || MINDS.has(word)) return undefined
  switch (word) {
    case 'will':
      return has(next, 'Infinitive', 'Verb') && !/^(?:be|have)$/u.test(small(next)) ? word : undefined
    case 'plan':
    case 'intend':
      return small(next) === 'to' ? `${word}s` : undefined
    case 'am':
    case 'was': {
      const isCharge = TASKS.has(small(next)) || (small(next) === 'in' && small(third) === 'charge')
      if (!isCharge && !isPost(next, third)) return undefined
      return word === 'was' ? word : ofPlan ? undefined : 'is'
    }
    case 'have':
      if (small(next) === 'been') return isPost(third, rest[3]) ? 'has' : undefined
      return isPastForm(next?.text ?? '') || has(next, 'PastTense', 'Participle') ? 'has' : undefined
    default:
  }
  const joined = rest.filter((term, at) => at > 0 && isJoined(rest, at) && isVerb(term))
  // "I set the dose" was or is; "I run it" is.
  if (SAME_THEN.has(word)) return undefined
  if (isPastForm(word) && !PRESENT_ONLY.has(word))
    return joined.every(({ text }) => isPastForm(text)) ? verb.text : undefined
  const isPresent =
    /^\p{Ll}+$/u.test(verb.text) && !has(verb, 'Adverb', 'Preposition', 'Conjunction', 'Modal', 'Adjective')
  // In a plan the present is what is to come; a second verb may be anybody's.
  return isPresent && !ofPlan && joined.length === 0 ? thirdPerson(verb.text) : undefined
}

/** A sentence of "I" as it is said of this person; undefined where that is not certain. */
export function saidOf(sentence: string, person: Person, ofPlan = false): string | undefined {
  const own = firstPersonIn(sentence)
  const [first, ...others] = own
  if (first?.[0] !== 'I' || others.some(([word]) => word !== 'my') || /[“”"]/u.test(sentence)) return undefined
  const terms = termsOf(sentence)
  if (terms.some((term) => POINTS.has(small(term)))) return undefined
  const at = terms.findIndex(({ text }) => text === 'I')
  const lead = terms.slice(0, at)
  if (at > 0 && (!LEADS.has(small(lead[0])) || mainVerb(lead) !== undefined || at > LONGEST_LEAD)) return undefined
  const verbAt = terms.findIndex((term, i) => i > at && !BESIDE_VERB.test(term.text))
  const rest = terms.slice(verbAt)
  // "that" may point at something, or open what somebody thought.
  if (at === -1 || verbAt === -1 || rest.some((term, i) => small(term) === 'that' && !has(rest[i - 1], 'Noun')))
    return undefined
  const verb = bent(rest, ofPlan)
  if (verb === undefined) return undefined
  const between = (from: number, to: number): string =>
    terms
      .slice(from, to)
      .map(({ pre, text, post }) => pre + text + post)
      .join('')
  const [subject, bentTerm] = [terms[at] as Term, terms[verbAt] as Term]
  const behind = between(verbAt + 1, terms.length)
  // Behind somebody else's name "her" could be anybody's.
  const isAlone = !/\p{Lu}\p{Ll}/u.test(behind)
  const whose = isAlone ? person.possessive : possessiveOf(person.short)
  return (
    between(0, at) +
    subject.pre +
    person.short +
    subject.post +
    between(at + 1, verbAt) +
    bentTerm.pre +
    verb +
    bentTerm.post +
    behind.replace(/(?<![\p{L}\p{N}’'-])my(?![\p{L}\p{N}-])/gu, () => whose)
  )
}
