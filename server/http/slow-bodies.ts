import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { JSON_LIMIT } from './body.ts'

/** A megabyte over a bad line takes a third of it. */
export const SMALL_BODY_MS = 30_000

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
const settle = (request: FastifyRequest): void => clearTimeout(timers.get(request))

/**
 * Refuses a body without files that does not arrive in time, so that nobody holds connections by sending a byte now and
 * then. Bodies with files have as long as the server grants any request.
 */
export function refuseSlowBodies(app: FastifyInstance, atMostMs = SMALL_BODY_MS): void {
  app.addHook('preParsing', (request: FastifyRequest, reply: FastifyReply, _payload, done) => {
    const isSmall = request.routeOptions.bodyLimit <= JSON_LIMIT && !request.isMultipart?.()
    if (isSmall) {
      const refuse = (): void => {
        void reply.header('Connection', 'close')
        // What reads the body gives up on an error of its source; the socket still carries the answer.
        request.raw.emit('error', new AppError('timeout', 'The request took too long to arrive. Please try again.'))
      }
      timers.set(request, setTimeout(refuse, atMostMs))
      request.raw.once('close', () => settle(request))
    }
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    settle(request)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    settle(request)
    done()
  })
}
