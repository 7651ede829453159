import { levelsOf, weightOf, type Levels } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { Finding } from './claim.ts'
import { isVerb } from './clauses.ts'
import type { Token } from './proposition.ts'
import { isInside, type SentenceReading } from './reading.ts'
import type { Strange } from './strangers.ts'
import { argues } from './weighing.ts'

/** What stands between marks and tells something besides: a relative or participial clause, an apposition, a circumstance. */
type Insert = readonly Token[]

/** A comma within a figure parts nothing. */
const MARK = /[,;:]\s|[—()]|\s–\s/
const RELATIVE = new Set(['which', 'who', 'whose', 'whom', 'where', 'both'])
/** At these a thought of its own begins, told by the rules for clauses. */
const OWN_THOUGHT = new Set(
  'and but or so yet while as if because although though since when i we it this that these those he she they'.split(
    ' ',
  ),
)
const CIRCUMSTANCE = new Set('after with without despite often usually always mostly together'.split(' '))
const NEGATED = new Set(['not', 'no', 'never', 'nor', 'without', 'than'])

/** The stretches of a sentence between marks, but for the first. */
export function insertsIn({ tokens, text }: SentenceReading): Insert[] {
  const parts: Token[][] = [[]]
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]
    if (before !== undefined && MARK.test(text.slice(before.end, token.start))) parts.push([])
    parts.at(-1)?.push(token)
  })
  return parts.slice(1).filter(([first]) => first !== undefined && !OWN_THOUGHT.has(first.folded))
}

const TOLD = 0.5
/** A word of the genre tells little, yet in an insert it may be all there is. */
const GENRE = 0.5

/** How well each proposition holds a word, or one of those that stand beside it. */
function levelsBeside(index: CaseIndex, token: Token): ReadonlyMap<number, number> {
  const levels = levelsOf(index, token)
  const known = beside.get(levels)
  if (known !== undefined) return known
  const found = new Map<number, number>()
  for (const at of levels.places) {
    const level = levels.at(at)
    if (level < TOLD) continue
    for (const near of besides(index, at)) if (level > (found.get(near) ?? 0)) found.set(near, level)
  }
  beside.set(levels, found)
  return found
}

const beside = new WeakMap<Levels, ReadonlyMap<number, number>>()

/** How much of some words the proposition that bears out most of them does, with those beside it. */
function coverage(index: CaseIndex, words: readonly Token[]): number {
  let weight = 0
  const told = new Map<number, number>()
  for (const token of words) {
    const own = (token.content ? 1 : GENRE) * weightOf(index, token)
    weight += own
    for (const [at, level] of levelsBeside(index, token)) told.set(at, (told.get(at) ?? 0) + own * level)
  }
  if (weight === 0) return 1
  let most = 0
  for (const sum of told.values()) if (sum > most) most = sum
  return most / weight
}

const besides = (index: CaseIndex, at: number): number[] =>
  [at - 1, at, at + 1].filter((near) => index.propositions[near]?.entry === index.propositions[at]?.entry)

const FIRM = 0.8
const SIMILAR = 0.55

/** Whether a verb is told of a word by any proposition, or by two that stand together. */
const isJoined = (index: CaseIndex, verb: Token, other: Token): boolean => {
  const levels = levelsOf(index, other)
  const told = levelsOf(index, verb)
  return told.places.some((at) => told.at(at) >= FIRM && besides(index, at).some((near) => levels.at(near) >= SIMILAR))
}

/** WordNet's kinds of nouns that may act: groups and persons. */
const ACTORS = new Set([14, 18])
const FAR = 7
const BORNE = 0.75

