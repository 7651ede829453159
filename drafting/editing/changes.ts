import { exhibitLabel } from '#domain/exhibit-number.ts'
import type { Block } from '#domain/document.ts'
import { FACT_SECTIONS } from '../case-file/fields.ts'
import { isSection } from '../case-file/places.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import { factsFor } from '../model/section-prompt.ts'
import type { OutlineSection } from '../outline.ts'
import { changesSince, namedIn, type Basis } from './basis.ts'
import { factKey } from './numbering.ts'

/** Something that the profile holds otherwise than when a document was written. */
export interface Change {
  /** What it is in the profile: of an entry that came later, the entry. */
  key: string
  /** The section of the profile. */
  section: string
  place: string
  /** What the document was written from; null where the profile did not hold it then. */
  was: string | null
  /** Null where it has gone. */
  now: string | null
  /** A sentence that tells it, where what was and what is do not. */
  says?: string
  /** The document's sections that rest on it, or might tell it, and were not drafted again since. */
  sections: string[]
}

/** A document's sections, with what each is in today's outline. */
export interface Standing {
  blocks: readonly Block[]
  basis: Basis
  planned: ReadonlyMap<string, OutlineSection | undefined>
  /** Ids of the facts that the document may tell; absent where it may tell them all. */
  tellable?: ReadonlySet<string> | undefined
}

export const sectionsOf = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap(({ section }) => section ?? [])),
]

/** The sections with a sentence that names one of these sources. */
function restingOn(blocks: readonly Block[], sources: ReadonlySet<string>): string[] {
  return sectionsOf(blocks).filter((section) =>
    [...namedIn(blocks.filter((block) => block.section === section))].some((id) => sources.has(id)),
  )
}

function changedFacts({ blocks, basis }: Standing, caseFile: CaseFile): Change[] {
  const changed = changesSince(basis, caseFile)
  const facts = basis.facts.filter(({ id }) => changed.facts.has(id))
  const papers = basis.exhibits.filter(({ number }) => changed.exhibits.has(number))
  return [
    ...facts.map((fact): Change => {
      const computed = caseFile.facts.filter(({ from }) => from?.includes(fact.id)).map(({ id }) => id)
      return {
        key: factKey(fact),
        section: fact.section,
        place: fact.place,
        was: fact.value,
        now: caseFile.facts.find(({ id }) => id === fact.id)?.value ?? null,
        sections: restingOn(blocks, new Set([fact.id, ...computed])),
      }
    }),
    ...papers.map((paper): Change => {
      const cited = (block: Block): boolean =>
        JSON.stringify(block).includes(`"kind":"exhibit","number":${paper.number}`)
      return {
        key: factKey(paper),
        section: paper.section,
        place: `Exhibit ${exhibitLabel(paper.number)}`,
        was: paper.file.name,
        now: caseFile.exhibits.find(({ number }) => number === paper.number)?.file.name ?? null,
        sections: sectionsOf(blocks.filter((block) => block.kind !== 'table' && cited(block))),
      }
    }),
  ]
}

const entryKey = ({ section, entry }: Pick<Fact, 'section' | 'entry'>): string => `${section}/${entry}`

/** Facts that came later, each entry that is new as one, where a section would be written from them. */
function addedFacts({ blocks, basis, planned, tellable }: Standing, caseFile: CaseFile): Change[] {
  if (basis.held === undefined) return []
  const held = new Set(basis.held)
  const entries = new Set([...held].map((key) => key.slice(0, key.lastIndexOf('/'))))
  const added = caseFile.facts.filter(
    (fact) => fact.kind !== 'derived' && !held.has(factKey(fact)) && tellable?.has(fact.id) !== false,
  )
  const groups = new Map<string, Fact[]>()
  for (const fact of added) {
    const key = entries.has(entryKey(fact)) ? factKey(fact) : entryKey(fact)
    groups.set(key, [...(groups.get(key) ?? []), fact])
  }
  return [...groups].flatMap(([key, facts]): Change[] => {
    const [first] = facts
    if (first === undefined) return []
    const isEntry = key === entryKey(first)
    // A document argues for one endeavor; others that are drafted later are nothing to it.
    if (isEntry && first.section === 'endeavors') return []
    const telling = restingOn(blocks, new Set(facts.map(({ id }) => id)))
    const sections = [...planned].flatMap(([name, section]) =>
      section !== undefined && factsFor(section.facts, facts).length > 0 && !telling.includes(name) ? [name] : [],
    )
    const { section, entry, place, value } = first
    if (!isEntry) return [{ key, section, place, was: null, now: value, sections }]
    const name = isSection(section) ? caseFile.fact(section, entry, FACT_SECTIONS[section].name)?.value : undefined
    return [{ key, section, place: place.replace(/, .*$/, ''), was: null, now: name ?? value, sections }]
  })
}

/** What changed in the profile since a document was written, less what its sections were drafted again from. */
export function profileChanges(standing: Standing, caseFile: CaseFile): Change[] {
  const { renewed = {} } = standing.basis
  const open = ({ key, now, sections }: Change): string[] =>
    sections.filter((section) => renewed[section]?.[key] !== (now ?? ''))
  const otherwise = changedFacts(standing, caseFile).filter(
    (change) => change.sections.length === 0 || open(change).length > 0,
  )
  const later = addedFacts(standing, caseFile).filter((change) => open(change).length > 0)
  return [...otherwise, ...later].map((change) => ({ ...change, sections: open(change) }))
}

/** What a section that is drafted again has taken note of. */
export const takenNoteOf = (changes: readonly Change[], section: string): Record<string, string> =>
  Object.fromEntries(
    changes.filter(({ sections }) => sections.includes(section)).map(({ key, now }) => [key, now ?? '']),
  )
