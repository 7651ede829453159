import type { AskedPapers, Block, Inline } from '#domain/document.ts'
import { isSetOpen, sentenceText } from '#domain/document-text.ts'
import type { Warning } from '#domain/task.ts'
import { settledTogether } from '#domain/to-settle.ts'
import { placeOf } from '../builtin/place-of.ts'
import { seedOf } from '../builtin/seed.ts'
import { idOf } from './edit-blocks.ts'
import { groupsOf, sentencesOf } from './inline-groups.ts'
import { isMark, wordsOf, type Mark } from './mark.ts'

/** Something to settle: a mark, or a sentence that nothing vouches for, until its words are settled or somebody answers for it. */
export interface OpenPoint {
  /** Stays while the mark, the words of its sentence and its block do. */
  id: string
  kind: Mark['kind'] | 'open'
  section: string | null
  block: string
  /** Which of the block's runs of words holds it: sentence, line, value or cell. */
  sentence: number
  /** The heading, caption or part that it stands under. */
  where: string
  text: string
  reason: string
  /** Where in the profile the missing fact belongs. */
  path: string | null
  /** The papers that it asks about. */
  papers: AskedPapers | null
}

/** A sentence's words without its marks, which come and go while it says the same. */
const saidIn = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'missing') return ''
      if (inline.kind === 'verify' || inline.kind === 'text') return inline.text
      return inline.kind === 'authority' ? inline.id : `${inline.number}/${inline.page ?? ''}`
    })
    .join('')
    .replace(/\s+/g, ' ')

/**
 * Names marks by what their sentence says: what somebody took upon themselves is not what it says in other words. The same
 * twice in a block is told apart by its order.
 */
export function markNames(): (block: string, inlines: readonly Inline[], mark: Mark | 'open') => string {
  const met = new Map<string, number>()
  return (block, inlines, mark) => {
    const what = mark === 'open' ? 'open|' : `${mark.kind}|${wordsOf(mark)}`
    const key = `${block}|${what}|${saidIn(inlines)}`
    const count = (met.get(key) ?? 0) + 1
    met.set(key, count)
    const part = (salt: string): string => seedOf(salt, key, count).toString(16).padStart(8, '0')
    return part('open') + part('point')
  }
}

/** Everything that is to be settled in a document, in order. */
export function openPointsOf(blocks: readonly Block[]): OpenPoint[] {
  const nameOf = markNames()
  let under = ''
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') under = block.text
    const sentences = sentencesOf(block)
    const place = { section: block.section ?? null, block: idOf(block), where: placeOf(block, under) }
    return groupsOf(block).flatMap((inlines, sentence): OpenPoint[] => {
      const own = sentences[sentence]
      if (own !== undefined && isSetOpen(own))
        return [
          {
            ...place,
            sentence,
            id: nameOf(place.block, inlines, 'open'),
            kind: 'open',
            text: sentenceText(own),
            reason: '',
            path: null,
            papers: null,
          },
        ]
      return inlines.filter(isMark).map((mark) => ({
        ...place,
        sentence,
        id: nameOf(place.block, inlines, mark),
        kind: mark.kind,
        text: wordsOf(mark),
        reason: mark.kind === 'verify' ? mark.reason : '',
        path: mark.kind === 'missing' ? (mark.path ?? null) : null,
        papers: mark.kind === 'missing' ? (mark.papers ?? null) : null,
      }))
    })
  })
}

/** What stands open in blocks, as lists of documents tell it. */
export const warningsIn = (blocks: readonly Block[]): Warning[] =>
  settledTogether(openPointsOf(blocks)).map((points) => ({
    kind: points[0].kind,
    text: points.map(({ kind, text, reason }) => (kind === 'verify' ? `${text}: ${reason}` : text)).join('; '),
  }))
