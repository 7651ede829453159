import type { Drafter } from '#domain/drafter.ts'
import type { WorkParts } from '../parts.ts'

/** Who drafts on this server, as pages tell it. */
export const drafterOf = ({ llm }: Pick<WorkParts, 'llm'>): Drafter =>
  llm === undefined ? { provider: 'builtin', model: null } : { provider: llm.provider, model: llm.model }
