import { REDRAFT_WAYS } from '#domain/drafted-document.ts'
import type { Block, Document } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import { AppError } from '#domain/errors.ts'
import { citedInOrder } from './builtin/law.ts'
import { seedOf } from './builtin/seed.ts'
import type { DraftRecord, Run } from './drafted.ts'
import { recordOf, type Engine } from './engine.ts'
import { ground } from './grounding.ts'
import { sumOf, type Llm, type Usage } from './llm.ts'
import { deskFor, factsOf, tablesIn } from './model/write-document.ts'
import { blocksOf, writeSection } from './model/write-section.ts'
import type { Variation, Writing } from './writing.ts'

export interface RedraftRequest {
  /** An outline section's id. */
  section: string
  /** One of `REDRAFT_WAYS`, or what else a person asks a model for. */
  instruction: string
}

export interface Redrafted {
  blocks: Block[]
  record: DraftRecord
}

type Written = { blocks: Block[]; usage: Usage }

/** One section written again, checked like the first time; the document's other blocks stay as they are. */
export async function redraftSection(
  writing: Writing,
  document: Pick<Document, 'blocks'>,
  request: RedraftRequest,
  run: Run,
  engine: Engine,
): Promise<Redrafted> {
  const { section } = request
  if (!document.blocks.some((block) => block.section === section))
    throw new AppError('not_found', 'Section does not exist')
  run.signal.throwIfAborted()
  await run.progress(0, 2, 'Drafting the section again')
  const { blocks, usage } =
    engine.kind === 'builtin'
      ? await composeAgain(writing, document, request)
      : await writeAgain(writing, document, request, run, engine.llm)
  await run.progress(1, 2, 'Checking every sentence against its sources')
  const settled = engine.kind === 'builtin' ? blocks : inPlace(document.blocks, section, blocks)
  return { blocks: ground(settled, writing.caseFile, writing.voice).grounded, record: recordOf(engine, writing, usage) }
}

const LENGTHS: Record<string, Variation['length']> = { Shorter: 'shorter', 'With more detail': 'fuller' }

/** How many compositions are tried before the section stays as it is. */
const TRIES = 6

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** True of a text that does what was asked of the one before: other frames alone often change a section's length the other way. */
function does(instruction: string, text: string, before: string): boolean {
  if (text === before) return false
  if (instruction === 'Shorter') return wordsIn(text) < wordsIn(before)
  return instruction !== 'With more detail' || wordsIn(text) > wordsIn(before)
}

async function composeAgain(
  writing: Writing,
  document: Pick<Document, 'blocks'>,
  { section, instruction }: RedraftRequest,
): Promise<Written> {
  if (!REDRAFT_WAYS.some((way) => way === instruction))
    throw new AppError('invalid', `The built-in drafter can be asked for: ${REDRAFT_WAYS.join(', ')}.`)
  const before = textOf(document, section)
  // What stands there now decides the seed, so that asking again gives yet other words.
  const seed = seedOf(section, instruction, before) % 10_000
  const length = LENGTHS[instruction] ?? 'usual'
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const composed = await writing.compose({ seed: seed + attempt, length }, async () => undefined)
    const own = composed.filter((block) => block.section === section)
    // Where an authority first stands its citation is longer: what counts is the section in its place.
    const blocks = inPlace(document.blocks, section, own)
    if (does(instruction, textOf({ blocks }, section), before)) return { blocks, usage: sumOf([]) }
  }
  // The page tells that nothing would change.
  return { blocks: document.blocks.filter((block) => block.section === section), usage: sumOf([]) }
}

const textOf = ({ blocks }: Pick<Document, 'blocks'>, section: string | undefined): string =>
  blocks
    .filter((block) => block.section === section && block.kind !== 'heading')
    .map(blockText)
    .join('\n')

async function writeAgain(
  writing: Writing,
  document: Pick<Document, 'blocks'>,
  { section: id, instruction }: RedraftRequest,
  run: Run,
  llm: Llm,
): Promise<Written> {
  const at = writing.outline.findIndex((one) => one.id === id)
  const section = writing.outline[at]
  if (section === undefined) throw new AppError('conflict', 'Your profile no longer gives rise to this section.')
  const desk = deskFor(writing, run, llm)
  const known = [writing.outline[at - 1], writing.outline[at + 1]].flatMap((neighbour) =>
    neighbour === undefined ? [] : [{ section: neighbour.id, text: textOf(document, neighbour.id) }],
  )
  const task = { section, known, instruction, before: textOf(document, id) }
  const paragraphs = await writeSection(task, factsOf(writing), desk)
  const tables = await tablesIn(writing)
  return { blocks: blocksOf(section, paragraphs, tables(section)), usage: desk.usage() }
}

/** The new blocks as they stand in the document: ids that no other block has, each authority in full where it first stands. */
function inPlace(document: readonly Block[], section: string, blocks: readonly Block[]): Block[] {
  const others = new Set(document.flatMap((block) => ('id' in block && block.section !== section ? [block.id] : [])))
  const renamed = blocks.map((block): Block => {
    if (!('id' in block) || !others.has(block.id)) return block
    let copy = 2
    while (others.has(`${block.id}-${copy}`)) copy += 1
    return { ...block, id: `${block.id}-${copy}` }
  })
  const first = document.findIndex((block) => block.section === section)
  const before = document.slice(0, first)
  return citedInOrder([...before, ...renamed]).slice(before.length)
}
