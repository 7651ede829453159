import type { Block } from '#domain/document.ts'
import { countToSettle } from '#domain/to-settle.ts'
import type { OutlineSection } from '../outline.ts'
import { openPointsOf } from './open-points.ts'

/** A section as it stands in a document. */
export interface SectionView {
  section: string
  heading: string
  level: number
  purpose: string
  /** How much of it is to be settled. */
  open: number
}

const idFrom = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const WRITTEN: readonly Block['kind'][] = ['heading', 'paragraph', 'quote', 'list', 'table']

/** Blocks with their sections; where a document does not say, a section is what stands under a heading of the first two levels. */
export function sectioned(blocks: readonly Block[]): Block[] {
  if (blocks.some(({ section }) => section !== undefined)) return [...blocks]
  let current = 'text'
  return blocks.map((block) => {
    if (block.kind === 'heading' && block.level <= 2) current = idFrom(block.text)
    return WRITTEN.includes(block.kind) ? { ...block, section: current } : block
  })
}

/** The sections that stand in a document, in its order, with what the outline says of each. */
export function sectionsIn(
  blocks: readonly Block[],
  outline: readonly OutlineSection[],
  waived: ReadonlySet<string>,
): SectionView[] {
  const open = openPointsOf(blocks).filter(({ id }) => !waived.has(id))
  const ids = [...new Set(blocks.flatMap(({ section }) => section ?? []))]
  return ids.map((section) => {
    const planned = outline.find(({ id }) => id === section)
    const heading = blocks.find((block) => block.kind === 'heading' && block.section === section)
    return {
      section,
      heading: heading?.kind === 'heading' ? heading.text : (planned?.heading ?? ''),
      level: heading?.kind === 'heading' ? heading.level : (planned?.level ?? 1),
      purpose: planned?.purpose ?? '',
      open: countToSettle(open.filter((point) => point.section === section)).all,
    }
  })
}

/** The document's blocks with a section's written anew; blocks whose ids stand elsewhere in the document get others. */
export function withSection(blocks: readonly Block[], section: string, anew: readonly Block[]): Block[] {
  const first = blocks.findIndex((block) => block.section === section)
  if (first < 0) return [...blocks]
  const others = blocks.filter((block) => block.section !== section)
  const taken = new Set(others.flatMap((block) => (block.kind === 'page-break' ? [] : [block.id])))
  const named = anew.map((block): Block => {
    if (block.kind === 'page-break') return { ...block, section }
    let { id } = block
    for (let copy = 2; taken.has(id); copy++) id = `${block.id}-${copy}`
    taken.add(id)
    return { ...block, id, section }
  })
  const before = blocks.slice(0, first).filter((block) => block.section !== section)
  return [...before, ...named, ...blocks.slice(first).filter((block) => block.section !== section)]
}
