import type { Document, Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import type { CaseFile } from '../case-file.ts'
import { checkSentence, readSentence, type Voice } from '../grounding.ts'
import { indexOf } from '../grounding/case-index.ts'
import { acquaintanceOf } from '../grounding/case-words.ts'
import { claimsIn } from '../grounding/read.ts'
import type { Correspondence } from './correspondence.ts'
import { mannerFaults } from './manner.ts'
import { repairOf } from './repair.ts'
import { secondReading, UNREAD } from './second-reading.ts'
import { sentenceOf } from './sentence.ts'

/** What a sentence is held against: the check by rule first, then a reader who knows the sentence and its sources alone. */
export interface Scrutiny {
  caseFile: CaseFile
  /** What the reader may be shown of it: of the endeavors the chosen one alone. */
  readable: CaseFile
  voice: Voice
  drafter: Correspondence
  reader: Correspondence
}

interface Verdict {
  /** What the rules find that its sources do not hold. */
  found: string[]
  /** What the reader doubts; kept apart, since only the rules are applied again later. */
  doubted: string | undefined
  /** True where the doubt is only that the reader gave no verdict: no other wording would help. */
  isUnread: boolean
  /** What is the matter with how it is said. */
  manner: string[]
}

/** Of a sentence that nobody read, nothing is known. */
const NONE: Verdict = { found: [], doubted: UNREAD, isUnread: true, manner: [] }

const holds = ({ found, doubted }: Verdict): boolean => found.length === 0 && doubted === undefined

async function verdictsOn(
  sentences: readonly Sentence[],
  { caseFile, readable, voice, reader }: Scrutiny,
): Promise<Verdict[]> {
  const doubts = new Map((await secondReading(sentences, readable, reader)).map((doubt) => [doubt.at, doubt]))
  return sentences.map((sentence, at) => ({
    found: checkSentence(sentence, caseFile, voice).map(({ text, reason }) => `${text}: ${reason}`),
    doubted: doubts.get(at)?.reason,
    isUnread: doubts.get(at)?.isUnread === true,
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

/** A sentence that was drafted and is not in the text, with the reason. */
export type LeftOut = NonNullable<Document['left_out']>[number]

export interface Held {
  paragraphs: Sentence[][]
  leftOut: LeftOut[]
}

/**
 * The paragraphs with every sentence that does not hold written again once. What the reader still does not vouch for then stands
 * in a mark; what the rules find is marked with the rest of the document. A sentence of which nothing true is left is taken out
 * and listed. A paragraph of which nothing is left stays, empty.
 */
export async function heldSentences(
  section: string,
  written: readonly Sentence[][],
  scrutiny: Scrutiny,
): Promise<Held> {
  const { caseFile, drafter } = scrutiny
  const paragraphs = written.map((sentences) => sentences.map((sentence) => sourced(sentence, scrutiny)))
  const all = paragraphs.flat()
  const verdicts = await verdictsOn(all, scrutiny)
  const settled = new Map<number, Sentence | undefined>()
  const faulty = all.flatMap((sentence, at) => {
    const verdict = verdicts[at] ?? NONE
    const { found, doubted, isUnread, manner } = verdict
    const reasons = [...found, ...(doubted === undefined || isUnread ? [] : [doubted]), ...manner]
    if (reasons.length === 0 && isUnread) settled.set(at, doubtedWhole(sentence, UNREAD))
    return reasons.length === 0 ? [] : [{ at, sentence, reasons, held: holds(verdict) }]
  })
  const leftOut: LeftOut[] = []
  if (faulty.length > 0) {
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
    let read = 0
    for (const [index, { at, sentence: before, held, reasons }] of faulty.entries()) {
      const sentence = rewritten[index]
      const verdict = sentence === undefined ? undefined : (second[read++] ?? NONE)
      // What is true is not given up for how it is said.
      if (held && (verdict === undefined || !holds(verdict))) settled.set(at, before)
      else if (sentence === undefined) {
        settled.set(at, undefined)
        leftOut.push({ section, text: sentenceText(before), reason: reasons.join(' ') })
      } else settled.set(at, verdict?.doubted === undefined ? sentence : doubtedWhole(sentence, verdict.doubted))
    }
  }
  let at = 0
  const held = paragraphs.map((sentences) =>
    sentences.flatMap((sentence) => {
      const place = at++
      if (!settled.has(place)) return [sentence]
      const now = settled.get(place)
      return now === undefined ? [] : [now]
    }),
  )
  return { paragraphs: held, leftOut }
}
