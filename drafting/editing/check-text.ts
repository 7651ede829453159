import type { Sentence } from '#domain/document.ts'
import { readParagraph, type TypedSentence } from './parse-paragraph.ts'
import type { Reader } from './typed-reading.ts'

/** Something in typed words that no source holds; places are letters of the text as it was typed. */
export interface TypedFinding {
  kind: string
  start: number
  end: number
  text: string
  reason: string
}

export interface CheckedText {
  findings: TypedFinding[]
  sentences: { start: number; end: number; sources: string[] }[]
}

/** Where a finding of a sentence stands among its inlines: each takes its letters, what is no text takes one. */
function placeOf(
  sentence: TypedSentence,
  raw: string,
  finding: { start: number; end: number; text: string },
): [number, number] {
  const whole: [number, number] = [sentence.start, sentence.end]
  if (finding.end <= finding.start) return whole
  if (sentence.isKept) {
    const at = raw.indexOf(finding.text, sentence.start)
    return at < 0 || at + finding.text.length > sentence.end ? whole : [at, at + finding.text.length]
  }
  const [first, last] = [sentence.letters[finding.start], sentence.letters[finding.end - 1]]
  return first === undefined || last === undefined ? whole : [first.start, last.end]
}

const UNCLOSED = 'this mark is not closed: put ] after its last word'

/** What of a paragraph as typed is held by the case file and what is not; nothing is kept. */
export function checkText(raw: string, before: readonly Sentence[], reader: Reader): CheckedText {
  const sentences = readParagraph(raw, before, reader)
  return {
    findings: sentences.flatMap((sentence) => [
      ...sentence.unclosed.map(({ start, end }) => ({
        kind: 'mark',
        start,
        end,
        text: raw.slice(start, end),
        reason: UNCLOSED,
      })),
      ...sentence.findings.map(({ kind, start, end, text, reason }) => {
        const [from, to] = placeOf(sentence, raw, { start, end, text })
        return { kind, start: from, end: to, text: raw.slice(from, to), reason }
      }),
    ]),
    sentences: sentences.map(({ start, end, sentence }) => ({ start, end, sources: sentence.sources })),
  }
}
