import { ownPasswordSchema } from '#domain/account.ts'
import { codeSchema } from '#domain/two-factor.ts'
import type { App } from '../http/app.ts'
import { perAddress } from '../http/rate-limit.ts'
import { siteOf } from '../http/site.ts'
import type { Parts } from '../parts.ts'
import { logInByCode } from './login-code.ts'
import { confirmPassword } from './own-password.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewRecoveryCodes } from './two-factor.ts'

export function twoFactorRoutes(app: App, parts: Parts): void {
  const { config } = parts
  const atTheDoor = { identify: true, rateLimit: perAddress(config, 'login') } as const

  app.post('/api/auth/login/code/', { config: atTheDoor, schema: { body: codeSchema } }, (request, reply) =>
    logInByCode(parts, request.body.code, request, reply),
  )

  app.post('/api/account/two-factor/', { schema: { body: ownPasswordSchema } }, async (request) => {
    await confirmPassword(parts, request.user, request.body.password)
    return beginTwoFactor(parts, request.user)
  })

  app.post('/api/account/two-factor/confirm/', { schema: { body: codeSchema } }, async (request) => ({
    recovery_codes: await confirmTwoFactor(parts, request.user, request.body.code, siteOf(config, request)),
  }))

  app.delete('/api/account/two-factor/', { schema: { body: ownPasswordSchema } }, async (request, reply) => {
    await confirmPassword(parts, request.user, request.body.password)
    await endTwoFactor(parts, request.user, siteOf(config, request))
    return reply.code(204).send()
  })

  app.post('/api/account/recovery-codes/', { schema: { body: ownPasswordSchema } }, async (request) => {
    await confirmPassword(parts, request.user, request.body.password)
    return { recovery_codes: await renewRecoveryCodes(parts, request.user, siteOf(config, request)) }
  })
}
