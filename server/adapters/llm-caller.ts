import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import type { Llm, LlmReply, LlmRequest } from '#drafting/llm.ts'
import type { Place } from '../drafts/paid-answers.ts'
import type { ModelSettings } from './llm.ts'

/** A model that can be told where an answer is to be kept. */
export interface TaskLlm extends Llm {
  answer(request: LlmRequest, place?: Place): Promise<LlmReply>
  close?(): Promise<void>
}

/** What the process that calls the model is told. */
export type Order =
  | { kind: 'open'; settings: ModelSettings; databaseUrl: string }
  | { kind: 'ask' | 'warm'; id: number; request: Omit<LlmRequest, 'signal'>; place: Place | undefined }
  | { kind: 'drop'; id: number }
  | { kind: 'close' }

/** What it says. */
export type Outcome =
  | { kind: 'reply'; id: number; reply: LlmReply | undefined }
  | { kind: 'refused'; id: number; code: ErrorCode; detail: string }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'log'; level: 'warn' | 'error'; notice: object; message: string }

interface Waiting {
  resolve(reply: LlmReply | undefined): void
  reject(error: Error): void
}

/**
 * A model that is called from a process of its own. Where this process is killed, that one brings what was asked to its end and
 * keeps the answers, so that they are not paid for twice; then it ends.
 */
export function callerLlm(
  settings: ModelSettings,
  databaseUrl: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  env: Record<string, string>,
): TaskLlm & { pid(): number | undefined } {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let ids = 0

  const hire = (): ChildProcess => {
    const hired = fork(fileURLToPath(new URL('./llm-caller-process.ts', import.meta.url)), {
      execArgv: [],
      env,
      // Nothing that a killed parent could have been reading.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    hired.on('message', (outcome: Outcome) => hear(outcome))
    const lost = (): void => {
      if (child === hired) child = undefined
      for (const { reject } of waiting.values()) reject(new Error('The process that calls the model has ended'))
      waiting.clear()
    }
    hired.on('error', lost)
    hired.on('exit', lost)
    hired.send({ kind: 'open', settings, databaseUrl } satisfies Order)
    return hired
  }

  function hear(outcome: Outcome): void {
    if (outcome.kind === 'log') return log[outcome.level](outcome.notice, outcome.message)
    const asker = waiting.get(outcome.id)
    waiting.delete(outcome.id)
    if (outcome.kind === 'reply') asker?.resolve(outcome.reply)
    else if (outcome.kind === 'refused') asker?.reject(new AppError(outcome.code, outcome.detail))
    else asker?.reject(new Error(outcome.message))
  }

  async function ask(kind: 'ask' | 'warm', request: LlmRequest, place?: Place): Promise<LlmReply | undefined> {
    const { signal, ...told } = request
    signal.throwIfAborted()
    child ??= hire()
    const caller = child
    const id = ++ids
    const off = (): void => {
      if (caller.connected) caller.send({ kind: 'drop', id } satisfies Order)
      waiting.get(id)?.reject(new DOMException('The call was broken off', 'AbortError'))
      waiting.delete(id)
    }
    const called = signal instanceof AbortSignal ? signal : undefined
    try {
      return await new Promise<LlmReply | undefined>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        called?.addEventListener('abort', off, { once: true })
        caller.send({ kind, id, request: told, place } satisfies Order)
      })
    } finally {
      called?.removeEventListener('abort', off)
    }
  }

  return {
    provider: settings.provider,
    model: settings.model,
    async answer(request, place) {
      const reply = await ask('ask', request, place)
      if (reply === undefined) throw new Error('The model’s process gave no answer')
      return reply
    },
    warm: (request) => ask('warm', request),
    pid: () => child?.pid,
    async close() {
      if (child === undefined) return
      const ended = once(child, 'exit')
      child.send({ kind: 'close' } satisfies Order)
      await ended
    },
  }
}
