import type { Block, Sentence } from '#domain/document.ts'
import { isTold, leans } from './rows.ts'

/** Why nothing was moved. */
export type Stays = 'first already' | 'not told' | 'tied'

/**
 * The section with what is about something at its head: the paragraphs that begin with it and are mostly about it, else its sentences as a
 * paragraph of their own. What builds on the sentence before it cannot be moved away from there.
 */
export function movedFirst(blocks: readonly Block[], isAbout: (sentence: Sentence) => boolean): Block[] | Stays {
  const at = blocks.findIndex(({ kind }) => kind !== 'heading')
  const head = blocks.slice(0, at)
  const body = blocks.slice(at)
  const share = (block: Block): number =>
    isTold(block) ? block.sentences.filter(isAbout).length / block.sentences.length : 0
  if (!body.some((block) => share(block) > 0)) return 'not told'
  const begins = (block: Block | undefined): boolean =>
    block !== undefined && isTold(block) && block.sentences[0] !== undefined && isAbout(block.sentences[0])
  if (begins(body[0])) return 'first already'
  const whole = body.filter(
    (block, index) => begins(block) && share(block) >= 0.5 && opensWell(block) && opensWell(body[index + 1]),
  )
  if (whole.length > 0) return [...head, ...whole, ...body.filter((block) => !whole.includes(block))]
  return withRunFirst(head, body, isAbout)
}

const opensWell = (block: Block | undefined): boolean => {
  if (block === undefined || !isTold(block)) return true
  const [first] = block.sentences
  return first === undefined || !leans(first)
}

function withRunFirst(
  head: readonly Block[],
  body: readonly Block[],
  isAbout: (sentence: Sentence) => boolean,
): Block[] | Stays {
  for (const [index, block] of body.entries()) {
    if (!isTold(block)) continue
    const { sentences } = block
    const start = sentences.findIndex((sentence) => isAbout(sentence) && !leans(sentence))
    if (start < 0) continue
    const stop = sentences.findIndex((sentence, place) => place > start && !isAbout(sentence) && !leans(sentence))
    const end = stop < 0 ? sentences.length : stop
    const rest = [...sentences.slice(0, start), ...sentences.slice(end)]
    const moved: Block = { ...block, id: `${block.id}-first`, sentences: sentences.slice(start, end) }
    const left: Block[] = rest.length === 0 ? [] : [{ ...block, sentences: rest }]
    return [...head, moved, ...body.slice(0, index), ...left, ...body.slice(index + 1)]
  }
  return 'tied'
}
