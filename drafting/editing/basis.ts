import type { Block, Document, Sentence } from '#domain/document.ts'
import type { CaseFile, Exhibit, Fact } from '../case-file.ts'
import { inlinesOf } from '../builtin/inlines.ts'
import { factKey, type Place } from './numbering.ts'

type Known = Pick<Fact, 'id' | 'kind' | 'section' | 'entry' | 'field' | 'place' | 'value' | 'exhibits'>

/** What a version of a document rests on, as it was then: its numbers go on meaning the same when the profile changes. */
export interface Basis {
  /** How many the case file held. */
  counts: { facts: number; exhibits: number }
  /** The facts that the text names, and those from which they were computed. */
  facts: Known[]
  /** Every paper, since lists of exhibits name them all. */
  exhibits: Exhibit[]
  /** Every fact that the profile held when the document was drafted, by its place; absent where that was not kept. */
  held?: string[]
  /** What a section that was drafted again has taken note of: by the section's name, what each place held then. */
  renewed?: Record<string, Record<string, string>>
}

/** Ids of all the sources that a document's sentences name. */
export const namedIn = (blocks: Document['blocks']): Set<string> =>
  new Set(inlinesOf({ blocks }).flatMap(({ sources }) => sources))

/** What a document rests on now. `before` keeps what an earlier version knew of the sources in `kept` and of those that have gone. */
export function basisOf(
  blocks: Document['blocks'],
  caseFile: CaseFile,
  before?: { basis: Basis; kept: ReadonlySet<string> },
): Basis {
  const now = new Map(caseFile.facts.map((fact) => [fact.id, fact]))
  const named = [...namedIn(blocks)].flatMap((id) => [id, ...(now.get(id)?.from ?? [])])
  const then = new Map(before?.basis.facts.map((fact) => [fact.id, fact]))
  const facts = [...new Set(named)].flatMap((id): Known[] => {
    const earlier = then.get(id)
    const fact = earlier !== undefined && (before?.kept.has(id) === true || !now.has(id)) ? earlier : now.get(id)
    if (fact === undefined) return []
    const { kind, section, entry, field, place, value, exhibits } = fact
    return [{ id, kind, section, entry, field, place, value, exhibits }]
  })
  const numbers = new Set(caseFile.exhibits.map(({ number }) => number))
  const papers = new Map(before?.basis.exhibits.map((paper) => [paper.number, paper]))
  const held = caseFile.exhibits.map((paper) =>
    before?.kept.has(`E${paper.number}`) === true ? (papers.get(paper.number) ?? paper) : paper,
  )
  const gone = [...papers.values()].filter(({ number }) => !numbers.has(number))
  const all = caseFile.facts.filter(({ kind }) => kind !== 'derived').map(factKey)
  return {
    counts: { facts: caseFile.facts.length, exhibits: caseFile.exhibits.length },
    facts,
    exhibits: [...held, ...gone].sort((a, b) => a.number - b.number),
    ...(before === undefined ? { held: all } : sinceOf(before.basis)),
  }
}

/** What a basis knows of its beginning and of what happened since. */
const sinceOf = ({ held, renewed }: Basis): Pick<Basis, 'held' | 'renewed'> => ({
  ...(held && { held }),
  ...(renewed && { renewed }),
})

/** Facts that were changed or have gone since, and papers that were exchanged or taken away. */
export function changesSince(basis: Basis, caseFile: CaseFile): { facts: Map<string, string>; exhibits: Set<number> } {
  const facts = new Map<string, string>()
  // What was computed changes with the day; what it was computed from is among the facts.
  for (const { id, kind, value } of basis.facts)
    if (kind !== 'derived' && caseFile.facts.find((fact) => fact.id === id)?.value !== value) facts.set(id, value)
  const exhibits = basis.exhibits
    .filter(({ number, file }) => caseFile.exhibits.find((one) => one.number === number)?.file.url !== file.url)
    .map(({ number }) => number)
  return { facts, exhibits: new Set(exhibits) }
}

/** Ids of the sources of those sentences that stand in both, and of the papers that they cite. */
export function keptSources(before: readonly Block[], after: readonly Block[]): Set<string> {
  const old = new Set(before.flatMap(sentencesIn))
  return new Set(after.flatMap(sentencesIn).flatMap((sentence) => (old.has(sentence) ? restsOn(sentence) : [])))
}

const restsOn = ({ inlines, sources }: Sentence): string[] => [
  ...sources.map((id) => id.replace(/^(E\d+)p\d+$/, '$1')),
  ...inlines.flatMap((inline) => (inline.kind === 'exhibit' ? [`E${inline.number}`] : [])),
]

const sentencesIn = (block: Block): Sentence[] =>
  block.kind === 'paragraph' || block.kind === 'quote'
    ? block.sentences
    : block.kind === 'list'
      ? block.items.flat()
      : []

/** Two numberings as one, with what the first knows of its beginning; undefined where they call different things by the same number. */
export function joinedBasis(first: Basis, second: Basis): Basis | undefined {
  const facts = joined(first.facts, second.facts, ({ id }) => id)
  const exhibits = joined(first.exhibits, second.exhibits, ({ number }) => String(number))
  return facts && exhibits && { counts: second.counts, facts, exhibits, ...sinceOf(first) }
}

function joined<T extends Place>(
  first: readonly T[],
  second: readonly T[],
  nameOf: (item: T) => string,
): T[] | undefined {
  const byKey = new Map(first.map((item) => [factKey(item), nameOf(item)]))
  const names = new Set(byKey.values())
  const isAtOdds = second.some((item) => {
    const known = byKey.get(factKey(item))
    return known === undefined ? names.has(nameOf(item)) : known !== nameOf(item)
  })
  return isAtOdds ? undefined : [...first, ...second.filter((item) => !byKey.has(factKey(item)))]
}
