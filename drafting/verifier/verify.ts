import { AppError } from '#domain/errors.ts'
import { seedOf, shuffled } from '../builtin/seed.ts'
import type { Run, Signal } from '../drafted.ts'
import type { Llm } from '../llm.ts'
import { Correspondence, UNUSABLE } from '../model/correspondence.ts'
import type { Claim, Ruling } from './claim.ts'
import { plantedAmong } from './planted.ts'
import { verifierPrompt } from './prompt.ts'
import { questionOn } from './question.ts'

/** Claims of one call, besides what is planted. More, and small models lose some of them. */
const BATCH = 10

/** All that a verifier is asked about one document. The same question is asked and paid for once. */
export interface Conversation {
  verifier: Correspondence
  signal: Signal
  /** True once it did not answer at all: what is asked later is not waited for again. */
  isSilent: boolean
}

export const conversationWith = ({ llm, signal, paid }: Pick<Run, 'signal' | 'paid'> & { llm: Llm }): Conversation => ({
  verifier: new Correspondence(llm, { system: verifierPrompt.task.join('\n'), material: '' }, signal, paid),
  signal,
  isSilent: false,
})

/**
 * Has each claim read twice, in another order each time, by a conversation that knows nothing of how it was written; a ruling on
 * each, in their order. A batch in which a planted falsehood passes is not believed, and neither is a batch without an answer:
 * whatever goes wrong, nothing is vouched for.
 */
export async function verify(claims: readonly Claim[], conversation: Conversation): Promise<Ruling[]> {
  const batches = Array.from({ length: Math.ceil(claims.length / BATCH) }, (_, at) =>
    claims.slice(at * BATCH, (at + 1) * BATCH),
  )
  return (await Promise.all(batches.map((batch) => batchRulings(batch, conversation)))).flat()
}

const NO_ANSWER = 'the verifier gave no usable answer'

const unread = (batch: readonly Claim[], reason: string): Ruling[] => batch.map(() => ({ verdict: 'unread', reason }))

async function batchRulings(batch: readonly Claim[], conversation: Conversation): Promise<Ruling[]> {
  if (conversation.isSilent) return unread(batch, NO_ANSWER)
  const { verifier, signal } = conversation
  const seed = seedOf(...batch.map(({ text }) => text))
  const all = [...batch, ...plantedAmong(batch, seed)]
  const order = shuffled([...all.keys()], seed)
  try {
    const [first, second] = await Promise.all([
      readIn(order, all, verifier),
      readIn([...order.slice(all.length / 2), ...order.slice(0, all.length / 2)], all, verifier),
    ])
    const isFooled = [...first, ...second].some(
      (ruling, at) => at % all.length >= batch.length && (ruling.verdict === 'entailed' || ruling.verdict === 'unread'),
    )
    if (isFooled) return unread(batch, 'the verifier let a planted falsehood pass among these sentences')
    return batch.map((_, at) => agreed(first[at], second[at]))
  } catch (error) {
    signal.throwIfAborted()
    conversation.isSilent ||= !(error instanceof AppError && error.message === UNUSABLE)
    return unread(batch, NO_ANSWER)
  }
}

/** The rulings on all claims, which are asked about in this order. */
async function readIn(order: readonly number[], all: readonly Claim[], verifier: Correspondence): Promise<Ruling[]> {
  const answers = await verifier.ask(questionOn(order.flatMap((at) => all[at] ?? [])))
  return all.map((_, at) => answers[order.indexOf(at)] ?? { verdict: 'unread', reason: 'it was not asked about' })
}

const DISAGREED: Ruling = { verdict: 'unread', reason: 'two readings by the verifier disagree' }

/** A contradiction in either reading always counts; what is entailed needs both. */
function agreed(first: Ruling | undefined, second: Ruling | undefined): Ruling {
  if (first === undefined || second === undefined) return DISAGREED
  const against = [first, second].find(({ verdict }) => verdict === 'contradicted')
  if (against !== undefined) return against
  if (first.verdict === 'entailed' && second.verdict === 'entailed')
    return { verdict: 'entailed', rests: first.rests, sure: Math.min(first.sure, second.sure) }
  if (first.verdict === 'not stated' || second.verdict === 'not stated')
    return first.verdict === 'not stated' ? first : second
  return first.verdict === 'unread' ? first : second
}
