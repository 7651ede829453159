import type { Inline } from '#domain/document.ts'
import { findAuthority } from '../authorities/library.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import type { Anchor } from './anchor.ts'
import { anchorsOf } from './anchors.ts'
import { indexOf, type CaseIndex } from './case-index.ts'
import { acquaintanceOf } from './case-words.ts'
import type { Claim, Place } from './claim.ts'
import { clausesOf } from './clauses.ts'
import { hearings } from './hearing.ts'
import { textOf } from './marks.ts'
import { tokensOf, type Token } from './proposition.ts'
import { claimsIn } from './read.ts'
import { unquoted } from './record-quotes.ts'

/** Who speaks: the petition or an endeavor of the applicant, or a recommender of themselves and of the applicant. */
export type Voice = 'petition' | 'endeavor' | { referee: number }

/** A sentence to be checked. */
export interface Told {
  inlines: readonly Inline[]
  voice: Voice
  /** The ids of sources that it names. */
  sources: readonly string[]
}

/** A stretch of a sentence that asserts one thing. */
export interface Clause {
  tokens: Token[]
  claims: Claim[]
  /** Where in the record each claim stands. */
  anchors: Anchor[]
}

/** A sentence taken apart and held against the record. */
export interface Reading {
  inlines: readonly Inline[]
  /** Its words, without those that it quotes of the notice or a filed paper. */
  text: string
  tokens: Token[]
  claims: Claim[]
  clauses: Clause[]
  voice: Voice
  index: CaseIndex
  /** The record as far as this sentence may draw on it, with letters that it does not name, and the whole of it. */
  caseFile: CaseFile
  anywhere: CaseFile
  whole: CaseFile
  /** The sources that it names, and the entries of these. */
  declared: readonly string[]
  entries: ReadonlySet<number>
  /** The authorities among them, and those that stand in the sentence itself. */
  authorities: readonly string[]
  cited: readonly string[]
  /** Pages of the notice and of filed papers that it quotes, and names of pages that do not have these words. */
  quoted: readonly string[]
  elsewhere: readonly Place[]
}

const byId = new WeakMap<CaseFile, ReadonlyMap<string, Fact>>()

const factsById = (caseFile: CaseFile): ReadonlyMap<string, Fact> => {
  const known = byId.get(caseFile) ?? new Map(caseFile.facts.map((fact) => [fact.id, fact]))
  byId.set(caseFile, known)
  return known
}

/** The entries of some sources; what is computed belongs to what it was computed from. */
function entriesOf(sources: readonly string[], caseFile: CaseFile, index: CaseIndex): Set<number> {
  const found = new Set<number>()
  const facts = factsById(caseFile)
  for (const id of sources.flatMap((one) => [one, ...(facts.get(one)?.from ?? [])]))
    for (const at of index.bySource.get(id) ?? []) found.add(at)
  const numbers = new Set(sources.flatMap((id) => /^(?:E|Ex\.? ?)(\d+)/.exec(id)?.[1] ?? []))
  if (numbers.size === 0) return found
  for (const { number, section, entry } of caseFile.exhibits)
    if (numbers.has(String(number)))
      for (const one of index.entries) if (one.section === section && one.entry === entry) found.add(one.at)
  return found
}

/** A sentence with its clauses, and where in the record everything stands that must have a source. */
export function readingOf({ inlines, voice, sources }: Told, whole: CaseFile): Reading {
  const cited = inlines.flatMap((inline) => (inline.kind === 'authority' ? [inline.id] : []))
  const papers = inlines.flatMap((inline) => (inline.kind === 'exhibit' ? [`E${inline.number}`] : []))
  const all = [...new Set([...sources, ...cited])]
  const { text, pages, elsewhere } = unquoted(textOf(inlines), whole)
  const { caseFile, anywhere } = hearings(text, pages.length > 0 ? papers : [...all, ...papers], voice, whole)
  const index = indexOf(caseFile)
  const authorities = all.filter((id) => findAuthority(id) !== undefined)
  const tokens = tokensOf(text)
  const claims = claimsIn(text, acquaintanceOf(index))
  const clauses = clausesOf(text, tokens).map(({ from, to }): Clause => {
    const own = tokens.slice(from, to)
    const first = from === 0 ? 0 : (own[0]?.start ?? 0)
    const end = to < tokens.length ? (tokens[to]?.start ?? text.length) : text.length
    const isHere = ({ start }: { start: number }) => start >= first && start < end
    const here = claims.filter(isHere)
    return {
      tokens: own,
      claims: here,
      anchors: anchorsOf(here, { text, tokens, index, caseFile, authorities, all: claims }),
    }
  })
  return {
    inlines,
    text,
    tokens,
    claims,
    clauses,
    voice,
    index,
    caseFile,
    anywhere,
    whole,
    declared: sources,
    entries: entriesOf(all, caseFile, index),
    authorities,
    cited,
    quoted: pages,
    elsewhere,
  }
}

/** A cell or a line: its words say nothing of what a figure counts. */
export function pieceReading(text: string, caseFile: CaseFile): Reading {
  const index = indexOf(caseFile)
  const claims = claimsIn(text, acquaintanceOf(index))
  const anchors = anchorsOf(claims, { text, tokens: [], index, caseFile, authorities: [], all: claims })
  return {
    inlines: [],
    text,
    tokens: [],
    claims,
    clauses: [{ tokens: [], claims, anchors }],
    voice: 'petition',
    index,
    caseFile,
    anywhere: caseFile,
    whole: caseFile,
    declared: [],
    entries: new Set(),
    authorities: [],
    cited: [],
    quoted: [],
    elsewhere: [],
  }
}
