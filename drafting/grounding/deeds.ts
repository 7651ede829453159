import type { CaseFile } from '../case-file.ts'
import { clausesOf, isVerb } from './clauses.ts'
import { isPerson, personsOf } from './persons.ts'
import type { Token } from './proposition.ts'
import { HONORIFICS } from './vocabulary.ts'

/** Whose doing something is told to be: the applicant's, or somebody else's who is named or meant. */
export type Doer = 'applicant' | 'other'

export interface Deed {
  doer: Doer
  verb: Token
  /** What it was done to. */
  object: Token[]
  /** The words that tell it. */
  words: string
}

/** Whom the pronouns of a text mean. */
export interface Pronouns {
  i: Doer | null
  third: Doer | null
  /** What "he" and "she" mean each, where more than one person may be meant; null where nobody can tell. */
  each?: Readonly<Partial<Record<string, Doer | null>>>
  /** Of an applicant who is neither "he" nor "she". */
  they?: Doer
}

const BE = new Set('am is are was were be been being'.split(' '))
const BETWEEN = /^(?:not|also|then|now|once|first|later|himself|herself|alone|both|\p{L}+ly)$/u
const DETERMINERS = new Set('the a an my our her his their its'.split(' '))
const FIRST = new Set(['i'])
const THIRD = new Set(['she', 'he'])
/** Who else may be meant by these: the deed is nobody's alone. */
const OPENS = /^(?:while|whereas|although|and|but|because|when|after)$/u
const SHARED = new Set(
  'we our us they together with jointly who which that each both all one it this these those'.split(' '),
)
const FELLOWS = new Set('me us him her them my our his their'.split(' '))
const NEGATED = new Set('not no never nobody none nor neither cannot without'.split(' '))
/** WordNet's kinds of nouns that may act: groups and persons. */
const ACTORS = new Set([14, 18])
/** How far before "who" stands whom it means. */
const LOOK = 5
const PERSON = 18
const ARTICLES = new Set('a an the another two three four five several some other'.split(' '))
const FROM = new Set(['from', 'of', 'at', 'in'])
const PLACES = new Set(
  'laboratory plant department hospital agency university company firm office school foundation'.split(' '),
)

/** A blank, and the full stop of an initial. */
const GAP = 2

const isName = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.capital === true && (at > 0 || HONORIFICS.has(tokens[at].folded) || tokens[at].sense.known === false)

/** "A student from Durango": where somebody comes from is no part of who it is. */
function nearOf(subject: readonly Token[]): readonly Token[] {
  const at = subject.findIndex(({ folded }, place) => place > 1 && FROM.has(folded))
  return at !== -1 && ARTICLES.has(subject[0]?.folded ?? '') ? subject.slice(0, at) : subject
}

/** Whom a subject means, where only one is meant. */
function doerOf(subject: readonly Token[], pronouns: Pronouns, persons: ReturnType<typeof personsOf>): Doer | null {
  const own = nearOf(subject.filter(({ folded }) => !BETWEEN.test(folded)))
  const last = own.at(-1)
  if (last === undefined) return null
  // "In that study Ms. Toivonen": the name that stands last, or the noun with what belongs to it.
  let from = own.length - 1
  if (last.capital)
    // A name begins with its honorific, and ends before a comma.
    while (
      from > 0 &&
      !HONORIFICS.has(own[from]?.folded ?? '') &&
      isName(own, from - 1) &&
      (own[from]?.start ?? 0) - (own[from - 1]?.end ?? 0) <= GAP
    )
      from -= 1
  else while (from > 0 && !DETERMINERS.has(own[from]?.folded ?? '') && own[from]?.sense.closed !== true) from -= 1
  const before = own[from - 1]?.folded ?? ''
  const words = own.slice(from).map(({ folded }) => folded)
  if (last.folded === 'they' && own.length === 1) return pronouns.they ?? null
  if (before === 'and' || before === 'or' || words.some((word) => SHARED.has(word))) return null
  if (FIRST.has(last.folded)) return pronouns.i
  if (THIRD.has(last.folded)) return pronouns.each === undefined ? pronouns.third : (pronouns.each[last.folded] ?? null)
  if (['petitioner', 'applicant', 'beneficiary'].includes(last.folded)) return 'applicant'
  if (last.capital) {
    if (persons.applicant !== undefined && isPerson(words, persons.applicant)) return 'applicant'
    return words.length > 1 && !last.sense.known && before !== 'of' ? 'other' : null
  }
  // "My adviser", "the state laboratory": a noun after a name is a part of it.
  if (words[0] === 'my' && pronouns.i === 'applicant' && ACTORS.has(last.sense.nounKind)) return 'other'
  if (ARTICLES.has(words[0] ?? '') && last.sense.nounKind === PERSON && !last.sense.closed) return 'other'
  return words[0] === 'the' && (ACTORS.has(last.sense.nounKind) || PLACES.has(last.sense.lemma)) ? 'other' : null
}

