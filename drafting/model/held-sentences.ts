import type { Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import type { CaseFile } from '../case-file.ts'
import { checkSentence, readSentence, type Voice } from '../grounding.ts'
import { indexOf } from '../grounding/case-index.ts'
import { acquaintanceOf } from '../grounding/case-words.ts'
import { claimsIn } from '../grounding/read.ts'
import type { Correspondence } from './correspondence.ts'
import { mannerFaults } from './manner.ts'
import { repairOf } from './repair.ts'
import { secondReading } from './second-reading.ts'
import { sentenceOf } from './sentence.ts'

/** What a sentence is held against: the check by rule first, then a reader who knows the sentence and its sources alone. */
export interface Scrutiny {
  caseFile: CaseFile
  voice: Voice
  drafter: Correspondence
  reader: Correspondence
}

interface Verdict {
  /** What the rules find that its sources do not hold. */
  found: string[]
  /** What the reader doubts; kept apart, since only the rules are applied again later. */
  doubted: string | undefined
  /** What is the matter with how it is said. */
  manner: string[]
}

const UNREAD: Verdict = { found: [], doubted: undefined, manner: [] }

const holds = ({ found, doubted }: Verdict): boolean => found.length === 0 && doubted === undefined

async function verdictsOn(sentences: readonly Sentence[], { caseFile, voice, reader }: Scrutiny): Promise<Verdict[]> {
  const doubts = new Map((await secondReading(sentences, caseFile, reader)).map(({ at, reason }) => [at, reason]))
  return sentences.map((sentence, at) => ({
    found: checkSentence(sentence, caseFile, voice).map(({ text, reason }) => `${text}: ${reason}`),
    doubted: doubts.get(at),
    manner: mannerFaults(sentence, sentences[at - 1], caseFile, voice),
  }))
}

/**
 * A sentence that names no source with those that bear it out, where it states something that a source must hold. One that only
 * announces or argues rests on nothing, whatever words it shares with the record.
 */
function sourced(sentence: Sentence, { caseFile, voice }: Scrutiny): Sentence {
  if (sentence.sources.length > 0) return sentence
  const words = sentence.inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('')
  if (claimsIn(words, acquaintanceOf(indexOf(caseFile))).length === 0) return sentence
  return { ...sentence, sources: readSentence(words, caseFile, { voice }).sources }
}

const doubtedWhole = (sentence: Sentence, reason: string): Sentence => ({
  ...sentence,
  inlines: [{ kind: 'verify', text: sentenceText(sentence), reason }],
})

/**
 * The paragraphs with every sentence that does not hold written again once. What the reader still doubts then stands in a
 * mark; what the rules find is marked with the rest of the document. A paragraph of which nothing is left stays, empty.
 */
export async function heldSentences(
  section: string,
  written: readonly Sentence[][],
  scrutiny: Scrutiny,
): Promise<Sentence[][]> {
  const { caseFile, drafter } = scrutiny
  const paragraphs = written.map((sentences) => sentences.map((sentence) => sourced(sentence, scrutiny)))
  const all = paragraphs.flat()
  const verdicts = await verdictsOn(all, scrutiny)
  const faulty = all.flatMap((sentence, at) => {
    const verdict = verdicts[at] ?? UNREAD
    const { found, doubted, manner } = verdict
    const reasons = [...found, ...(doubted === undefined ? [] : [doubted]), ...manner]
    return reasons.length === 0 ? [] : [{ at, sentence, reasons, held: holds(verdict) }]
  })
  if (faulty.length === 0) return paragraphs
  const mended = await drafter.ask(repairOf(section, faulty))
  const rewritten = faulty.map(({ sentence }, index) => {
    const answer = mended.get(index)
    // A sentence that the answer passes over stands as it was, and is marked.
    return answer === undefined
      ? sentence
      : answer.text === ''
        ? undefined
        : sourced(sentenceOf(answer, caseFile), scrutiny)
  })
  const again = rewritten.flatMap((sentence) => (sentence === undefined ? [] : [sentence]))
  const second = await verdictsOn(again, scrutiny)
  const settled = new Map<number, Sentence | undefined>()
  let read = 0
  for (const [index, { at, sentence: before, held }] of faulty.entries()) {
    const sentence = rewritten[index]
    const verdict = sentence === undefined ? undefined : (second[read++] ?? UNREAD)
    // What is true is not given up for how it is said.
    if (held && (verdict === undefined || !holds(verdict))) settled.set(at, before)
    else if (sentence === undefined || verdict?.doubted === undefined) settled.set(at, sentence)
    else settled.set(at, doubtedWhole(sentence, verdict.doubted))
  }
  let at = 0
  return paragraphs.map((sentences) =>
    sentences.flatMap((sentence) => {
      const place = at++
      if (!settled.has(place)) return [sentence]
      const now = settled.get(place)
      return now === undefined ? [] : [now]
    }),
  )
}
