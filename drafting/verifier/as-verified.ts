import type { Sentence } from '#domain/document.ts'
import type { Llm } from '../llm.ts'
import type { Claim, Ruling } from './claim.ts'
import { fingerprintOf } from './fingerprint.ts'
import { verifierPrompt } from './prompt.ts'

/** The sentence with what its verifier said, where that speaks for it. What it comes to is decided by `proofOf`. */
export function asVerified(
  sentence: Sentence,
  claim: Claim | undefined,
  ruling: Ruling | undefined,
  { provider, model }: Pick<Llm, 'provider' | 'model'>,
): Sentence {
  if (claim === undefined || ruling?.verdict !== 'entailed') return sentence
  const { rests, sure } = ruling
  return {
    ...sentence,
    verified: {
      provider,
      model,
      prompt: verifierPrompt.version,
      sure,
      rests: [...rests],
      sources: claim.spans.map(({ id }) => id),
      fingerprint: fingerprintOf(sentence.inlines, claim.spans),
    },
  }
}
