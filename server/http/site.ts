import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { loopbackHost } from './loopback.ts'

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * The addresses under which this caller may use the product, the one for links first: the public one, or the loopback name
 * that was asked for. A machine has several such names, and all mean this product.
 */
export function sitesOf(config: Pick<Config, 'publicUrl' | 'port'>, request: FastifyRequest): [string, ...string[]] {
  const host = loopbackHost(request)
  const port = host === null ? '' : (/:\d+$/.exec(host)?.[0] ?? '')
  const loopback = host === null ? [] : [host, ...LOOPBACK_NAMES.map((name) => name + port)]
  const own = loopback.map((name) => `http://${name}`)
  const [first = `http://localhost:${config.port}`, ...others] = [config.publicUrl ?? [], own].flat()
  return [first, ...others]
}

export const siteOf = (config: Pick<Config, 'publicUrl' | 'port'>, request: FastifyRequest): string =>
  sitesOf(config, request)[0]
