import type { FastifyReply } from 'fastify'
import { AppError } from '#domain/errors.ts'

/** Aborts when who asks has gone before the answer: nobody waits for the work any more. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new AppError('unavailable', 'Nobody waits for this answer'))
  })
  return gone.signal
}
