import type { Usage } from '#drafting/llm.ts'
import type { Claim, Ruling } from '#drafting/verifier/claim.ts'
import type { Verifier } from '#drafting/verifier/calibration.ts'
import { conversationWith, verify } from '#drafting/verifier/verify.ts'
import type { Labelled } from './labelled.ts'

/** A labelled sentence with what the verifier said of it; undefined where nobody was asked. */
export interface Outcome extends Pick<Labelled, 'corpus' | 'kind' | 'isMarked'> {
  ruling: Ruling | undefined
}

/** Claims asked about at once: four calls' worth, read twice, which a small account or a small machine can bear. */
const AT_ONCE = 40

/** The verifier does not answer: what is left would be counted as read, and is not. */
export class NotReached extends Error {}

/** Reads labelled sentences as the product reads those that it drafts: in batches of a case, beside planted falsehoods. */
export async function outcomesOf(
  sentences: readonly Labelled[],
  { llm }: Pick<Verifier, 'llm'>,
  tell: (done: number) => void = () => undefined,
): Promise<{ outcomes: Outcome[]; usage: Usage }> {
  const { signal } = new AbortController()
  const reading = conversationWith({ llm, signal })
  const rulings = new Map<Claim, Ruling>()
  const cases = Map.groupBy(sentences, ({ caseFile }) => caseFile)
  let done = 0
  for (const own of cases.values()) {
    const claims = own.flatMap(({ claim }) => claim ?? [])
    for (let at = 0; at < claims.length; at += AT_ONCE) {
      const some = claims.slice(at, at + AT_ONCE)
      const read = await verify(some, reading)
      if (reading.isSilent) throw new NotReached()
      for (const [index, claim] of some.entries()) {
        const ruling = read[index]
        if (ruling !== undefined) rulings.set(claim, ruling)
      }
      done += some.length
      tell(done)
    }
  }
  const outcomes = sentences.map(({ corpus, kind, isMarked, claim }) => ({
    corpus,
    kind,
    isMarked,
    ruling: claim && rulings.get(claim),
  }))
  return { outcomes, usage: reading.verifier.usage }
}

/** True of a sentence that would become plain by the verifier's word alone. */
export const passes = ({ ruling }: Outcome, threshold: number): boolean =>
  ruling?.verdict === 'entailed' && ruling.sure >= threshold

export const isFalse = ({ kind }: Outcome): boolean => kind !== 'true'
