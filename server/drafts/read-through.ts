import { qualityOf, type DocumentToRead, type Finding } from '#drafting/quality/index.ts'
import { LAW, linesOf, type Line } from '#drafting/quality/reading.ts'
import type { CaseFile } from '#drafting/case-file.ts'

/** Letters beside a citation by which it is found again in its sentence. */
const BEFORE = 24
const AFTER = 12

const lawsIn = ({ sentence }: Line): string[] =>
  sentence.inlines.flatMap((inline) => (inline.kind === 'authority' ? [inline.short] : []))

/** The law that stands at a place of a finding’s words; a sentence is quoted from its beginning, and may be clipped. */
function lawAt(text: string, at: number, lines: readonly Line[]): string {
  const before = text.slice(0, at).split(/[“”]/u).at(-1)?.slice(-BEFORE) ?? ''
  const after = (text.slice(at + 1).split(/[“”…]/u)[0] ?? '').slice(0, AFTER).trimEnd()
  for (const line of lines) {
    const found = line.prose.indexOf(before + LAW + after)
    const place = found < 0 ? 0 : line.prose.slice(0, found + before.length).split(LAW).length - 1
    const law = found < 0 ? undefined : lawsIn(line)[place]
    if (law !== undefined) return law
  }
  return 'the law cited'
}

/** A finding that quotes a sentence names the law in it as the page does: the rules read on without it. */
export function withLaw(text: string, lines: readonly Line[]): string {
  return text.includes(LAW) ? text.replaceAll(LAW, (_, at: number) => lawAt(text, at, lines)) : text
}

/** What is to be said of a document, in words for those who read it. */
export function readThrough(
  document: DocumentToRead,
  caseFile: CaseFile,
  others: readonly DocumentToRead[],
): Finding[] {
  const lines = linesOf(document)
  return qualityOf(document, caseFile, others).map((finding) => ({ ...finding, text: withLaw(finding.text, lines) }))
}
