import type { Block, Inline, Sentence } from '#documents/document.ts'
import type { Warning } from '#domain/task.ts'
import type { CaseFile } from './case-file.ts'
import type { Finding } from './grounding/claim.ts'
import { wrongCitation } from './grounding/citations.ts'
import { acquaintanceOf } from './grounding/held.ts'
import { unsupported } from './grounding/match.ts'
import { claimsIn } from './grounding/read.ts'
import { supportOf, type Support } from './grounding/support.ts'

export type { Finding } from './grounding/claim.ts'

/** Stands for an inline that is no text, so that places in the sentence's text and its inlines agree. */
const INLINE = '\uFFFC'

const textOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'text' ? inline.text : INLINE)).join('')

function exhibitProblem(number: number, caseFile: CaseFile, support: Support, claimed: boolean): string | null {
  if (!caseFile.exhibits.some((exhibit) => exhibit.number === number)) return `the filing has no exhibit ${number}`
  if (support.exhibits.has(number)) return null
  // A sentence that states nothing may point to any paper: "The resume gives the whole chronology."
  return support.facts.length === 0 && !claimed ? null : 'it proves no entry that this sentence rests on'
}

/** Everything in a sentence that the sources it names do not hold, in the order of its text. */
export const checkSentence = (sentence: Sentence, caseFile: CaseFile): Finding[] =>
  check(sentence.inlines, supportOf(sentence, caseFile), caseFile)

function check(inlines: readonly Inline[], support: Support, caseFile: CaseFile): Finding[] {
  const text = textOf(inlines)
  const claims = claimsIn(text, acquaintanceOf(caseFile))
  const findings: Finding[] = support.unknown.map((id) => ({
    kind: 'source',
    start: 0,
    end: 0,
    text: id,
    reason: 'neither the case file nor the library holds this source',
  }))
  const claimed = claims.some(({ kind }) => kind !== 'exhibit')
  for (const claim of claims) {
    const { kind, start, end } = claim
    const reason =
      claim.kind === 'exhibit'
        ? (claim.numbers
            .map((number) => exhibitProblem(number, caseFile, support, claimed))
            .find((found) => found !== null) ?? null)
        : unsupported(claim, support)
    if (reason !== null) findings.push({ kind, start, end, text: claim.text, reason })
  }
  let at = 0
  for (const inline of inlines) {
    const place = { start: at, end: at + 1 }
    at += inline.kind === 'text' ? inline.text.length : 1
    if (inline.kind === 'exhibit') {
      const reason = exhibitProblem(inline.number, caseFile, support, claimed)
      if (reason !== null) findings.push({ kind: 'exhibit', ...place, text: `Ex. ${inline.number}`, reason })
    } else if (inline.kind === 'authority') {
      const reason = wrongCitation(inline)
      if (reason !== null)
        findings.push({ kind: 'citation', ...place, text: inline.runs.map((run) => run.text).join(''), reason })
    }
  }
  return findings.sort((a, b) => a.start - b.start || b.end - a.end)
}

/** The findings that cover others, without those. */
const outermost = (findings: readonly Finding[]): Finding[] => {
  const kept: Finding[] = []
  for (const finding of findings)
    if (finding.end > finding.start && finding.start >= (kept.at(-1)?.end ?? 0)) kept.push(finding)
  return kept
}

/** The inlines with the words of each finding in a mark; what stands between keeps its style. */
function marked(inlines: readonly Inline[], findings: readonly Finding[]): Inline[] {
  const open = outermost(findings)
  const result: Inline[] = []
  let at = 0
  for (const inline of inlines) {
    const start = at
    const length = inline.kind === 'text' ? inline.text.length : 1
    at += length
    const here = open.filter((finding) => finding.start < at && finding.end > start)
    let from = start
    const keep = (to: number) => {
      if (inline.kind === 'text' && to > from)
        result.push({ ...inline, text: inline.text.slice(from - start, to - start) })
    }
    for (const finding of here) {
      keep(Math.max(finding.start, start))
      // A finding over several inlines is marked once, where it begins.
      if (finding.start >= start)
        result.push({ kind: 'verify', text: finding.text.replaceAll(INLINE, ''), reason: finding.reason })
      from = Math.min(finding.end, at)
    }
    if (inline.kind === 'text') keep(at)
    else if (here.length === 0) result.push(inline)
  }
  return result
}

export interface Grounded<T> {
  grounded: T
  findings: Finding[]
  warnings: Warning[]
}

const warningsOf = (findings: readonly Finding[]): Warning[] =>
  findings.map(({ text, reason }) => ({ kind: 'verify', text: `${text}: ${reason}` }))

/** Sentences with every unsupported word in a `verify` mark. */
export function groundSentences(sentences: readonly Sentence[], caseFile: CaseFile): Grounded<Sentence[]> {
  const found: Finding[] = []
  const grounded = sentences.map((sentence) => {
    const findings = checkSentence(sentence, caseFile)
    if (findings.length === 0) return sentence
    found.push(...findings)
    return { ...sentence, inlines: marked(sentence.inlines, findings) }
  })
  return { grounded, findings: found, warnings: warningsOf(found) }
}

const everythingIn = (caseFile: CaseFile): string[] => [
  ...caseFile.facts.map(({ id }) => id),
  ...caseFile.exhibits.map(({ number }) => `E${number}`),
]

/**
 * A document's blocks, checked sentence by sentence; the cells of a table, which name no sources, against the whole case file.
 */
export function ground(blocks: readonly Block[], caseFile: CaseFile): Grounded<Block[]> {
  const found: Finding[] = []
  const sentencesOf = (sentences: readonly Sentence[]): Sentence[] => {
    const { grounded, findings } = groundSentences(sentences, caseFile)
    found.push(...findings)
    return grounded
  }
  // A table names no sources; its cells share one reading of the whole case file.
  let whole: Support | undefined
  const cellOf = (cell: Inline[]): Inline[] => {
    whole ??= supportOf({ inlines: [], sources: everythingIn(caseFile) }, caseFile)
    const findings = check(cell, whole, caseFile)
    found.push(...findings)
    return findings.length === 0 ? cell : marked(cell, findings)
  }
  const grounded = blocks.map((block): Block => {
    switch (block.kind) {
      case 'paragraph':
      case 'quote':
        return { ...block, sentences: sentencesOf(block.sentences) }
      case 'list':
        return { ...block, items: block.items.map(sentencesOf) }
      case 'table':
        return { ...block, rows: block.rows.map((row) => row.map(cellOf)) }
      default:
        return block
    }
  })
  return { grounded, findings: found, warnings: warningsOf(found) }
}
