import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { AppError } from '#domain/errors.ts'
import type { Parts } from '../parts.ts'
import type { App } from './app.ts'
import { isLoopback } from './loopback.ts'

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  return token === undefined ? isLoopback(request) : isSame(request.headers.authorization ?? '', `Bearer ${token}`)
}

/** `/metrics` for Prometheus: how the process is and how long requests take, by the routes' patterns. */
export function metricsRoutes(app: App, { config }: Parts): void {
  const registry = new Registry()
  const requests = new Histogram({
    name: 'waiverly_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  let watching = false
  app.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new AppError('forbidden', 'Not for you to see')
    if (!watching) collectDefaultMetrics({ register: registry })
    watching = true
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
