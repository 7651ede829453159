import { seriesOf as seriesOfPaper } from '#domain/exhibit-number.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import type { Basis } from './basis.ts'

/** Where a fact or paper stands in the profile, which its number does not tell. */
export type Place = Pick<Fact, 'section' | 'entry' | 'field'>

export const factKey = ({ section, entry, field }: Place): string => `${section}/${entry}/${field}`

/** Free numbers for what an earlier numbering does not know; a paper that comes with a response keeps to its series. */
function numbersBeside(taken: ReadonlySet<number>, seriesOf: (number: number) => number): (wanted: number) => number {
  const used = new Set(taken)
  return (wanted) => {
    const isOfSeries = (number: number) => seriesOf(number) === seriesOf(wanted)
    const number = used.has(wanted) ? Math.max(...[...used].filter(isOfSeries)) + 1 : wanted
    used.add(number)
    return number
  }
}

/** New number for each old one: what the basis knows is called as it was, the rest gets numbers beside those. */
function renumbering<T>(
  items: readonly T[],
  numberOf: (item: T) => number,
  known: (item: T) => number | undefined,
  taken: ReadonlySet<number>,
  seriesOf: (number: number) => number = () => 0,
): Map<number, number> {
  const free = numbersBeside(taken, seriesOf)
  return new Map(items.map((item) => [numberOf(item), known(item) ?? free(numberOf(item))]))
}

/** Kept with the case file, so that what was read of its facts is not read again for each version of a document. */
const numberings = new WeakMap<CaseFile, Map<string, CaseFile>>()

/** The case file with the numbers by which a document knows its facts and papers; the very same where they are the same. */
export function numberedAs(caseFile: CaseFile, basis: Pick<Basis, 'facts' | 'exhibits'>): CaseFile {
  const factNumber = ({ id }: { id: string }): number => Number(id.slice(1))
  const knownFacts = new Map(basis.facts.map((fact) => [factKey(fact), factNumber(fact)]))
  const facts = renumbering(
    caseFile.facts,
    factNumber,
    (fact) => knownFacts.get(factKey(fact)),
    new Set(knownFacts.values()),
  )
  const knownPapers = new Map(basis.exhibits.map((paper) => [factKey(paper), paper.number]))
  const exhibits = renumbering(
    caseFile.exhibits,
    ({ number }) => number,
    (paper) => knownPapers.get(factKey(paper)),
    new Set(knownPapers.values()),
    seriesOfPaper,
  )
  const changes = [facts, exhibits].map((numbers) => [...numbers].filter(([from, to]) => from !== to))
  if (changes.flat().length === 0) return caseFile
  const known = numberings.get(caseFile) ?? new Map<string, CaseFile>()
  numberings.set(caseFile, known)
  const key = JSON.stringify(changes)
  const numbered = known.get(key) ?? renumbered(caseFile, facts, exhibits)
  known.set(key, numbered)
  return numbered
}

function renumbered(
  caseFile: CaseFile,
  facts: ReadonlyMap<number, number>,
  exhibits: ReadonlyMap<number, number>,
): CaseFile {
  const factId = (id: string): string => `F${facts.get(Number(id.slice(1))) ?? id.slice(1)}`
  const paper = (number: number): number => exhibits.get(number) ?? number
  const papers = (numbers: readonly number[]): number[] => numbers.map(paper).sort((a, b) => a - b)
  const numbered: CaseFile = {
    ...caseFile,
    facts: caseFile.facts.map((fact) => ({
      ...fact,
      id: factId(fact.id),
      exhibits: papers(fact.exhibits),
      pages: fact.pages.map((page) => ({ ...page, exhibit: paper(page.exhibit) })),
      ...(fact.from && { from: fact.from.map(factId) }),
    })),
    exhibits: caseFile.exhibits
      .map((exhibit) => ({ ...exhibit, number: paper(exhibit.number) }))
      .sort((a, b) => a.number - b.number),
    pages: caseFile.pages.map((page) => ({
      ...page,
      exhibit: paper(page.exhibit),
      id: `E${paper(page.exhibit)}p${page.page}`,
    })),
    contradictions: caseFile.contradictions.map((contradiction) => ({
      ...contradiction,
      places: contradiction.places.map((place) =>
        place.exhibit === undefined ? place : { ...place, exhibit: paper(place.exhibit) },
      ),
    })),
  }
  const byKey = new Map(numbered.facts.map((fact) => [factKey(fact), fact]))
  return {
    ...numbered,
    fact: (section, entry, field) => byKey.get(factKey({ section, entry, field })),
    exhibitsOf: (section, entry) =>
      numbered.exhibits.filter((exhibit) => exhibit.section === section && exhibit.entry === entry),
  }
}
