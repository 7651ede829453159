import { sql } from 'kysely'
import type { Parts } from '../parts.ts'
import type { App } from './app.ts'

const PATIENCE_MS = 3000

const inTime = (check: Promise<unknown>) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS)
    const answer = (well: boolean) => {
      clearTimeout(timer)
      resolve(well)
    }
    check.then(
      () => answer(true),
      () => answer(false),
    )
  })

/** `/healthz`: the process answers. `/readyz`: so do the parts that a request needs, or which of them do not. */
export function healthRoutes(app: App, parts: Parts): void {
  const open = { config: { access: 'public' } } as const
  const checks: Record<string, () => Promise<unknown>> = {
    database: () => sql`select 1`.execute(parts.db),
    queue: () => parts.jobs.ready(),
    storage: () => parts.files.ready(),
  }

  app.get('/healthz', open, () => ({ status: 'ok' }))

  app.get('/readyz', open, async (_request, reply) => {
    const names = Object.keys(checks)
    const well = await Promise.all(Object.values(checks).map((check) => inTime(check())))
    const failing = names.filter((_name, index) => !well[index])
    const { warnings } = parts.config
    if (failing.length === 0) return { status: 'ready', ...(warnings.length > 0 && { warnings }) }
    const detail = `Not ready: ${failing.join(', ')}`
    return reply.code(503).send({ detail, code: 'unavailable', failing })
  })
}
