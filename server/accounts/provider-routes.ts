import { ownPasswordSchema } from '#domain/account.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { type ProviderProblem, PROVIDER_PROBLEMS, providerStart } from '#domain/provider-sign-in.ts'
import type { App } from '../http/app.ts'
import { perAddress } from '../http/rate-limit.ts'
import { traceOf } from '../log.ts'
import type { Parts } from '../parts.ts'
import { disconnectProvider } from './connect-provider.ts'
import { linkProvider, waitingLinkOf } from './link-provider.ts'
import { confirmPassword } from './own-password.ts'
import { openProvider } from './provider.ts'
import { arrive, beginConnecting, beginSignIn, pageWith } from './provider-sign-in.ts'

/** A person looks at what these answer: whatever goes wrong is told on a page. */
function leadToLogin(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const tooMany = error instanceof AppError && error.code === 'too_many_requests'
  if (!tooMany) request.log.error({ route: request.routeOptions.url, ...traceOf(error) }, 'a request failed')
  const problem: ProviderProblem = tooMany ? 'too_many' : 'failed'
  void reply.redirect(pageWith('/login', { problem }))
}

/** Signing in by a provider of OpenID Connect. */
export function providerRoutes(app: App, parts: Parts): void {
  const { config, clock } = parts
  const provider = config.google && openProvider(config.google, clock)
  const limited = { identify: true, rateLimit: perAddress(config, 'provider') } as const

  app.get('/api/auth/providers/', () => ({ google: provider !== undefined }))

  app.get(
    '/api/auth/google/',
    { config: limited, errorHandler: leadToLogin, schema: { querystring: providerStart } },
    async (request, reply) => reply.redirect(await beginSignIn(parts, provider, request, reply, request.query)),
  )

  app.get(
    '/api/auth/google/callback/',
    { config: { identify: true }, errorHandler: leadToLogin },
    async (request, reply) => reply.redirect(await arrive(parts, provider, request, reply)),
  )

  app.get('/api/auth/google/link/', (request) => waitingLinkOf(parts, request))

  app.post('/api/auth/google/link/', { config: limited, schema: { body: ownPasswordSchema } }, (request, reply) =>
    linkProvider(parts, request.body.password, request, reply),
  )

  app.post('/api/account/google/', { schema: { body: ownPasswordSchema } }, async (request, reply) => {
    await confirmPassword(parts, request.user, request.body.password)
    return { url: await beginConnecting(parts, provider, request, reply) }
  })

  app.delete('/api/account/google/', { schema: { body: ownPasswordSchema } }, async (request, reply) => {
    if (provider === undefined) throw new AppError('unavailable', PROVIDER_PROBLEMS.off)
    await confirmPassword(parts, request.user, request.body.password)
    await disconnectProvider(parts, provider.issuer, request)
    return reply.code(204).send()
  })
}
