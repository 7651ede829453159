import type { Block, Inline, Sentence } from '#domain/document.ts'
import type { Warning } from '#domain/task.ts'
import type { CaseFile } from './case-file.ts'
import { questioned } from './disputed.ts'
import { check, checkPiece } from './grounding/check.ts'
import type { Finding } from './grounding/claim.ts'
import { headingsOf, isReckoned } from './grounding/listed-exhibits.ts'
import { INLINE, marked, textOf } from './grounding/marks.ts'
import { nearestSources } from './grounding/nearest.ts'
import type { Voice } from './grounding/reading.ts'
import { isCardAsItStands } from './proof/prove.ts'

export type { Finding } from './grounding/claim.ts'
export type { Voice } from './grounding/reading.ts'

/** What the record contradicts in a sentence, and the sources that are nearest to it. */
export interface SentenceRead {
  findings: Finding[]
  sources: string[]
}

/** Reads a sentence against the whole record. The sources that it names are where it is looked for first. */
export function readSentence(
  text: string,
  caseFile: CaseFile,
  told: { voice?: Voice; declared?: readonly string[] } = {},
): SentenceRead {
  const inlines: Inline[] = [{ kind: 'text', text }]
  const sentence = { inlines, voice: told.voice ?? 'petition', sources: told.declared ?? [] }
  const { findings, reading } = check(sentence, caseFile)
  return { findings, sources: [...reading.quoted, ...nearestSources(reading)] }
}

const checked = new WeakMap<CaseFile, Map<string, Finding[]>>()
/** More sentences than a letter of twenty pages has; the longest unasked is let go of. */
const KEPT = 1_000

/** A sentence is checked when it is drafted, when its section is, and with the whole letter after each change elsewhere: it is read once. */
function readOnce(caseFile: CaseFile, key: string, read: () => Finding[]): Finding[] {
  const known = checked.get(caseFile) ?? new Map<string, Finding[]>()
  checked.set(caseFile, known)
  const findings = known.get(key) ?? read()
  known.delete(key)
  known.set(key, findings)
  const [oldest] = known.keys()
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
  return [...findings]
}

/** What in a sentence the record contradicts, in the order of its text. */
export const checkSentence = (
  { inlines, sources }: Sentence,
  caseFile: CaseFile,
  voice: Voice = 'petition',
): Finding[] =>
  readOnce(
    caseFile,
    JSON.stringify([voice, inlines, sources]),
    () => check({ inlines, sources, voice }, caseFile).findings,
  )

export interface Grounded<T> {
  grounded: T
  findings: Finding[]
  warnings: Warning[]
}

const warningsOf = (findings: readonly Finding[]): Warning[] =>
  findings.map(({ text, reason }) => ({ kind: 'verify', text: `${text.replaceAll(INLINE, '')}: ${reason}` }))

/** Sentences with every unsupported word in a `verify` mark. */
export function groundSentences(
  sentences: readonly Sentence[],
  caseFile: CaseFile,
  voice: Voice = 'petition',
): Grounded<Sentence[]> {
  const found: Finding[] = []
  const grounded = sentences.map((sentence) => {
    // What papers tell otherwise is looked for in these as in all others.
    const findings = isCardAsItStands(sentence, caseFile) ? [] : checkSentence(sentence, caseFile, voice)
    if (findings.length === 0) return sentence
    found.push(...findings)
    return { ...sentence, inlines: marked(sentence.inlines, findings) }
  })
  return { grounded, findings: found, warnings: warningsOf(found) }
}

/**
 * A document's blocks, checked sentence by sentence. Cells, lines and particulars are no sentences and name no sources:
 * their names, figures and dates are looked for in the whole case file, but for what the product itself counted.
 */
export function ground(blocks: readonly Block[], caseFile: CaseFile, voice: Voice = 'petition'): Grounded<Block[]> {
  const found: Finding[] = []
  const headings = headingsOf(blocks)
  const sentencesOf = (sentences: readonly Sentence[]): Sentence[] => {
    const { grounded, findings } = groundSentences(sentences, caseFile, voice)
    found.push(...findings)
    return grounded
  }
  const piece = (inlines: Inline[]): Inline[] => {
    const text = textOf(inlines)
    const findings = readOnce(caseFile, `cell ${text}`, () => checkPiece(text, caseFile))
    found.push(...findings)
    return findings.length === 0 ? inlines : marked(inlines, findings)
  }
  const grounded = blocks.map((block): Block => {
    switch (block.kind) {
      case 'paragraph':
      case 'quote':
        return { ...block, sentences: sentencesOf(block.sentences) }
      case 'list':
        return { ...block, items: block.items.map(sentencesOf) }
      case 'table':
        return {
          ...block,
          rows: block.rows.map((row, at) =>
            row.map((cell, column) => (isReckoned(block, at, column, headings, caseFile) ? cell : piece(cell))),
          ),
        }
      case 'lines':
        return { ...block, lines: block.lines.map(piece) }
      case 'particulars':
        return { ...block, rows: block.rows.map(({ label, value }) => ({ label, value: piece(value) })) }
      default:
        return block
    }
  })
  return { grounded: questioned(grounded, caseFile, voice), findings: found, warnings: warningsOf(found) }
}
