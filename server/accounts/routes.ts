import { z } from 'zod'
import {
  BAD_RESET_LINK,
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  PASSWORD_CHANGED,
  PASSWORD_RESET,
  registerRequest,
  RESENT,
  resendVerificationSchema,
  RESET_LINK_SENT,
  resetPasswordSchema,
  VERIFIED,
} from '#domain/account.ts'
import type { App } from '../http/app.ts'
import { setCsrfCookie } from '../http/cookies.ts'
import { perAddress } from '../http/rate-limit.ts'
import { siteOf } from '../http/site.ts'
import type { Parts } from '../parts.ts'
import { changePassword } from './change-password.ts'
import { login } from './login.ts'
import { askForLink } from './mail-link.ts'
import { register } from './register.ts'
import { requireEmailToken } from './email-token.ts'
import { resetPassword } from './reset-password.ts'
import { securityOf } from './security.ts'
import { signOut } from './sign-out.ts'
import { verifyEmail } from './verify-email.ts'

const byToken = z.object({ token: z.string() })

export function accountRoutes(app: App, parts: Parts): void {
  const { config } = parts
  const limited = (name: Parameters<typeof perAddress>[1]) => ({ config: { rateLimit: perAddress(config, name) } })

  app.get('/api/auth/csrf/', { config: { identify: true } }, (request, reply) => {
    setCsrfCookie(reply, config, request.session)
    return reply.code(204).send()
  })

  app.get('/api/auth/me/', (request) => request.user)

  app.get('/api/account/security/', (request) => securityOf(parts, request.user.id))

  app.post(
    '/api/auth/register/',
    { ...limited('register'), schema: { body: registerRequest } },
    async (request, reply) => reply.code(201).send(await register(parts, request.body, siteOf(config, request))),
  )

  app.get('/api/auth/verify-email/:token/', { schema: { params: byToken } }, async (request) => {
    await verifyEmail(parts, request.params.token)
    return { message: VERIFIED }
  })

  app.post(
    '/api/auth/resend-verification/',
    { ...limited('resend'), schema: { body: resendVerificationSchema } },
    async (request) => {
      const { email, next } = request.body
      await askForLink(parts, { purpose: 'verify_email', email, next, site: siteOf(config, request) })
      return { message: RESENT }
    },
  )

  const loginConfig = { identify: true, rateLimit: perAddress(config, 'login') } as const
  app.post('/api/auth/login/', { config: loginConfig, schema: { body: loginSchema } }, (request, reply) =>
    login(parts, request.body, request, reply),
  )

  app.post('/api/auth/logout/', async (request, reply) => {
    await signOut(parts, request, reply)
    // Of all that the browser keeps of us only the cookies stay: that by which it is known to an account, and the language.
    return reply.code(204).header('Clear-Site-Data', '"cache", "storage"').send()
  })

  app.post(
    '/api/auth/forgot-password/',
    { ...limited('forgot-password'), schema: { body: forgotPasswordSchema } },
    async (request) => {
      await askForLink(parts, { purpose: 'reset_password', email: request.body.email, site: siteOf(config, request) })
      return { message: RESET_LINK_SENT }
    },
  )

  app.get('/api/auth/reset-password/:token/', { schema: { params: byToken } }, async (request, reply) => {
    await requireEmailToken(parts, request.params.token, 'reset_password', BAD_RESET_LINK)
    return reply.code(204).send()
  })

  app.post(
    '/api/auth/reset-password/:token/',
    { schema: { params: byToken, body: resetPasswordSchema } },
    async (request, reply) => {
      await resetPassword(parts, { ...request.params, ...request.body }, request, reply)
      return { message: PASSWORD_RESET }
    },
  )

  app.post('/api/auth/change-password/', { schema: { body: changePasswordSchema } }, async (request, reply) => {
    await changePassword(parts, request.body, request, reply)
    return { message: PASSWORD_CHANGED }
  })
}
