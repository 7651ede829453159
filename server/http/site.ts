import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { loopbackHost } from './loopback.ts'

/**
 * The addresses under which this caller may use the product, the one for links first: the public one, and the loopback name
 * that was asked for.
 */
export function sitesOf(config: Pick<Config, 'publicUrl' | 'port'>, request: FastifyRequest): [string, ...string[]] {
  const host = loopbackHost(request)
  const loopback = host === null ? [] : [`http://${host}`]
  const [first = `http://localhost:${config.port}`, ...others] = [config.publicUrl ?? [], loopback].flat()
  return [first, ...others]
}

export const siteOf = (config: Pick<Config, 'publicUrl' | 'port'>, request: FastifyRequest): string =>
  sitesOf(config, request)[0]
