import type { Sentence } from '#domain/document.ts'
import type { Proof } from '#domain/proof.ts'
import { leavesPastOut, speaksOfProposal } from '../case-file/proposals.ts'
import type { CaseFile } from '../case-file.ts'
import type { Calibration } from '../verifier/calibration.ts'
import type { Span } from '../verifier/claim.ts'
import { fingerprintOf } from '../verifier/fingerprint.ts'
import { standsIn } from '../verifier/letters.ts'
import { wordsOfSource } from '../verifier/source-words.ts'
import { wordsOf } from './words-of.ts'

const shown = new WeakMap<CaseFile, Map<string, Span>>()

/** A source as the verifier is shown it, read once for all sentences of a case. */
function spanOf(id: string, caseFile: CaseFile): Span {
  const spans = shown.get(caseFile) ?? new Map<string, Span>()
  shown.set(caseFile, spans)
  const span = spans.get(id) ?? { id, words: wordsOfSource(id, caseFile) }
  spans.set(id, span)
  return span
}

/** What an endeavor proposes bears out what is said of the proposal, and nothing of the past. */
const isProposed = (source: string, caseFile: CaseFile): boolean =>
  caseFile.facts.some(({ id, section, field }) => id === source && section === 'endeavors' && field !== 'title')

const BY = ['provider', 'model', 'prompt'] as const

/**
 * The proof of a sentence that the verifier found entailed: by the one who is configured and was measured, surely enough, on these
 * very words of the sentence and of its sources. Undefined where any of that is no longer so.
 */
export function verifiedProof(
  { verified, inlines }: Sentence,
  caseFile: CaseFile,
  verifier: Calibration | undefined,
): Proof | undefined {
  if (verified === undefined || verifier === undefined || verified.rests.length === 0) return undefined
  const { rests, sure, sources, fingerprint } = verified
  if (BY.some((part) => verified[part] !== verifier[part]) || sure < verifier.threshold) return undefined
  const spans = sources.map((id) => spanOf(id, caseFile))
  if (fingerprintOf(inlines, spans) !== fingerprint) return undefined
  if (!rests.every(({ source, words }) => spans.some((span) => span.id === source && standsIn(words, span))))
    return undefined
  const text = wordsOf(inlines)
  if (!(speaksOfProposal(text) || leavesPastOut(text)) && rests.some(({ source }) => isProposed(source, caseFile)))
    return undefined
  return {
    state: 'verified',
    spans: [{ start: 0, end: text.length, sources: [...new Set(rests.map(({ source }) => source))] }],
    verified: { by: verifier.model, rests },
  }
}
