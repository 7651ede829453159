import { z } from 'zod'
import { BAD_DELETION_LINK, DELETION_MAIL_SENT, deletionConfirmation, ownDataRequest } from '#domain/own-data.ts'
import { confirmOwner } from '../accounts/confirm-owner.ts'
import { requireEmailToken } from '../accounts/email-token.ts'
import type { App } from '../http/app.ts'
import { siteOf } from '../http/site.ts'
import type { Parts } from '../parts.ts'
import { askForDeletion, confirmDeletion, keepAccount } from './deletion.ts'
import { startExport, viewExport } from './export-data.ts'

export function ownDataRoutes(app: App, parts: Parts): void {
  const { config } = parts
  const asked = { schema: { body: ownDataRequest } }

  app.get('/api/account/export/', (request) => viewExport(parts, request.user))

  app.post('/api/account/export/', asked, async (request, reply) => {
    await confirmOwner(parts, request.user, request.body.password)
    return reply.code(201).send({ task_id: await startExport(parts, request.user, siteOf(config, request)) })
  })

  app.post('/api/account/deletion/', asked, async (request) => {
    await confirmOwner(parts, request.user, request.body.password)
    await askForDeletion(parts, request.user, siteOf(config, request))
    return { message: DELETION_MAIL_SENT }
  })

  const byToken = z.object({ token: z.string() })
  app.get('/api/account/deletion/confirm/:token/', { schema: { params: byToken } }, async (request, reply) => {
    await requireEmailToken(parts, request.params.token, 'delete_account', BAD_DELETION_LINK)
    return reply.code(204).send()
  })

  const byLink = { config: { identify: true }, schema: { body: deletionConfirmation } } as const
  app.post('/api/account/deletion/confirm/', byLink, (request) =>
    confirmDeletion(parts, {
      token: request.body.token,
      session: request.session,
      site: siteOf(config, request),
    }),
  )

  app.delete('/api/account/deletion/', async (request, reply) => {
    await keepAccount(parts, request.user, siteOf(config, request))
    return reply.code(204).send()
  })
}
