import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { User } from '#domain/account.ts'
import { ENDPOINTS } from '#domain/api.ts'
import type { Access, Costly } from '#domain/endpoint.ts'
import { AppError } from '#domain/errors.ts'
import { LINK_HEADER, LINK_INVALID } from '#domain/letter-link.ts'
import { isTimeZone, TIME_ZONE_HEADER } from '#domain/time-zone.ts'
import { linkIdOf } from '../letter-links/token.ts'
import type { Parts } from '../parts.ts'
import { noApplication, wantedApplication } from './application-scope.ts'
import { FILES_JSON_LIMIT } from './body.ts'
import { SESSION_COOKIE } from './cookies.ts'
import { isCsrfToken } from './csrf.ts'
import { COSTLY, perAddress, perUser, tooManyRequests } from './rate-limit.ts'
import { findSession, noteTimeZone, type Session } from './session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call. A call of the API is told by its row in domain/api.ts; every other route must be opened expressly. */
    access?: Access
    /** A public route, or a safe one of a link, that wants to know who calls, if it can be known. */
    identify?: true
    /** A form page that carries the token in a hidden field and checks it itself. */
    csrf?: 'in form'
    /** Bounds how often a user may call. Told by the call's row in domain/api.ts. */
    costly?: Costly | undefined
  }
  interface FastifyRequest {
    session: Session | null
    /** The signed-in user. Only on routes that are not public. */
    readonly user: User
    /** The id of the application the call is about. Only on routes of an application. */
    readonly application: number
    linkId: string | null
    /** The id of the link that the caller has. Only on routes of a link; whether it still opens anything is not yet known. */
    readonly letterLink: string
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)
const CALLS = new Map(ENDPOINTS.map((call) => [`${call.method} ${withoutSlash(call.path)}`, call]))

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The route does not ask for what its handler reads')
  return value
}

/** Nobody calls a route that was not opened to them: what has no rule is for signed-in users, unsafe calls need the CSRF token. */
export function guardAccess(app: FastifyInstance, parts: Parts): void {
  app.decorateRequest('session', null)
  app.decorateRequest('user', {
    getter(this: FastifyRequest) {
      return present(this.session?.user)
    },
  })
  app.decorateRequest('application', {
    getter(this: FastifyRequest) {
      return present(this.session?.application_id)
    },
  })

  app.decorateRequest('linkId', null)
  app.decorateRequest('letterLink', {
    getter(this: FastifyRequest) {
      return present(this.linkId)
    },
  })
  const limits = new Map(COSTLY.map((name) => [name, app.createRateLimit(perUser(parts.config, name))]))
  const guessLink = app.createRateLimit(perAddress(parts.config, 'link-guess'))

  app.addHook('onRoute', (route) => {
    const [method] = [route.method].flat()
    const call = CALLS.get(`${method === 'HEAD' ? 'GET' : method} ${withoutSlash(route.url)}`)
    const access = route.config?.access ?? call?.access ?? 'session'
    route.config = { ...route.config, access, costly: call?.costly }
    if (call?.base64 === true) route.bodyLimit ??= FILES_JSON_LIMIT
  })

  app.addHook('onRequest', async (request) => {
    const { access, identify, csrf, costly } = request.routeOptions.config
    if (request.is404 || (access === 'public' && identify !== true)) return
    if (access === 'link') {
      request.linkId = linkIdOf(parts.config.sessionSecret, request.headers[LINK_HEADER.toLowerCase()])
      if (request.linkId === null) {
        // Only wrong links count, so that a guesser behind a person's address never locks that person out.
        const guessed = await guessLink(request)
        if (!guessed.isAllowed && guessed.isExceeded) throw tooManyRequests(guessed.ttl)
        throw new AppError('not_found', LINK_INVALID)
      }
      if (identify !== true) return
    }
    const token = request.cookies[SESSION_COOKIE]
    if (token !== undefined) {
      const wanted = access === 'application' ? wantedApplication(request) : null
      request.session = await findSession(parts.db, parts.clock, token, wanted)
      const zone = request.headers[TIME_ZONE_HEADER.toLowerCase()]
      if (request.session !== null && zone !== request.session.time_zone && isTimeZone(zone))
        await noteTimeZone(parts.db, request.session.user.id, zone)
    }
    if (access === 'public' || access === 'link') return
    if (request.session === null)
      throw new AppError('not_authenticated', 'Authentication credentials were not provided.')
    if (!SAFE.has(request.method) && csrf !== 'in form') {
      const { token_hash } = request.session
      if (!isCsrfToken(parts.config.sessionSecret, token_hash, request.headers['x-csrftoken']))
        throw new AppError('csrf_failed', 'CSRF Failed: CSRF token missing or incorrect.')
    }
    if (access === 'application' && request.session.application_id === null)
      throw noApplication(wantedApplication(request))
    const limited = costly && (await limits.get(costly)?.(request))
    if (limited && !limited.isAllowed && limited.isExceeded) throw tooManyRequests(limited.ttl)
  })
}
