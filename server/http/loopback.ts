import type { FastifyRequest } from 'fastify'

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i

/** Headers that a proxy adds to a call that it passes on. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'true-client-ip',
  'cdn-loop',
  'x-amzn-trace-id',
]
const PREFIXES_OF_PROXIES = ['x-forwarded', 'x-original-forwarded', 'cf-', 'fastly-', 'fly-', 'x-envoy-', 'x-azure-']

const isOfProxy = (name: string): boolean =>
  OF_PROXIES.includes(name) || PREFIXES_OF_PROXIES.some((prefix) => name.startsWith(prefix))

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
    !Object.keys(request.headers).some(isOfProxy) &&
    loopbackHost(request) !== null
  )
}
