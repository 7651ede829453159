import type { Block, Inline } from '#domain/document.ts'
import { seedOf } from '../builtin/seed.ts'
import { idOf } from './edit-blocks.ts'
import { groupsOf } from './inline-groups.ts'

export type Mark = Extract<Inline, { kind: 'missing' | 'verify' }>

/** A mark that stands in a document, until its words are settled or somebody takes it upon themselves. */
export interface OpenPoint {
  /** Stays while the mark's words and its block do. */
  id: string
  kind: Mark['kind']
  section: string | null
  block: string
  /** Which of the block's runs of words holds it: sentence, line, value or cell. */
  sentence: number
  /** The heading or caption that it stands under. */
  where: string
  text: string
  reason: string
  /** Where in the profile the missing fact belongs. */
  path: string | null
}

export const isMark = (inline: Inline): inline is Mark => inline.kind === 'missing' || inline.kind === 'verify'

const wordsOf = (mark: Mark): string => (mark.kind === 'missing' ? mark.what : mark.text)

/** Names marks: the same words twice in a block are told apart by their order. */
export function markNames(): (block: string, mark: Mark) => string {
  const met = new Map<string, number>()
  return (block, mark) => {
    const key = `${block}|${mark.kind}|${wordsOf(mark)}`
    const count = (met.get(key) ?? 0) + 1
    met.set(key, count)
    const part = (salt: string): string => seedOf(salt, key, count).toString(16).padStart(8, '0')
    return part('open') + part('point')
  }
}

const WHERE: Partial<Record<Block['kind'], string>> = { lines: 'Opening lines', particulars: 'Caption' }

/** Every mark that stands in a document, in order. */
export function openPointsOf(blocks: readonly Block[]): OpenPoint[] {
  const nameOf = markNames()
  let under = ''
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') under = block.text
    const where = block.kind === 'table' ? block.caption : under || (WHERE[block.kind] ?? 'Text')
    return groupsOf(block).flatMap((inlines, sentence) =>
      inlines.filter(isMark).map((mark) => ({
        id: nameOf(idOf(block), mark),
        kind: mark.kind,
        section: block.section ?? null,
        block: idOf(block),
        sentence,
        where,
        text: wordsOf(mark),
        reason: mark.kind === 'verify' ? mark.reason : '',
        path: mark.kind === 'missing' ? (mark.path ?? null) : null,
      })),
    )
  })
}
