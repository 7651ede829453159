import type { App } from '../http/app.ts'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'
import { ownerOf } from '../profile/owner.ts'

export function caseFileRoutes(app: App, parts: Parts): void {
  app.get('/api/case-file/', (request, reply) => answer(parts, reply, 'case-file', ownerOf(request)))
}
