import type { App } from '../http/app.ts'
import { whenGone } from '../http/gone.ts'
import type { Parts } from '../parts.ts'
import { ownerOf } from '../profile/owner.ts'
import { findOffers } from './find-offers.ts'

export function latinNameRoutes(app: App, parts: Parts): void {
  app.get('/api/latin-names/', async (request, reply) => {
    const results = await findOffers(parts, ownerOf(request), whenGone(reply))
    return { count: results.length, results }
  })
}
