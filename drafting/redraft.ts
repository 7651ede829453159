import type { Block, Document } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import { AppError } from '#domain/errors.ts'
import { withoutMarked } from './case-file/drafting-marks.ts'
import type { DraftRecord, Run } from './drafted.ts'
import { recordOf, type Engine } from './engine.ts'
import { ground } from './grounding.ts'
import { sumOf, type Usage } from './llm.ts'
import type { Hands } from './model/desk.ts'
import type { LeftOut } from './model/held-sentences.ts'
import { deskFor, factsOf, setBlocksIn } from './model/write-document.ts'
import { blocksOf, writeSection } from './model/write-section.ts'
import type { OutlineSection } from './outline.ts'
import { composeAgain } from './redraft/compose-again.ts'
import { inPlace } from './redraft/in-place.ts'
import { asNumbered, plannedFor } from './redraft/planned.ts'
import type { Writing } from './writing.ts'

export interface RedraftRequest {
  /** A section of the document. */
  section: string
  /** One of `REDRAFT_WAYS`, or what else a person asks for. */
  instruction: string
}

export interface Redrafted {
  blocks: Block[]
  /** A sentence on each part of the instruction that was not followed, and why; none from a model. */
  unfollowed: string[]
  /** Sentences that a model drafted and that are not in the section. */
  leftOut: LeftOut[]
  record: DraftRecord
}

type Written = { blocks: Block[]; unfollowed: string[]; leftOut: LeftOut[]; usage: Usage }

/** One section written again, checked like the first time; the document's other blocks stay as they are. */
export async function redraftSection(
  writing: Writing,
  document: Pick<Document, 'blocks'>,
  request: RedraftRequest,
  run: Run,
  engine: Engine,
): Promise<Redrafted> {
  const { section, instruction } = request
  if (!document.blocks.some((block) => block.section === section))
    throw new AppError('not_found', 'Section does not exist')
  const planned = plannedFor(writing.outline, document.blocks, section, writing.caseFile)
  if (planned === undefined) throw new AppError('conflict', NO_LONGER)
  run.signal.throwIfAborted()
  await run.progress(0, 2, 'Drafting the section again')
  const { blocks, unfollowed, leftOut, usage } =
    engine.kind === 'builtin'
      ? { ...(await composeAgain({ writing, document, section, planned }, instruction)), leftOut: [], usage: sumOf([]) }
      : await writeAgain(writing, document, { ...request, planned }, run, engine)
  await run.progress(1, 2, 'Checking every sentence against its sources')
  const { grounded } = ground(blocks, writing.caseFile, writing.voice)
  return { blocks: grounded, unfollowed, leftOut, record: recordOf(engine, writing, usage) }
}

const NO_LONGER = 'Your profile no longer gives rise to this section.'

const textOf = ({ blocks }: Pick<Document, 'blocks'>, section: string | undefined): string =>
  blocks
    .filter((block) => block.section === section && block.kind !== 'heading')
    .map((block) => withoutMarked(blockText(block)))
    .join('\n')

async function writeAgain(
  writing: Writing,
  document: Pick<Document, 'blocks'>,
  { section: id, instruction, planned: section }: RedraftRequest & { planned: OutlineSection },
  run: Run,
  hands: Hands,
): Promise<Written> {
  const at = writing.outline.indexOf(section)
  const desk = deskFor(writing, run, hands)
  const known = [writing.outline[at - 1], writing.outline[at + 1]].flatMap((neighbour) =>
    neighbour === undefined ? [] : [{ section: neighbour.id, text: textOf(document, neighbour.id) }],
  )
  const task = { section, known, instruction, before: textOf(document, id) }
  const { paragraphs, leftOut } = await writeSection(task, factsOf(writing), desk)
  const set = await setBlocksIn(writing)
  const written = blocksOf(section, paragraphs, set(section))
  const standing = document.blocks.filter((block) => block.section === id)
  const blocks = inPlace(document.blocks, id, asNumbered(written, id, standing))
  return { blocks, unfollowed: [], leftOut, usage: desk.usage() }
}
