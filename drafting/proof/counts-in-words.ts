import type { Document } from '#domain/document.ts'
import type { ProofCounts, ProofState } from '#domain/proof.ts'
import { longDate } from '../builtin/dates.ts'

/** How a cover sheet says what vouches for the sentences of a document, the plain states first. */
const IN_WORDS: readonly [ProofState, string][] = [
  ['composed', 'composed from your record'],
  ['quoted', 'quoted'],
  ['law', 'of law'],
  ['reasoned', 'of argument'],
  ['verified', 'verified'],
  ['confirmed', 'confirmed by a person'],
  ['open', 'not confirmed yet'],
  ['contradicted', 'to be put right'],
]

const HEAD = 'Of the sentences of this document:'

/** True of the paragraph of a cover sheet that gives these counts. */
export const isCounts = (paragraph: string): boolean => paragraph.startsWith(HEAD)

/** "Of the sentences of this document: 212 composed from your record, 31 quoted, 9 confirmed by a person." Empty where no sentence has a state. */
export function countsInWords(counts: ProofCounts, verifier?: Document['verifier']): string {
  const told = IN_WORDS.flatMap(([state, words]) => (counts[state] === undefined ? [] : [`${counts[state]} ${words}`]))
  if (told.length === 0) return ''
  const listed = `${HEAD} ${told.join(', ')}.`
  if (counts.verified === undefined || verifier === undefined) return listed
  const { model, passed, of, day } = verifier
  return `${listed} ${counts.verified} verified by ${model}, which let ${passed} of ${of} planted falsehoods pass when it was measured on ${longDate(day)}.`
}
