import { errorOf } from './failure.ts'
import type { Order, Question, Report } from './messages.ts'

/** How a worker asks its parent, and hears the answers. */
export interface Asking {
  ask(id: number, asked: Question, signal: AbortSignal | undefined): Promise<unknown>
  answered(order: Extract<Order, { kind: 'answered' }>): void
}

export function newAsking(tell: (report: Report) => void): Asking {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let questions = 0
  return {
    async ask(id, asked, signal) {
      signal?.throwIfAborted()
      const question = ++questions
      const answer = Promise.withResolvers<unknown>()
      waiting.set(question, answer)
      const off = (): void => {
        tell({ kind: 'withdraws', question })
        answer.reject(signal?.reason)
      }
      signal?.addEventListener('abort', off, { once: true })
      try {
        tell({ kind: 'asks', id, question, asked })
        return await answer.promise
      } finally {
        waiting.delete(question)
        signal?.removeEventListener('abort', off)
      }
    },
    answered({ question, answer, failure }) {
      if (failure === undefined) waiting.get(question)?.resolve(answer)
      else waiting.get(question)?.reject(errorOf(failure))
    },
  }
}