/** "Reviewed by university physicists": verbs that nothing tells of the one by whom it was done. */
export function looseAgents({ tokens, index }: SentenceReading): { verb: Token; agent: Token }[] {
  return tokens.flatMap((token, at) => {
    const verb = tokens[at - 1]
    if (token.folded !== 'by' || verb === undefined || !/(?:ed|en|wn|t)$/.test(verb.folded) || !isVerb(tokens, at - 1))
      return []
    if (tokens.slice(Math.max(0, at - 4), at).some(({ folded }) => NEGATED.has(folded))) return []
    const agent: Token[] = []
    for (const [ahead, one] of tokens.slice(at + 1, at + FAR).entries()) {
      if (agent.length > 0 && isVerb(tokens, at + 1 + ahead)) break
      if (/^\d/.test(one.folded) || one.capital || (agent.length === 0 && one.folded.endsWith('ing'))) return []
      if (one.sense.closed && agent.length > 0) break
      if (!one.sense.closed) agent.push(one)
    }
    const head = agent.at(-1)
    if (
      head === undefined ||
      !ACTORS.has(head.sense.nounKind) ||
      (isJoined(index, verb, head) && coverage(index, [verb, ...agent]) >= BORNE)
    )
      return []
    return [{ verb, agent: head }]
  })
}

/** Less than this of a circumstance is told together. */
const LEAST = 0.6
const TELLING = 2

/** "With the aid of two nurses" says no more than "with two nurses". */
const SMALL = new Set('aid help assistance support benefit effect use view exception addition'.split(' '))
/** WordNet's kinds of nouns for qualities and feelings: a manner of speaking. */
const MANNER = new Set([7, 12])

function looseCircumstance(insert: Insert, all: SentenceReading): boolean {
  if (!CIRCUMSTANCE.has(insert[0]?.folded ?? '') || insert.some((_, at) => isVerb(insert, at))) return false
  const words = insert.filter(
    (token) =>
      !token.sense.closed &&
      !SMALL.has(token.folded) &&
      !/^\d/.test(token.folded) &&
      !all.clauses.some((clause) => isInside(token, clause)),
  )
  const last = words.at(-1)
  if (last !== undefined && MANNER.has(last.sense.nounKind)) return false
  return words.length >= TELLING && coverage(all.index, words) < LEAST
}

/** What has come of something since takes a source of its own. */
const AFTERMATH = new Set(['since', 'now', 'already', 'meanwhile'])
const FULLY = 0.85

function looseAftermath(insert: Insert, all: SentenceReading): boolean {
  const [first] = insert
  if (first === undefined || !(RELATIVE.has(first.folded) || isVerb(insert, 0))) return false
  if (
    !insert.some(({ folded }, at) => AFTERMATH.has(folded) && !/^\d/.test(insert[at + 1]?.folded ?? '')) ||
    !insert.some((_, at) => isVerb(insert, at))
  )
    return false
  const words = insert.filter(
    (token) =>
      !token.sense.closed && !/^\d/.test(token.folded) && !all.clauses.some((clause) => isInside(token, clause)),
  )
  return words.length >= TELLING && coverage(all.index, words) < FULLY
}

/** What is slipped in between marks and stands nowhere as a whole. */
export function slipped(all: SentenceReading, claims: readonly Strange[]): Finding[] {
  const found: Finding[] = looseAgents(all).map(({ verb, agent }) =>
    finding(all.text, verb.start, agent.end, `no entry tells that ${agent.text} ${verb.text} it`),
  )
  for (const insert of insertsIn(all)) {
    const [first, last] = [insert[0], insert.at(-1)]
    if (first === undefined || last === undefined) continue
    const isApart = RELATIVE.has(first.folded) || !insert.some((token, at) => isVerb(insert, at) && isFinite(token))
    if (
      looseCircumstance(insert, all) ||
      looseAftermath(insert, all) ||
      (isApart &&
        !argues(all.text) &&
        claims.some(({ token, degree }) => degree === 'never' && token.start >= first.start && token.end <= last.end))
    )
      found.push(finding(all.text, first.start, last.end, 'no entry tells this as a whole'))
  }
  return found
}

const isFinite = ({ folded }: Token): boolean => !/(?:ed|ing|en)$/.test(folded)

const finding = (text: string, start: number, end: number, reason: string): Finding => ({
  kind: 'assertion',
  start,
  end,
  text: text.slice(start, end),
  reason,
})