/** "Together", "with me", "with Ms. Toivonen": nobody's alone. With others' help it is still the doer's. */
const isJoint = (rest: readonly Token[]): boolean =>
  rest.some(
    ({ folded }, at) =>
      folded === 'together' ||
      (folded === 'with' && (rest[at + 1]?.capital === true || FELLOWS.has(rest[at + 1]?.folded ?? ''))),
  )

/** "Dr. Penhale, who designed the curriculum": a name, or a noun for a person. */
const isNamed = (antecedent: readonly Token[]): boolean => {
  const last = antecedent.at(-1)
  return last !== undefined && (last.capital || last.sense.nounKind === PERSON)
}

/** Who did what, as far as a text tells it in so many words. */
export function deedsIn(
  text: string,
  tokens: readonly Token[],
  pronouns: Pronouns,
  caseFile: CaseFile,
  told: { joint: boolean } = { joint: false },
): Deed[] {
  const persons = personsOf(caseFile)
  const found: Deed[] = []
  let before: Doer | null = null
  for (const { from, to } of clausesOf(text, tokens)) {
    const own = tokens.slice(from, to)
    const words = own.map(({ folded }) => folded).join(' ')
    const head = own.findIndex((_, at) => isVerb(own, at))
    if (head === -1) continue
    let last = head
    for (let at = head + 1; at < own.length && at <= last + 2; at++)
      if (isVerb(own, at) && own.slice(last + 1, at).every(({ folded }) => BETWEEN.test(folded))) last = at
    const verb = own[last]
    const subject = own.slice(0, head)
    const joins = subject.length <= 1 && /^(?:and|but|then|)$/u.test(subject[0]?.folded ?? '')
    const isPassive = own.slice(head, last).some(({ folded }) => BE.has(folded))
    // What somebody is, they do not do.
    if (verb === undefined || BE.has(verb.folded) || own.slice(0, last + 2).some(({ folded }) => NEGATED.has(folded))) {
      before = null
      continue
    }
    const rest = own.slice(last + 1)
    if (isPassive) {
      before = null
      const by = rest.findIndex(({ folded }) => folded === 'by')
      if (by === -1) continue
      const end = rest.findIndex((token, at) => at > by + 1 && token.sense.closed)
      const doer = doerOf(rest.slice(by + 1, end === -1 ? rest.length : end), pronouns, persons)
      if (doer !== null) found.push({ doer, verb, object: contentOf(subject), words })
      continue
    }
    const antecedent =
      subject[0]?.folded === 'who' && subject.length === 1 ? tokens.slice(Math.max(0, from - LOOK), from) : []
    const bare = OPENS.test(subject[0]?.folded ?? '') ? subject.slice(1) : subject
    const doer: Doer | null = joins ? before : doerOf(isNamed(antecedent) ? antecedent : bare, pronouns, persons)
    before = doer
    if (doer === null || (!told.joint && isJoint(rest))) continue
    found.push({ doer, verb, object: contentOf(rest), words })
  }
  return found.filter(({ object }) => object.length > 0)
}

const contentOf = (tokens: readonly Token[]): Token[] => tokens.filter(({ content, capital }) => content && !capital)
