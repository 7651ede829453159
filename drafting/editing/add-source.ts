import type { Block, Inline, Sentence } from '#domain/document.ts'
import type { Editable } from '#domain/editable.ts'
import { invalidFields } from '#domain/errors.ts'
import type { CaseFile } from '../case-file.ts'
import { checkSentence, type Finding } from '../grounding.ts'
import { INLINE, marked, textOf, unmarked } from '../grounding/marks.ts'
import { editableBlock } from './edit-blocks.ts'
import { mayProve } from './may-prove.ts'
import { readAnew, type Reader } from './typed-reading.ts'

/** What became of a sentence that was read again with one more source. */
export interface SourceAdded {
  /** The blocks with the sentence as it stands now; the very same where the source holds nothing of it. */
  blocks: readonly Block[]
  /** What of the sentence nothing holds, also now. */
  findings: readonly Pick<Finding, 'text' | 'reason'>[]
}

const NOTHING_THERE = { reason: 'nothing of this stands in the source that you chose' }
const DRAFTED_HERE = { reason: 'the source that you chose was drafted here for you, and proves nothing' }

/** The sentence's inlines as they stood before words of it were marked. */
function withoutMarks(inlines: readonly Inline[]): Inline[] {
  const plain: Inline[] = []
  for (const inline of inlines) {
    const next = inline.kind === 'verify' ? unmarked(inline.text) : inline
    const last = plain.at(-1)
    if (last?.kind === 'text' && next.kind === 'text' && last.style === next.style)
      plain[plain.length - 1] = { ...last, text: last.text + next.text }
    else plain.push(next)
  }
  return plain
}

const lettersIn = (findings: readonly Finding[]): number => findings.reduce((sum, { text }) => sum + text.length, 0)

/** Whether a mark of the sentence is gone as a whole: of its words nothing is told any more. */
const releases = (old: Sentence, findings: readonly Finding[]): boolean =>
  old.inlines.some((inline) => inline.kind === 'verify' && !findings.some(({ text }) => inline.text.includes(text)))

/** Whether one of the sources that bear a sentence out is the chosen one, stands on it, or was proved by it. */
function bears(chosen: string, sources: readonly string[], caseFile: CaseFile): boolean {
  const paper = /^E(\d+)$/.exec(chosen)?.[1]
  return sources.some((id) => {
    if (id === chosen) return true
    const fact = caseFile.facts.find((one) => one.id === id)
    if (paper === undefined) return fact?.from?.includes(chosen) === true
    return id.startsWith(`E${paper}p`) || fact?.exhibits.includes(Number(paper)) === true
  })
}

const isSource = (id: string, { facts, pages, exhibits }: CaseFile): boolean =>
  facts.some((fact) => fact.id === id) ||
  pages.some((page) => page.id === id) ||
  exhibits.some(({ number }) => id === `E${number}`)

const sentencesOf = (block: Editable): Sentence[] => (block.kind === 'list' ? block.items.flat() : block.sentences)

function withSentence(block: Editable, old: Sentence, anew: Sentence): Editable {
  const change = (sentences: Sentence[]) => sentences.map((one) => (one === old ? anew : one))
  return block.kind === 'list'
    ? { ...block, items: block.items.map(change) }
    : { ...block, sentences: change(block.sentences) }
}

/** Reads a sentence again with a source that a person chose for it. The source is kept only where it bears the sentence out. */
export function addSource(
  blocks: readonly Block[],
  place: { block: string; sentence: number; source: string },
  reader: Reader,
  /** The endeavor that the document is about. */
  endeavor?: number | null,
): SourceAdded {
  const block = editableBlock(blocks, place.block, 'block')
  const old = sentencesOf(block)[place.sentence]
  if (old === undefined) throw invalidFields({ sentence: ['This sentence is not in the paragraph'] })
  if (!isSource(place.source, reader.caseFile)) throw invalidFields({ source: ['This is not in your case file'] })
  const inlines = withoutMarks(old.inlines)
  const text = textOf(inlines).replaceAll(INLINE, '')
  if (!mayProve(place.source, text, reader.caseFile, endeavor)) return { blocks, findings: [{ text, ...DRAFTED_HERE }] }
  const checked = (sources: readonly string[]): Finding[] =>
    checkSentence({ inlines, sources: [...new Set(sources)] }, reader.caseFile, reader.voice)
  const anew = readAnew(inlines, old.sources, reader, place.source).sentence
  const bearing = anew.sources.filter((id) => bears(place.source, [id], reader.caseFile))
  // What the sentence rested on before, it rests on still: papers that are cited in it are held against that.
  const sources = old.sources.length === 0 ? anew.sources : [...new Set([...old.sources, ...bearing])]
  const findings = checked([place.source, ...sources])
  const holdsMore =
    findings.length === 0 || releases(old, findings) || lettersIn(findings) < lettersIn(checked(old.sources))
  if (!holdsMore || bearing.length === 0)
    return { blocks, findings: findings.length > 0 ? findings : [{ text, ...NOTHING_THERE }] }
  const settled = { sources, inlines: marked(inlines, findings) }
  return { blocks: blocks.map((one) => (one === block ? withSentence(block, old, settled) : one)), findings }
}
