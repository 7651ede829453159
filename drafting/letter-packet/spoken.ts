import type { Prong } from '#domain/letter-packet.ts'
import { cardOfSaid, topicOf } from '../cards/answers.ts'
import { linesOf } from '../quality/reading.ts'
import { keyOf } from './contributions.ts'
import type { PacketLetter } from './packet.ts'
import { isAmong, SPEAKS_TO } from './prongs.ts'

/** How much of a letter speaks to something, and where that begins. */
export interface Spoken {
  sentences: number
  block: string
}

export interface SpokenIn {
  entries: ReadonlyMap<string, Spoken>
  prongs: ReadonlyMap<Prong, Spoken>
}

interface Source {
  section: string
  entry: number
  field: string
}

/** Of a work or a plan these fields are its name and frame: who repeats no more has not spoken to it. */
const FRAME = new Set(
  'project_name plan_title title organization department role job_title research_domain area_of_focus start_date end_date'.split(
    ' ',
  ),
)
/** Entries that are told in a line: a degree, a post or a paper is spoken to by its name. */
const TOLD_BY_NAME = new Set(['academichistory', 'professionalhistory', 'evidence'])

const tells = ({ section, field }: Source): boolean => TOLD_BY_NAME.has(section) || !FRAME.has(field)

/** What the sources of a letter's sentences are; those of entries that have gone since are known from its basis. */
function sourcesOf({ caseFile, basis }: PacketLetter): (id: string) => readonly Source[] {
  const known: readonly (Source & { id: string; from?: string[] })[] = [...basis.facts, ...caseFile.facts]
  const facts = new Map(known.map((fact) => [fact.id, fact]))
  const papers = new Map([...basis.exhibits, ...caseFile.exhibits].map((paper) => [paper.number, paper]))
  return (id) => {
    const fact = facts.get(id)
    if (fact !== undefined) {
      return [fact, ...(fact.from ?? []).flatMap((one) => facts.get(one) ?? [])]
    }
    const paper = papers.get(Number(/^E(\d+)/.exec(id)?.[1]))
    return paper === undefined ? [] : [paper]
  }
}

function count<K>(spoken: Map<K, Spoken>, keys: ReadonlySet<K>, block: string): void {
  for (const key of keys) {
    const before = spoken.get(key)
    spoken.set(key, { sentences: (before?.sentences ?? 0) + 1, block: before?.block ?? block })
  }
}

const isTitle = ({ section, field }: Source): boolean => section === 'endeavors' && field === 'title'

/**
 * The endeavors that each section of a letter names. A drafted endeavor takes its steps from a plan, and a letter tells
 * each once, with the plan for its source: beside the endeavor's name they tell what the endeavor is.
 */
function namedIn(
  letter: PacketLetter,
  sourceOf: (id: string) => readonly Source[],
): (within: string | undefined) => string[] {
  const named = new Map<string, Set<string>>()
  for (const block of letter.blocks) {
    if (block.kind === 'page-break' || block.section === undefined) continue
    const keys = named.get(block.section) ?? new Set<string>()
    named.set(block.section, keys)
    for (const { sentence } of linesOf({ blocks: [block] }))
      for (const source of sentence.sources.flatMap(sourceOf))
        if (isTitle(source)) keys.add(keyOf(source.section, source.entry))
  }
  return (within) => [...(named.get(within ?? '') ?? [])]
}

/** What a letter really speaks to, by what its sentences rest on. */
export function spokenIn(letter: PacketLetter): SpokenIn {
  const { blocks } = letter
  const sourceOf = sourcesOf(letter)
  const sectionOf = new Map(blocks.flatMap((block) => (block.kind === 'page-break' ? [] : [[block.id, block.section]])))
  const named = namedIn(letter, sourceOf)
  // What the writer answered on a work speaks to it, whatever the record holds.
  const topics = new Map(
    blocks.flatMap((one) => (one.kind === 'page-break' ? [] : [[one.id, topicOf(one, letter.caseFile)]])),
  )
  const entries = new Map<string, Spoken>()
  const prongs = new Map<Prong, Spoken>()
  for (const { block, sentence } of linesOf({ blocks: [...blocks] })) {
    const sources = sentence.sources.flatMap(sourceOf)
    const within = sectionOf.get(block)
    const told = sources.filter(tells)
    const answered = cardOfSaid(sentence) === undefined ? [] : [topics.get(block) ?? '']
    const ofPlan = told.some(({ section }) => section === 'futureplan')
    const keys = [
      ...answered.filter((topic) => topic.includes('/')),
      ...told.map(({ section, entry }) => keyOf(section, entry)),
      ...(ofPlan ? named(within) : []),
    ]
    count(entries, new Set(keys), block)
    const spokenTo = SPEAKS_TO.filter((one) => one.within === undefined || one.within === within).filter(({ facts }) =>
      sources.some((source) => isAmong(facts, source)),
    )
    count(prongs, new Set(spokenTo.map(({ prong }) => prong)), block)
  }
  return { entries, prongs }
}
