import type { FastifyRequest } from 'fastify'

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i

/** The `Host` under which we were called, where it is a name of this very machine. */
export function loopbackHost(request: FastifyRequest): string | null {
  const host = request.headers.host ?? ''
  return LOOPBACK_NAME.test(host) ? host : null
}

/**
 * True for a call made on this machine. A proxy's call on behalf of somebody else does not count, nor one under a foreign
 * name: such a page may have been resolved to this machine by its owner (DNS rebinding).
 */
export function isLoopback(request: FastifyRequest): boolean {
  const { remoteAddress } = request.socket
  return (
    remoteAddress !== undefined &&
    LOOPBACK_ADDRESS.test(remoteAddress) &&
    LOOPBACK_ADDRESS.test(request.ip) &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers.forwarded === undefined &&
    loopbackHost(request) !== null
  )
}
