import type { Token } from './proposition.ts'
import { matchesOf } from './matches.ts'

/** A stretch of a sentence that asserts one thing, from one token up to another. */
export interface Clause {
  from: number
  to: number
}

const AUXILIARY = new Set(
  'am is are was were be been being has have had do does did can could may might must shall should will would'.split(
    ' ',
  ),
)
const SUBORDINATE = new Set(
  'who which whose where when while whereas because although though after before until since unless if so that including'.split(
    ' ',
  ),
)
const COORDINATE = new Set(['and', 'but', 'or', 'nor', 'yet'])
const NOMINAL = new Set([
  'the',
  'a',
  'an',
  'her',
  'his',
  'their',
  'my',
  'our',
  'its',
  'this',
  'that',
  'these',
  'those',
  'of',
])

const SUBJECTS = new Set(['i', 'she', 'he', 'they', 'we', 'it', 'who', 'which', 'that'])

/** Whether a token may be the verb of a clause, by its form and what stands before it. */
export function isVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  const { folded, sense } = token
  if (AUXILIARY.has(folded)) return true
  if (token.capital && at > 0) return false
  const before = tokens[at - 1]?.folded ?? ''
  if (!sense.verb || NOMINAL.has(before)) return false
  if (folded !== sense.lemma && (folded.endsWith('ed') || folded.endsWith('ing') || !folded.endsWith('s'))) return true
  if (before === 'to' || AUXILIARY.has(before)) return true
  if (SUBJECTS.has(before)) return true
  return folded !== sense.lemma && !sense.noun
}

const hasVerb = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (isVerb(tokens, at)) return true
  return false
}

function breaksAt(text: string, tokens: readonly Token[], at: number): 'end' | 'within' | null {
  const gap = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0)
  if (gap !== ' ') {
    if (/[.!?]["”’)]*\s|:\s/.test(gap)) return 'end'
    if (/[,;:—()]|\s–\s/.test(gap)) return 'within'
  }
  const word = tokens[at]?.folded ?? ''
  if (SUBORDINATE.has(word) && word !== 'that') return 'within'
  if (COORDINATE.has(word)) {
    // "and" joins clauses where a verb follows soon.
    for (let next = at + 1; next < Math.min(tokens.length, at + 5); next++) {
      if (next > at + 1 && /[,;]/.test(text.slice(tokens[next - 1]?.end ?? 0, tokens[next]?.start ?? 0))) break
      if (isVerb(tokens, next)) return 'within'
    }
  }
  return null
}

/** A title in quotation marks is one thing, whatever marks stand in it. */
const TITLE = /“[^”.!?]{3,160}”/gu

const divided = new WeakMap<readonly Token[], readonly Clause[]>()

/** The clauses of a sentence: what has no verb of its own goes with what it stands beside. */
export function clausesOf(text: string, tokens: readonly Token[]): readonly Clause[] {
  const known = divided.get(tokens) ?? divide(text, tokens)
  divided.set(tokens, known)
  return known
}

function divide(text: string, tokens: readonly Token[]): Clause[] {
  if (tokens.length === 0) return []
  const titles = text.includes('“')
    ? matchesOf(TITLE, text).map((match) => [match.index, match.index + match[0].length] as const)
    : []
  const isInTitle = ({ start }: Token): boolean => titles.some(([from, to]) => start > from && start < to)
  const cuts: { at: number; ends: boolean }[] = [{ at: 0, ends: true }]
  for (let at = 1; at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]]
    if (before !== undefined && token !== undefined && isInTitle(before) && isInTitle(token)) continue
    const kind = breaksAt(text, tokens, at)
    if (kind !== null) cuts.push({ at, ends: kind === 'end' })
  }
  const clauses: Clause[] = []
  let waiting = -1
  cuts.forEach(({ at: from, ends }, cut) => {
    const to = cuts[cut + 1]?.at ?? tokens.length
    if (ends && waiting !== -1) {
      clauses.push({ from: waiting, to: from })
      waiting = -1
    }
    const last = clauses[clauses.length - 1]
    if (hasVerb(tokens, from, to)) {
      clauses.push({ from: waiting === -1 ? from : waiting, to })
      waiting = -1
    } else if (waiting === -1 && (last === undefined || ends)) waiting = from
    else if (waiting === -1 && last !== undefined) last.to = to
  })
  if (waiting !== -1) clauses.push({ from: waiting, to: tokens.length })
  if (clauses.length === 0) clauses.push({ from: 0, to: tokens.length })
  return clauses
}
