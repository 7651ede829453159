import type { Document, Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import type { CaseFile } from '../case-file.ts'
import { checkSentence, readSentence, type Voice } from '../grounding.ts'
import { indexOf } from '../grounding/case-index.ts'
import { acquaintanceOf } from '../grounding/case-words.ts'
import { claimsIn } from '../grounding/read.ts'
import type { Llm } from '../llm.ts'
import { asVerified } from '../verifier/as-verified.ts'
import type { Claim, Ruling } from '../verifier/claim.ts'
import { claimOf } from '../verifier/claim-of.ts'
import type { Correspondence } from './correspondence.ts'
import { mannerFaults } from './manner.ts'
import { repairOf } from './repair.ts'
import { sentenceOf } from './sentence.ts'

/** What a sentence is held against: the check by rule first, then a verifier who knows the sentence and its sources alone. */
export interface Scrutiny {
  caseFile: CaseFile
  /** What the verifier may be shown of it: of the endeavors the chosen one alone. */
  readable: CaseFile
  voice: Voice
  drafter: Correspondence
  /** One ruling a claim, in their order. */
  verify(claims: readonly Claim[]): Promise<Ruling[]>
  verifiedBy: Pick<Llm, 'provider' | 'model'>
}

interface Verdict {
  /** The sentence, with what its verifier said for it. */
  sentence: Sentence
  /** What the rules find that its sources do not hold. */
  found: string[]
  /** Undefined of a sentence that no source could bear out, so that nobody was asked. */
  ruling: Ruling | undefined
  /** What is the matter with how it is said. */
  manner: string[]
}

/** The reason against a sentence. Where it was only not read, no other wording would help. */
const doubtOf = ({ ruling }: Verdict): string[] =>
  ruling?.verdict === 'contradicted' || ruling?.verdict === 'not stated' ? [ruling.reason] : []

const holds = (verdict: Verdict): boolean => verdict.found.length === 0 && doubtOf(verdict).length === 0

async function verdictsOn(sentences: readonly Sentence[], scrutiny: Scrutiny): Promise<Verdict[]> {
  const { caseFile, readable, voice, verifiedBy } = scrutiny
  const claims = sentences.map((sentence) => claimOf(sentence, readable, voice))
  const asked = claims.flatMap((claim) => claim ?? [])
  const rulings = asked.length === 0 ? [] : await scrutiny.verify(asked)
  const byClaim = new Map(asked.map((claim, at) => [claim, rulings[at]]))
  return sentences.map((sentence, at) => {
    const claim = claims[at]
    const ruling = claim && byClaim.get(claim)
    return {
      sentence: asVerified(sentence, claim, ruling, verifiedBy),
      found: checkSentence(sentence, caseFile, voice).map(({ text, reason }) => `${text}: ${reason}`),
      ruling,
      manner: mannerFaults(sentence, sentences[at - 1], caseFile, voice),
    }
  })
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

/** What its sources contradict stands whole in a mark. What they only do not state stays as it is, and open. */
const settledAs = ({ sentence, ruling }: Verdict): Sentence =>
  ruling?.verdict === 'contradicted'
    ? { ...sentence, inlines: [{ kind: 'verify', text: sentenceText(sentence), reason: ruling.reason }] }
    : sentence

/** A sentence that was drafted and is not in the text, with the reason. */
export type LeftOut = NonNullable<Document['left_out']>[number]

export interface Held {
  paragraphs: Sentence[][]
  leftOut: LeftOut[]
}

/**
 * The paragraphs with every sentence that does not hold written again once. What the rules find then is marked with the rest of the
 * document; what its sources contradict even then stands whole in a mark; what they do not state stays, and nobody vouches for it.
 * A sentence of which nothing true is left is taken out and listed. A paragraph of which nothing is left stays, empty.
 */
export async function heldSentences(
  section: string,
  written: readonly Sentence[][],
  scrutiny: Scrutiny,
): Promise<Held> {
  const { caseFile, drafter } = scrutiny
  const paragraphs = written.map((sentences) => sentences.map((sentence) => sourced(sentence, scrutiny)))
  const verdicts = await verdictsOn(paragraphs.flat(), scrutiny)
  const settled: (Sentence | undefined)[] = verdicts.map(({ sentence }) => sentence)
  const faulty = verdicts.flatMap((verdict, at) => {
    const reasons = [...verdict.found, ...doubtOf(verdict), ...verdict.manner]
    return reasons.length === 0 ? [] : [{ at, sentence: verdict.sentence, reasons, held: holds(verdict) }]
  })
  const leftOut: LeftOut[] = []
  if (faulty.length > 0) {
    const mended = await drafter.ask(repairOf(section, faulty))
    const rewritten = faulty.map(({ sentence }, index) => {
      const answer = mended.get(index)
      // A sentence that the answer passes over stands as it was.
      if (answer === undefined) return sentence
      return answer.text === '' ? undefined : sourced(sentenceOf(answer, caseFile), scrutiny)
    })
    const second = await verdictsOn(
      rewritten.flatMap((sentence) => sentence ?? []),
      scrutiny,
    )
    let read = 0
    for (const [index, { at, sentence: before, held, reasons }] of faulty.entries()) {
      const verdict = rewritten[index] === undefined ? undefined : second[read++]
      // What is true is not given up for how it is said.
      if (held && (verdict === undefined || !holds(verdict))) continue
      settled[at] = verdict && settledAs(verdict)
      if (verdict === undefined) leftOut.push({ section, text: sentenceText(before), reason: reasons.join(' ') })
    }
  }
  let at = 0
  const held = paragraphs.map((sentences) => sentences.flatMap(() => settled[at++] ?? []))
  return { paragraphs: held, leftOut }
}
