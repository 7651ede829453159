import { setTimeout as passes } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { Llm, LlmReply, LlmRequest } from '#drafting/llm.ts'
import { callOnce, CallFailed, type Connection } from './llm-reply.ts'

/** How often a call is tried and how long is waited in between. */
export interface Patience {
  attempts: number
  /** The first wait; each further one is twice as long. */
  firstWaitMs: number
  /** No wait is longer, also where the provider asks for it: the job has 24 minutes in all. */
  longestWaitMs: number
  /** An attempt that takes longer is given up. A long section of a slow model takes about a minute. */
  callMs: number
}

export const PATIENCE: Patience = { attempts: 6, firstWaitMs: 500, longestWaitMs: 60_000, callMs: 180_000 }

const BACK = 'Nothing was charged: a credit that was taken is back.'
const SILENT = `The language model did not answer. ${BACK} Please try again later.`
const REFUSED = `The language model refused the request. ${BACK} Whoever runs this site has to look at its settings.`

/** A short answer takes a second or two. What is not worth waiting for is broken off: the sections then pay for themselves. */
const WARMING_MS = 2_000

const signalOf = ({ signal }: LlmRequest): AbortSignal =>
  signal instanceof AbortSignal ? signal : new AbortController().signal

/** A model that is asked again, with growing waits, for as long as what fails may pass. */
export function patientLlm(
  connection: Connection,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  patience: Patience = PATIENCE,
): Llm {
  const { provider, model } = connection
  const about = { provider, model: model.modelId }

  async function answer(request: LlmRequest): Promise<LlmReply> {
    const calledOff = signalOf(request)
    for (let attempt = 1; ; attempt += 1) {
      calledOff.throwIfAborted()
      const failed = await attemptAt(request, calledOff)
      if ('text' in failed) return failed
      const notice = { ...about, call: request.name, attempt, status: failed.status, reason: failed.message }
      if (!failed.isPassing) {
        log.error(notice, 'the language model refused a call')
        throw new AppError('unavailable', REFUSED)
      }
      if (attempt >= patience.attempts) {
        log.error(notice, 'the language model did not answer')
        throw new AppError('unavailable', SILENT)
      }
      const wait = waitAfter(attempt, failed.retryAfterMs, patience)
      log.warn({ ...notice, wait }, 'a call of the language model failed and is tried again')
      await passes(wait, undefined, { signal: calledOff })
    }
  }

  async function attemptAt(request: LlmRequest, calledOff: AbortSignal): Promise<LlmReply | CallFailed> {
    const late = AbortSignal.timeout(patience.callMs)
    try {
      return await callOnce(connection, request, AbortSignal.any([calledOff, late]))
    } catch (error) {
      calledOff.throwIfAborted()
      if (late.aborted) return new CallFailed('no answer in time', { isPassing: true })
      if (error instanceof CallFailed) return error
      throw error
    }
  }

  async function warm(request: LlmRequest): Promise<LlmReply | undefined> {
    const calledOff = signalOf(request)
    const enough = AbortSignal.timeout(WARMING_MS)
    const reply = await callOnce(connection, request, AbortSignal.any([calledOff, enough])).catch(() => undefined)
    calledOff.throwIfAborted()
    return reply
  }

  return { provider, model: model.modelId, answer, warm }
}

/** Twice as long each time, less up to a half by chance, so that the sections of a document do not all knock again at once. */
function waitAfter(attempt: number, asked: number | undefined, { firstWaitMs, longestWaitMs }: Patience): number {
  const own = firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
  // What the provider asks for is the least; a little more keeps the sections apart here too.
  const wait = asked === undefined ? own : Math.max(own, asked * (1 + Math.random() / 10))
  return Math.min(longestWaitMs, wait)
}
