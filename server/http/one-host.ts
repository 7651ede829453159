import type { FastifyInstance } from 'fastify'
import { AppError } from '#domain/errors.ts'

/** Refuses a request that names two hosts: what stands before us may have gone by the other one. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw
    let hosts = 0
    for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
    done(hosts > 1 ? new AppError('invalid', 'The request could not be read') : undefined)
  })
}
