import type { Run } from '#drafting/drafted.ts'
import { engineOf, type Engine } from '#drafting/engine.ts'
import { askedOf, type Llm, sumOf, type Usage } from '#drafting/llm.ts'
import { costOf, type Prices } from '../adapters/llm-prices.ts'
import type { TaskLlm } from '../adapters/llm-caller.ts'
import type { TaskContext } from '../jobs/job.ts'
import { noteModel, paidAnswers, placeOf } from './paid-answers.ts'

/**
 * A task's drafting with the engine of this server. Once it has ended, in whatever way, nothing that it asked goes on: where one
 * section fails for good, the calls for the others are broken off. What a model was paid is logged of runs that failed as well.
 */
export async function withEngine<T>(
  { parts, task, signal, progress }: TaskContext,
  draft: (run: Run, engine: Engine) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const spent: Usage[] = []
  const read: Usage[] = []
  const { db, llm, verifier, log, config } = parts
  if (llm !== undefined) await noteModel(db, task.task_id, llm)
  try {
    const ends = AbortSignal.any([signal, over.signal])
    const run = { progress, signal: ends, paid: paidAnswers(db, task.task_id, ends) }
    const engine = engineOf(
      llm && forTask(llm, task.task_id, spent),
      verifier && { ...verifier, llm: forTask(verifier.llm, task.task_id, read) },
    )
    return await draft(run, engine)
  } finally {
    over.abort()
    const told = ({ provider, model }: TaskLlm, usages: readonly Usage[], prices: Prices | undefined) => {
      const usage = sumOf(usages)
      const dollars = prices === undefined ? undefined : costOf(usage, prices)
      return { task_id: task.task_id, kind: task.kind, provider, model, answers: usages.length, ...usage, dollars }
    }
    if (llm !== undefined) log.info(told(llm, spent, config.llm?.prices), 'what drafting took')
    if (verifier !== undefined && read.length > 0)
      log.info(told(verifier.llm, read, config.verifier?.prices), 'what verifying took')
  }
}

/** A model whose answers are counted, and kept for the task, as they come. */
const forTask = (llm: TaskLlm, task_id: string, spent: Usage[]): Llm => ({
  ...llm,
  async answer(request) {
    const reply = await llm.answer(request, placeOf(task_id, askedOf(llm, request)))
    spent.push(reply.usage)
    return reply
  },
})
