import { failureOf } from './failure.ts'
import type { Question, Report } from './messages.ts'
import type { Served } from './pool.ts'
import type { Worker } from './worker.ts'

const answerTo = (parts: Served, asked: Question, signal: AbortSignal): Promise<unknown> => {
  if (asked.to === 'readUpload') return parts.readUpload(asked.file, asked.kind, { ...asked.options, signal })
  const llm = asked.of === 'verifier' ? parts.verifier?.llm : parts.llm
  if (llm === undefined) throw new Error('No model is set')
  const request = { ...asked.request, signal }
  if (asked.to === 'answer') return llm.answer(request, asked.place)
  return llm.warm?.(request) ?? Promise.resolve(undefined)
}

/** What workers ask of this process. Questions of a worker that has ended, of an operation that was called off, and withdrawn ones are broken off. */
export class Questions {
  private readonly open = new Map<Worker, Map<number, AbortController>>()

  async answer(
    worker: Worker,
    { question, asked }: Extract<Report, { kind: 'asks' }>,
    parts: Served,
    calledOff: AbortSignal,
  ): Promise<void> {
    const off = new AbortController()
    const signal = AbortSignal.any([off.signal, calledOff])
    const its = this.open.get(worker) ?? new Map<number, AbortController>()
    this.open.set(worker, its.set(question, off))
    try {
      worker.send({ kind: 'answered', question, answer: await answerTo(parts, asked, signal) })
    } catch (error) {
      worker.send({ kind: 'answered', question, failure: failureOf(error) })
    } finally {
      its.delete(question)
    }
  }

  withdraw(worker: Worker, question: number): void {
    this.open.get(worker)?.get(question)?.abort()
  }

  drop(worker: Worker): void {
    for (const off of this.open.get(worker)?.values() ?? []) off.abort()
    this.open.delete(worker)
  }
}
