import type { Block, Sentence } from '#domain/document.ts'
import type { OutlineSection } from '../outline.ts'
import type { Desk } from './desk.ts'
import { heldSentences, type Held } from './held-sentences.ts'
import { passageShape, readPassage } from './passage.ts'
import { sectionPrompt, type SectionTask } from './section-prompt.ts'
import { sentenceOf } from './sentence.ts'

/** A section's prose from a model: asked for, held against its sources, mended once. */
export async function writeSection(
  task: Omit<SectionTask, 'caseFile'>,
  facts: SectionTask['caseFile'],
  desk: Desk,
): Promise<Held> {
  const { section } = task
  if (section.words.most === 0) return { paragraphs: [], leftOut: [] }
  const passage = await desk.drafter.ask({
    name: 'section',
    prompt: sectionPrompt({ ...task, caseFile: facts }),
    schema: passageShape,
    read: (answer) => readPassage(answer, section.words.most),
  })
  const paragraphs = passage.map((sentences) => sentences.map((sentence) => sentenceOf(sentence, desk.caseFile)))
  const held = await heldSentences(section.id, paragraphs, desk)
  return { ...held, paragraphs: held.paragraphs.filter((sentences) => sentences.length > 0) }
}

/** The blocks of a section: its heading, the words that it answers, its paragraphs, and the tables that are set from the entries themselves. */
export function blocksOf(section: OutlineSection, paragraphs: readonly Sentence[][], set: readonly Block[]): Block[] {
  const { id, heading, level } = section
  const own = { section: id }
  return [
    ...(heading === '' ? [] : [{ kind: 'heading' as const, level, id: `${id}-heading`, text: heading, ...own }]),
    ...set.filter(({ kind }) => kind === 'quote'),
    ...paragraphs.map((sentences, at) => ({
      kind: 'paragraph' as const,
      id: `${id}-${at + 1}`,
      sentences: [...sentences],
      ...own,
    })),
    ...set.filter(({ kind }) => kind !== 'quote'),
  ]
}
