import { buildCaseFile, type CaseFile } from '#drafting/case-file.ts'
import { readSentence } from '#drafting/grounding.ts'
import { sentenceOf } from '#drafting/model/sentence.ts'
import type { Claim } from '#drafting/verifier/claim.ts'
import { claimOf } from '#drafting/verifier/claim-of.ts'
import type { Sentence } from '#domain/document.ts'
import type { Case, Kind } from '../corpus/case.ts'
import { casesIn, CORPORA, withPapers } from '../corpus/cases.ts'

/** A labelled sentence as a document would hold it, with what the verifier is asked about it. */
export interface Labelled {
  corpus: string
  kind: Kind
  caseFile: CaseFile
  sentence: Sentence
  /** Undefined where no source was found that could bear it out: nobody is asked, and it stays open. */
  claim: Claim | undefined
  /** True where a rule of the check contradicts it, so that it stands in a mark whatever a verifier says. */
  isMarked: boolean
}

export function labelledIn(corpus: string, one: Case): Labelled[] {
  const caseFile = buildCaseFile(withPapers(one))
  return one.sentences.map(({ text, voice, kind }) => {
    const { findings, sources } = readSentence(text, caseFile, { voice })
    const sentence = sentenceOf({ text, sources }, caseFile)
    const claim = claimOf(sentence, caseFile, voice)
    return { corpus, kind, caseFile, sentence, claim, isMarked: findings.length > 0 }
  })
}

/** All labelled sentences, those of a case together; at most so many, spread over all cases. */
export async function labelled(limit = Infinity): Promise<Labelled[]> {
  const all: Labelled[] = []
  for (const [corpus, load] of Object.entries(CORPORA))
    for (const one of casesIn(await load(), false)) all.push(...labelledIn(corpus, one))
  if (all.length <= limit) return all
  const step = all.length / limit
  return Array.from({ length: limit }, (_, at) => all[Math.floor(at * step)]).flatMap((one) => one ?? [])
}
