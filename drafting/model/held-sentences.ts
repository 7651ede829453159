import type { Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import type { CaseFile } from '../case-file.ts'
import { checkSentence, readSentence, type Voice } from '../grounding.ts'
import { indexOf } from '../grounding/case-index.ts'
import { acquaintanceOf } from '../grounding/case-words.ts'
import { claimsIn } from '../grounding/read.ts'
import type { Correspondence } from './correspondence.ts'
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

/** Reasons against each sentence, by its place; those of the reader apart, since only the rule is applied again later. */
async function reasonsAgainst(
  sentences: readonly Sentence[],
  { caseFile, voice, reader }: Scrutiny,
): Promise<{ found: string[]; doubted: string | undefined }[]> {
  const doubts = new Map((await secondReading(sentences, caseFile, reader)).map(({ at, reason }) => [at, reason]))
  return sentences.map((sentence, at) => ({
    found: checkSentence(sentence, caseFile, voice).map(({ text, reason }) => `${text}: ${reason}`),
    doubted: doubts.get(at),
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
  const verdicts = await reasonsAgainst(all, scrutiny)
  const faulty = all.flatMap((sentence, at) => {
    const { found, doubted } = verdicts[at] ?? { found: [], doubted: undefined }
    const reasons = [...found, ...(doubted === undefined ? [] : [doubted])]
    return reasons.length === 0 ? [] : [{ at, sentence, reasons }]
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
  const second = await reasonsAgainst(again, scrutiny)
  const settled = new Map<number, Sentence | undefined>()
  let read = 0
  for (const [index, { at }] of faulty.entries()) {
    const sentence = rewritten[index]
    const doubted = sentence === undefined ? undefined : second[read++]?.doubted
    settled.set(at, sentence === undefined || doubted === undefined ? sentence : doubtedWhole(sentence, doubted))
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
