import type { Block, Inline } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import type { Proof } from '#domain/proof.ts'
import { idOf } from './edit-blocks.ts'
import { groupsOf, sentencesOf, withGroups, withSentences } from './inline-groups.ts'
import { isMark } from './mark.ts'
import { markNames, openPointsOf, type OpenPoint } from './open-points.ts'

/** An open point that somebody took upon themselves, or whose sentence they left out. */
export interface Waiver {
  point: string
  /** The name they typed. */
  by: string
  /** ISO; the day is what is printed. */
  at: string
  as: 'applicant' | 'recommender'
  /** Its sentence is in no file; its words stay in the document, so that it can come back. */
  left_out?: boolean
}

/** What came of a sentence that had something to settle. */
type Settling = { left_out: true } | { left_out: false; confirmed: NonNullable<Proof['confirmed']> }

const placeOf = (block: string, sentence: number): string => `${sentence} ${block}`

/** Tells of a sentence, by its block and its place there, what people made of it; undefined while a point of it is open. */
export function settlingIn(
  blocks: readonly Block[],
  waivers: readonly Waiver[],
): (block: Block, sentence: number) => Settling | undefined {
  const byPoint = new Map(waivers.map((waiver) => [waiver.point, waiver]))
  const points = Map.groupBy(openPointsOf(blocks), ({ block, sentence }) => placeOf(block, sentence))
  return (block, sentence) => {
    const here = points.get(placeOf(idOf(block), sentence)) ?? []
    const answers = here.flatMap(({ id }) => byPoint.get(id) ?? [])
    const last = answers.at(-1)
    if (last === undefined) return undefined
    if (answers.some(({ left_out }) => left_out)) return { left_out: true }
    const { by, as, at } = last
    return answers.length < here.length ? undefined : { left_out: false, confirmed: { by, as, at } }
  }
}

/** The blocks with the state of each sentence that somebody has confirmed. */
export function withConfirmed(blocks: readonly Block[], waivers: readonly Waiver[]): Block[] {
  const settlingOf = settlingIn(blocks, waivers)
  return blocks.map((block) =>
    withSentences(block, (sentence, at) => {
      const settling = settlingOf(block, at)
      // A document that is older than states has none.
      if (settling === undefined || settling.left_out || sentence.proof === undefined) return sentence
      return { ...sentence, proof: { state: 'confirmed', confirmed: settling.confirmed } }
    }),
  )
}

/** The blocks without the sentences that were left out, which are named by their points, whatever vouches for them by now. */
export function withoutLeftOut(blocks: readonly Block[], leftOut: ReadonlySet<string>): Block[] {
  if (leftOut.size === 0) return [...blocks]
  const nameOf = markNames()
  return blocks.flatMap((block) => {
    const isLeftOut = (inlines: readonly Inline[]): boolean =>
      [...inlines.filter(isMark), 'open' as const].some((mark) => leftOut.has(nameOf(idOf(block), inlines, mark)))
    return withGroups(block, (inlines) => (isLeftOut(inlines) ? [] : inlines)) ?? []
  })
}

const blockOf = (blocks: readonly Block[], { block }: OpenPoint): Block | undefined =>
  blocks.find((one) => idOf(one) === block)

/** The sources of the sentence that a point is about. */
export function sourcesAt(blocks: readonly Block[], point: OpenPoint): string[] {
  const block = blockOf(blocks, point)
  return block === undefined ? [] : (sentencesOf(block)[point.sentence]?.sources ?? [])
}

/** All words of the sentence that a point is about. */
export function sentenceAt(blocks: readonly Block[], point: OpenPoint): string {
  const block = blockOf(blocks, point)
  const inlines = block && groupsOf(block)[point.sentence]
  return inlines === undefined ? point.text : sentenceText({ inlines, sources: [] })
}
