import { AppError } from '#domain/errors.ts'
import type { App } from '../http/app.ts'
import { clearCookies } from '../http/cookies.ts'
import { uuidParams } from '../http/ids.ts'
import { endOtherSessions, endSessionById, listSessions } from '../http/session.ts'
import type { Parts } from '../parts.ts'

const params = uuidParams('id')

/** Where somebody is signed in to the account. Ending a session takes no password: it takes away, and gives nothing. */
export function signedInDeviceRoutes(app: App, { db, clock, config }: Parts): void {
  app.get('/api/account/sessions/', async ({ user, session }) => {
    const sessions = await listSessions(db, clock, user.id)
    const results = sessions.map((one) => ({ ...one, is_current: one.id === session?.id }))
    return { count: results.length, results }
  })

  app.delete('/api/account/sessions/:id/', { schema: { params } }, async ({ user, session, params: { id } }, reply) => {
    if (!(await endSessionById(db, user.id, id))) throw new AppError('not_found', 'Not found')
    if (id === session?.id) clearCookies(reply, config)
    return reply.code(204).send()
  })

  app.delete('/api/account/sessions/', async ({ user, session }, reply) => {
    if (session !== null) await endOtherSessions(db, user.id, session.id)
    return reply.code(204).send()
  })
}
