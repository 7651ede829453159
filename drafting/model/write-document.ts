import type { Block, Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { holdsMark, withoutMarked } from '../case-file/drafting-marks.ts'
import { isOfResume } from '../case-file/recommender-resumes.ts'
import type { Fact } from '../case-file.ts'
import type { Run } from '../drafted.ts'
import type { Usage } from '../llm.ts'
import { nameOf, type OutlineSection } from '../outline.ts'
import { AS_USUAL, type Writing } from '../writing.ts'
import { deskOf, type Desk, type Hands } from './desk.ts'
import type { Held, LeftOut } from './held-sentences.ts'
import { inParallel } from './in-parallel.ts'
import { KIND_PROMPTS } from './kinds.ts'
import { blocksOf, writeSection } from './write-section.ts'

const SET = new Set<Block['kind']>(['table', 'quote', 'lines'])

/** Sections asked for at once: a long petition's in two waves, within what providers let a small account ask at a time. */
export const AT_ONCE = 24

/** A section as another is shown it: what it asks for, and what it doubts, is nothing to go on from. */
export const textOf = (paragraphs: readonly Sentence[][]): string =>
  paragraphs.map((sentences) => withoutMarked(sentences.map(sentenceText).join(' '))).join('\n')

/** An endeavor that was not chosen is no fact of this case, and what a text asks for is none either. */
const isOfCase = ({ section, entry, value }: Fact, chosen: number | undefined): boolean =>
  (section !== 'endeavors' || chosen === undefined || entry === chosen) && !holdsMark(value)

/** What a document may tell of the case. */
export const factsOf = ({ caseFile, tellable, endeavor_id }: Writing) => ({
  facts: caseFile.facts.filter(
    (fact) => (tellable === undefined ? !isOfResume(fact) : tellable.has(fact.id)) && isOfCase(fact, endeavor_id),
  ),
  exhibits: caseFile.exhibits,
  pages: tellable === undefined ? caseFile.pages : [],
  ...(tellable === undefined && caseFile.rfe !== undefined && { rfe: caseFile.rfe }),
})

export const deskFor = (writing: Writing, run: Run, hands: Hands): Desk => {
  const { kind, particulars, outline } = writing
  return deskOf({ kind: KIND_PROMPTS[kind], particulars, outline, caseFile: factsOf(writing) }, writing, run, hands)
}

/**
 * Tables, lists of what is enclosed and the words of a notice are set from the case and never from what a model says: those
 * of the built-in drafter stand in each section.
 */
export async function setBlocksIn(writing: Writing): Promise<(section: OutlineSection) => Block[]> {
  const composed = await writing.compose(AS_USUAL, async () => undefined)
  return ({ id }) => composed.filter(({ kind, section }) => SET.has(kind) && section === id)
}

/** All sections of a document from a model, at the same time but for those that have to know others. */
export async function writeSections(
  writing: Writing,
  run: Run,
  hands: Hands,
): Promise<{ blocks: Block[]; leftOut: LeftOut[]; usage: Usage }> {
  const desk = deskFor(writing, run, hands)
  const facts = factsOf(writing)
  const set = await setBlocksIn(writing)
  const { outline } = writing
  const open = new Set(outline)
  const tell = async (): Promise<void> => {
    const [next] = open
    if (next === undefined) return
    const done = outline.length - open.size
    await run.progress(
      done + 1,
      outline.length + 2,
      `Drafting section ${done + 1} of ${outline.length}: ${nameOf(next)}`,
    )
  }
  await tell()
  await desk.drafter.warm()
  const written = await inParallel(
    outline.map((section) => ({
      id: section.id,
      after: section.after ?? [],
      async run(known: ReadonlyMap<string, Held>) {
        const before = (section.after ?? []).flatMap((id) => {
          const held = known.get(id)
          return held === undefined ? [] : [{ section: id, text: textOf(held.paragraphs) }]
        })
        const held = await writeSection({ section, known: before }, facts, desk)
        open.delete(section)
        await tell()
        return held
      },
    })),
    AT_ONCE,
  )
  const blocks = outline.flatMap((section) =>
    blocksOf(section, written.get(section.id)?.paragraphs ?? [], set(section)),
  )
  return { blocks, leftOut: [...written.values()].flatMap((held) => held.leftOut), usage: desk.usage() }
}
