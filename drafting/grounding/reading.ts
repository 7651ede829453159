import type { CaseFile } from '../case-file.ts'
import { align, type Alignment } from './align.ts'
import { indexOf, type CaseIndex, type Entry } from './case-index.ts'
import { acquaintanceOf } from './case-words.ts'
import type { Anchor } from './anchor.ts'
import type { Claim } from './claim.ts'
import { clausesOf, type Clause } from './clauses.ts'
import { figuresOf, tokensOf, type Figure, type Token } from './proposition.ts'
import { claimsIn } from './read.ts'

/** Who speaks: the petition or an endeavor of the applicant, or a recommender of themselves and of the applicant. */
export type Voice = 'petition' | 'endeavor' | { referee: number }

/** A clause with what it asserts and the entry that bears it out best. */
export interface Reading {
  clause: Clause
  tokens: Token[]
  claims: Claim[]
  figures: Figure[]
  alignment: Alignment
  anchors: Anchor[]
  /** The entry that it is taken to be about. */
  entry: Entry | undefined
  /** The chosen entry and those that speak of the same. */
  reach: ReadonlySet<number>
}

export interface SentenceReading {
  text: string
  tokens: Token[]
  claims: Claim[]
  clauses: Reading[]
  index: CaseIndex
  /** By entry: how much of the whole sentence it bears out. */
  whole: Float64Array
  voice: Voice
  /** Entries that the sentence names as its sources. */
  declared: ReadonlySet<number>
}

const NOWHERE: ReadonlySet<number> = new Set()

export const reachOf = (entry: Entry | undefined): ReadonlySet<number> => entry?.reach ?? NOWHERE

/** How much of the whole sentence each entry bears out. */
function sumOf(clauses: readonly Reading[], { entries }: CaseIndex): Float64Array {
  const sum = new Float64Array(entries.length)
  for (const { alignment } of clauses)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (alignment.byEntry[at] ?? 0)
  return sum
}

/** A sentence taken apart, each clause with the entry it is most likely about. */
export function readingOf(
  text: string,
  caseFile: CaseFile,
  voice: Voice,
  declared: ReadonlySet<number>,
): SentenceReading {
  const index = indexOf(caseFile)
  const tokens = tokensOf(text)
  const claims = claimsIn(text, acquaintanceOf(index))
  const figures = figuresOf(claims, tokens)
  const clauses = clausesOf(text, tokens).map((clause): Reading => {
    const own = tokens.slice(clause.from, clause.to)
    const start = own[0]?.start ?? 0
    const end = clause.to < tokens.length ? (tokens[clause.to]?.start ?? text.length) : text.length
    const first = clause.from === 0 ? 0 : start
    const alignment = align(index, own)
    return {
      clause,
      tokens: own,
      claims: claims.filter((claim) => claim.start >= first && claim.start < end),
      figures: figures.filter((figure) => figure.start >= first && figure.start < end),
      alignment,
      anchors: [],
      entry: undefined,
      reach: NOWHERE,
    }
  })
  return { text, tokens, claims, clauses, index, whole: sumOf(clauses, index), voice, declared }
}

const READ_WHOLE = new Set<Claim['kind']>([
  'name',
  'quotation',
  'address',
  'citation',
  'degree',
  'date',
  'number',
  'superlative',
  'exhibit',
  'never',
])

/** Within names, titles, figures and quotations words are not read one by one. */
export const isInside = (token: Token, { claims }: Reading): boolean =>
  claims.some(({ kind, start, end }) => READ_WHOLE.has(kind) && token.start >= start && token.end <= end)
