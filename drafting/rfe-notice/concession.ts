import type { Factor } from '#domain/rfe.ts'
import { wordsFor } from './factor-of.ts'
import { CONCEDES } from './lexicon/concessions.ts'
import { LONGEST, weigh } from './roles.ts'
import { ownWords } from './sentences.ts'

/** A part of a sentence: as printed, and in the words that are weighed. */
export interface Clause {
  text: string
  own: string
}

/** What an officer grants in a sentence, and what the sentence still says without it. */
export interface Concession {
  granted: Clause
  remains: Clause
  /** What is granted is named, and no clause: "despite the merit of the endeavor". */
  named: boolean
}

const AUXILIARY =
  'is|are|was|were|has|have|had|do|does|did|can|cannot|could|may|might|must|will|would|shall|should|isn’t|doesn’t'
const VERBS =
  'appears?|seems?|remains?|lacks?|fails?|failed|falls?|needs?|shows?|offers?|says?|explains?|describes?|gives?|contains?|identif(?:y|ies)|states?|rests?|stops?|leaves?|names?|provides?|finds?|concludes?|demonstrates?|establish(?:es)?'
const FINITE = new RegExp(String.raw`^\S+.*?\s(?:${AUXILIARY}|${VERBS})\b`, 'i')
/** A part that begins so goes on with the clause before it, or is no clause of its own. */
const GOES_ON = new RegExp(
  String.raw`^(?:and|or|nor|who|whom|which|whose|that|as|such|including|with|without|from|of|in|on|at|for|to|by|${AUXILIARY}|${VERBS})\b`,
  'i',
)
/** A negative before any subject: "nor does the record", "neither letter". */
const INVERTED = /^(?:nor|neither)\b/i

const isClause = (part: string): boolean => INVERTED.test(part) || (!GOES_ON.test(part) && FINITE.test(part))

const LEADS =
  /^(?:(?:and|but|also|further|moreover),? )?(?:even though|although|though|while|whereas|despite|notwithstanding|in spite of) /i
/** What follows these has no verb. */
const NAMING = /\b(?:despite|notwithstanding|in spite of) /i
/** Behind its main clause; "while" and "whereas" only behind a comma, since they may tell the time. */
const FOLLOWS =
  /,? (?:even though|although|(?<!(?:as|even) )though|despite|notwithstanding|in spite of) |, (?:while|whereas) /gi
/** Two main clauses, the second of which turns. */
const TURNS =
  /[,;] ?(?:but|yet|however|nevertheless|nonetheless|still),? |[;–—] ?(?=[^;]*, (?:however|nevertheless|nonetheless|though),)/gi
const NOT_ONLY = /\bnot (?:only|just|merely|simply)\b/i

/** The sentence with its quotations filled in, so that nothing within one is taken for a clause. */
const withoutQuotations = (text: string): string =>
  text.replace(/[“"][^”"]*[”"]/g, (quoted) => quoted.charAt(0) + 'x'.repeat(quoted.length - 2) + quoted.charAt(0))

const bare = (text: string): string => text.trim().replace(/^[,;–—\s]+|[,;–—\s]+$/gu, '')
const clauseOf = (text: string): Clause => ({ text: bare(text), own: ownWords(bare(text)) })
const denies = ({ own }: Clause): boolean => weigh(own).strength > 0
/** The words of a topic alone ("the substantial merit of the endeavor") grant it as well. */
const grants = ({ own }: Clause): boolean => weigh(own).strength === 0

/** Of two clauses the one that denies; null where both do, or none. */
function denied(one: Clause, other: Clause): Concession | null {
  if (denies(one) === denies(other)) return null
  return denies(one) ? { granted: other, remains: one, named: false } : { granted: one, remains: other, named: false }
}

function leading(text: string, masked: string): Concession | null {
  const lead = LEADS.exec(masked)?.[0]
  if (lead === undefined) return null
  for (const { index } of masked.matchAll(/, /g)) {
    if (index < lead.length || !isClause(masked.slice(index + 2).split(', ')[0] ?? '')) continue
    const parts = {
      granted: clauseOf(text.slice(lead.length, index)),
      remains: clauseOf(text.slice(index + 2)),
      named: NAMING.test(lead),
    }
    return denies(parts.remains) && grants(parts.granted) ? parts : null
  }
  return null
}

function following(text: string, masked: string): Concession | null {
  const [last] = [...masked.matchAll(FOLLOWS)].filter(({ index }) => index > 0)
  if (last === undefined) return null
  const main = clauseOf(text.slice(0, last.index))
  const behind = clauseOf(text.slice(last.index + last[0].length))
  const named = NAMING.test(last[0])
  const parts = denies(main) && denies(behind) ? { granted: behind, remains: main, named } : denied(main, behind)
  return parts && { ...parts, named: named && parts.remains === main }
}

function turned(text: string, masked: string): Concession | null {
  for (const { index, 0: turn } of masked.matchAll(TURNS)) {
    const rest = masked.slice(index + turn.length)
    if (NOT_ONLY.test(masked.slice(0, index)) || !FINITE.test(rest)) continue
    return denied(clauseOf(text.slice(0, index)), clauseOf(text.slice(index + turn.length)))
  }
  return null
}

/** What a sentence grants before or behind what it denies, by its clauses; null where it does not do both. */
export function concessionIn(text: string): Concession | null {
  if (text.length > LONGEST) return null
  const masked = withoutQuotations(text)
  return leading(text, masked) ?? following(text, masked) ?? turned(text, masked)
}

/** A clause that grants a point, and does not only mention what was sent: "the plan describes three phases". */
export const isGrant = ({ granted, named }: Concession): boolean =>
  named || CONCEDES.some((pattern) => pattern.test(granted.own))

/** So plainly named, a factor is the one that is granted. */
const NAMED = 3

/** The factors that are granted in the sentence, and not denied in what remains of it. */
export function grantedFactors({ granted, remains }: Concession): Factor[] {
  const denied = wordsFor(remains.own)
  return [...wordsFor(granted.own)].flatMap(([factor, sure]) => (sure >= NAMED && !denied.has(factor) ? [factor] : []))
}

/** Tells what the petitioner says, which is no grant: the finding is on it. */
const REPORTS =
  /^(?:and |also |finally,? )?(?:you|the petitioner|petitioner|he|she|your (?:letter|brief|statement|attorney|counsel)) (?:\w+ )?(?:asserts?|claims?|states?|contends?|argues?|maintains?|says?|suggests?|believes?)\b/
/** Its subject stands in the other clause. */
const PRONOUN = /^(?:they|these|those|it|this)\b/

/**
 * The words that say what a sentence denies: without its concession, unless the other clause grants nothing and is needed
 * to know what the sentence is on.
 */
export function subjectOf(own: string, concession: Concession | null): string {
  if (concession === null) return own
  const { granted, remains } = concession
  if (isGrant(concession)) return remains.own
  const isNeeded = REPORTS.test(granted.own) || PRONOUN.test(remains.own) || wordsFor(remains.own).size === 0
  return isNeeded ? own : remains.own
}
