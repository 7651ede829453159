import { levelsOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import { isVerb } from './clauses.ts'
import { isFigurative } from './figurative.ts'
import { ASSERTIONS } from './lexicon/assertive.ts'
import type { Token } from './proposition.ts'
import { isInside, type Reading, type SentenceReading } from './reading.ts'

/** How well a proposition must tell a word for the word to count as told. */
const TOLD = 0.6

/** Kinds of words (WordNet's files) that tell little of the world: qualities, feelings, means, amounts, thought, contact, being. */
const PALE_NOUNS = new Set([7, 12, 21, 23, 25])
const PALE_VERBS = new Set([31, 35, 37, 40, 42])

const isPale = (clause: Reading, at: number): boolean => {
  const token = clause.tokens[at]
  if (token === undefined) return true
  return isVerb(clause.tokens, at) ? PALE_VERBS.has(token.sense.verbKind) : PALE_NOUNS.has(token.sense.nounKind)
}

/** The two content words before a word and the two after it. */
export const beside = (clause: Reading, at: number): Token[] => [
  ...clause.tokens
    .slice(0, at)
    .filter(({ content }) => content)
    .slice(-2),
  ...clause.tokens
    .slice(at + 1)
    .filter(({ content }) => content)
    .slice(0, 2),
]

/** Assertions of a role: somebody else's proves nothing for the applicant. */
const ROLES = new Set(['lead', 'chair', 'found', 'supervise', 'invent', 'adviser', 'mentor'])

const WRITER = new Set(['i', 'my', 'we', 'our', 'me', 'us'])

export interface Strange {
  token: Token
  /** Nothing that the clause may draw upon tells it, or it tells it of something else only. */
  degree: 'never' | 'apart'
  /** The assertion that the word makes by itself. */
  assertion: string | null
}

/** WordNet's kinds of verbs for speech and thought. */
const SAYS = new Set([31, 32])

/** "Exceptional ability" is the law's word. */
const isStatutory = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.folded === 'exceptional' && tokens[at + 1]?.folded === 'ability'

const DENIALS = new Set('not never nor neither nobody nothing cannot'.split(' '))
const FAR = 6

/** "Were not unanimous": what is denied is not claimed. */
const isDenied = ({ tokens }: Reading, at: number): boolean =>
  tokens
    .slice(Math.max(0, at - FAR), at)
    .some(({ folded }, from, before) => DENIALS.has(folded) && before[from + 1]?.folded !== 'only')

const QUOTES_SOON = 60

/** "The jury praised her for 'turning a nuisance …'": the words quoted show what kind of saying it was. */
const saysQuoted = ({ claims }: Reading, { end, sense }: Token): boolean =>
  SAYS.has(sense.verbKind) &&
  claims.some(({ kind, start }) => kind === 'quotation' && start >= end && start - end <= QUOTES_SOON)

const bearing = new WeakMap<CaseIndex, Map<number, number[]>>()

/** Propositions in which a word stands that bears an assertion out. */
function bearersOf(index: CaseIndex): Map<number, number[]> {
  const known = bearing.get(index)
  if (known !== undefined) return known
  const found = new Map<number, number[]>()
  for (const { at, tokens, extra } of index.propositions)
    for (const { sense } of [...tokens, ...extra])
      for (const id of sense.bears) {
        const list = found.get(id)
        if (list === undefined) found.set(id, [at])
        else if (list.at(-1) !== at) list.push(at)
      }
  bearing.set(index, found)
  return found
}

/** "Renewed 2021." says of nothing in particular that it was. */
const isFragment = ({ propositions }: CaseIndex, at: number): boolean =>
  (propositions[at]?.tokens.filter(({ content }) => content).length ?? 0) <= 1

const claimed = new WeakMap<Reading, readonly Strange[]>()

/** Words that claim something by themselves which nothing in reach claims of the same thing. Asked of a clause once it is settled what it is about. */
export function unclaimed(clause: Reading, all: SentenceReading): readonly Strange[] {
  const known = claimed.get(clause) ?? unclaimedIn(clause, all)
  claimed.set(clause, known)
  return known
}

function unclaimedIn(clause: Reading, { index, declared, text, voice }: SentenceReading): Strange[] {
  const ofWriter = clause.tokens.some(({ folded }) => WRITER.has(folded))
  // A recommender may say of themselves what their own entry does.
  const speaker =
    typeof voice === 'object'
      ? index.entries.find(({ section, entry }) => section === 'referees' && entry === voice.referee)?.at
      : undefined
  const inReach = (at: number) => {
    const home = index.propositions[at]?.entry ?? -1
    return clause.reach.has(home) || declared.has(home) || (ofWriter && home === speaker)
  }
  const found: Strange[] = []
  clause.tokens.forEach((token, at) => {
    const { asserts, stem } = token.sense
    if (
      asserts.length === 0 ||
      isInside(token, clause) ||
      isStatutory(clause, at) ||
      isFigurative(token, text) ||
      isDenied(clause, at) ||
      saysQuoted(clause, token)
    )
      return
    const bearers = bearersOf(index)
    const isRole = !ofWriter && asserts.some((id) => ROLES.has(ASSERTIONS[id]?.name ?? ''))
    const isTold = (one: number) => inReach(one) && (!isRole || index.propositions[one]?.ofApplicant === true)
    const places = new Set([
      ...(index.byStem.get(stem) ?? []).filter(isTold),
      ...asserts.flatMap((id) => (bearers.get(id) ?? []).filter(isTold)),
    ])
    const others = beside(clause, at)
    const assertion = ASSERTIONS[asserts[0] ?? 0]?.name ?? ''
    if (places.size === 0) found.push({ token, assertion, degree: 'never' })
    else if (
      others.length > 0 &&
      ![...places].some(
        (place) => isFragment(index, place) || (ofWriter && index.propositions[place]?.entry === speaker),
      ) &&
      ![...places].some((place) => others.some((other) => levelsOf(index, other).at(place) >= TOLD))
    )
      found.push({ token, assertion, degree: 'apart' })
  })
  return found
}

/** Content words that nothing in reach tells, but for those that tell little of the world. */
export function strangers(clause: Reading, { index, declared }: SentenceReading): Strange[] {
  const found: Strange[] = []
  clause.tokens.forEach((token, at) => {
    if (!token.content || isInside(token, clause) || isPale(clause, at)) return
    const { homes, best } = levelsOf(index, token)
    for (let one = 0; one < homes.length; one++) {
      const home = homes[one] ?? -1
      if ((best[one] ?? 0) >= TOLD && (clause.reach.has(home) || declared.has(home))) return
    }
    found.push({ token, assertion: null, degree: 'never' })
  })
  return found
}
