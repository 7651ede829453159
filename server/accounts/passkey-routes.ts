import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { newPasskeySchema, passkeyId, passkeyLoginSchema, passkeyNameSchema } from '#domain/passkey.ts'
import { ownPasswordSchema } from '#domain/account.ts'
import type { App } from '../http/app.ts'
import { perAddress } from '../http/rate-limit.ts'
import type { Parts } from '../parts.ts'
import { askForPasskey, logInByPasskey } from './login-passkey.ts'
import { confirmPassword } from './own-password.ts'
import { listPasskeys, renamePasskey } from './passkey-store.ts'
import { addPasskey, beginPasskey, removePasskey } from './passkeys.ts'

const byId = z.object({ id: passkeyId })
const notFound = () => new AppError('not_found', 'Not found')

export function passkeyRoutes(app: App, parts: Parts): void {
  const { config, db } = parts
  const rateLimit = perAddress(config, 'login')

  app.post('/api/auth/passkey/options/', { config: { rateLimit } }, (request, reply) =>
    askForPasskey(parts, request, reply),
  )
  app.post(
    '/api/auth/passkey/',
    { config: { identify: true, rateLimit }, schema: { body: passkeyLoginSchema } },
    (request, reply) => logInByPasskey(parts, request.body, request, reply),
  )

  app.get('/api/account/passkeys/', async (request) => {
    const results = await listPasskeys(db, request.user.id)
    return { count: results.length, results }
  })

  app.post('/api/account/passkeys/options/', { schema: { body: ownPasswordSchema } }, async (request, reply) => {
    await confirmPassword(parts, request.user, request.body.password)
    return beginPasskey(parts, request, reply)
  })

  app.post('/api/account/passkeys/', { schema: { body: newPasskeySchema } }, async (request, reply) =>
    reply.code(201).send(await addPasskey(parts, request.body, request, reply)),
  )

  app.patch('/api/account/passkeys/:id/', { schema: { params: byId, body: passkeyNameSchema } }, async (request) => {
    const renamed = await renamePasskey(db, request.user.id, request.params.id, request.body.name)
    if (renamed === undefined) throw notFound()
    return renamed
  })

  app.delete(
    '/api/account/passkeys/:id/',
    { schema: { params: byId, body: ownPasswordSchema } },
    async (request, reply) => {
      await confirmPassword(parts, request.user, request.body.password)
      if (!(await removePasskey(parts, request, request.params.id))) throw notFound()
      return reply.code(204).send()
    },
  )
}
