import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from '#domain/errors.ts'
import { fileRoutes } from '../files/routes.ts'
import type { Parts } from '../parts.ts'
import { guardAccess } from './access.ts'
import type { App, Routes } from './app.ts'
import { JSON_LIMIT, readJsonBodies } from './body.ts'
import { compressAnswers } from './compress.ts'
import { handleError } from './errors.ts'
import { discardOnError, FORM_LIMITS } from './form.ts'
import { constantHeaders, setHeaders } from './headers.ts'
import { healthRoutes } from './health.ts'
import { rememberRoutes } from './known-routes.ts'
import { metricsRoutes } from './metrics.ts'
import { describeRoutes, docsRoutes } from './openapi.ts'
import { limitRates } from './rate-limit.ts'
import { refuseTwoHosts } from './one-host.ts'
import { logRequests } from './request-log.ts'
import { refuseSlowBodies } from './slow-bodies.ts'
import { staticWeb } from './static-web.ts'
import { validateBySchema } from './validate.ts'

/** Fastify's mark of a plugin whose hooks and decorations are for the whole server, also for routes put on it later. */
const forAll = <P extends (app: FastifyInstance) => Promise<void>>(plugin: P): P =>
  Object.assign(plugin, { [Symbol.for('skip-override')]: true })

/** What is no HTTP at all is answered on the bare socket, with the headers of every answer. */
function refuseNonsense(production: boolean): (error: Error, socket: Socket) => void {
  const headers = Object.entries({ ...constantHeaders(production), 'Content-Type': 'application/json; charset=utf-8' })
  const body = JSON.stringify({ detail: 'The request could not be read', code: 'invalid' })
  const answer = [
    'HTTP/1.1 400 Bad Request',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${body.length}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
  return (_error, socket) => {
    if (socket.writable) socket.end(answer)
    else socket.destroy()
  }
}

/** A large file over a slow line takes minutes; a request that takes longer is none. */
const REQUEST_MS = 10 * 60_000
/** A connection on which nothing moves, neither way; the slowest answer takes less to begin. */
const IDLE_MS = 4 * 60_000

/** What holds for every answer of the product, whoever gives it: headers, errors, a line in the log. */
function bareServer({ config, log }: Parts): App {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    bodyLimit: JSON_LIMIT,
    requestTimeout: REQUEST_MS,
    connectionTimeout: IDLE_MS,
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    frameworkErrors: (error, request, reply) => {
      reply.headers(constantHeaders(config.production))
      handleError(error, request, reply)
    },
    clientErrorHandler: refuseNonsense(config.production),
  }).withTypeProvider<ZodTypeProvider>()

  app.setErrorHandler(handleError)
  validateBySchema(app)
  setHeaders(app, config.production)
  refuseTwoHosts(app)
  compressAnswers(app)
  logRequests(app)
  return app
}

/**
 * The HTTP server with everything that is the same for every drawer: sessions, access, limits, files, health and
 * documentation. Routes put on it later are guarded as well.
 */
export function createServer(parts: Parts, drawers: readonly Routes[] = []): App {
  const app = bareServer(parts)
  readJsonBodies(app)
  refuseSlowBodies(app)
  app.register(cookie)
  app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false })
  limitRates(app)
  const methodsOf = rememberRoutes(app)
  app.register(
    forAll(async (all) => {
      await describeRoutes(all)
      guardAccess(all, parts)
      discardOnError(all, parts)
      metricsRoutes(all.withTypeProvider<ZodTypeProvider>(), parts)
    }),
  )
  for (const drawer of [healthRoutes, docsRoutes, fileRoutes, ...drawers])
    app.register(async (scope) => drawer(scope.withTypeProvider<ZodTypeProvider>(), parts))
  app.register(forAll(async (all) => staticWeb(all.withTypeProvider<ZodTypeProvider>(), parts.config, methodsOf)))
  return app
}

/** The HTTP server of a worker: it tells how the process is and takes nothing else. */
export function createWorkerServer(parts: Parts): App {
  const app = bareServer(parts)
  metricsRoutes(app, parts)
  healthRoutes(app, parts)
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'Not found')
  })
  return app
}
