import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may call: anybody, whoever has the link of a letter, a signed-in user, or such a user on an application of their own. */
export type Access = 'public' | 'link' | 'session' | 'application'

/** What costs more than a look into the database. Each user has so many calls of a kind in a stretch of time (`server/http/rate-limit.ts`). */
export type Costly =
  | 'upload'
  | 'save-files'
  | 'import'
  | 'case-file'
  | 'document'
  | 'check'
  | 'start'
  | 'export'
  | 'order'
  | 'letter-link'

/** One call of the API. Paths are in Fastify's form (`:id`); a trailing slash may be left out by the caller. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  access: Access
  /** What is sent; absent where nothing is. Files of a multipart body are named in `files`. */
  body?: z.ZodType
  encoding?: 'json' | 'multipart'
  /** What the address may say behind `?`. */
  query?: z.ZodType
  files?: readonly string[]
  /** True where JSON may hold whole files, as base64: such a body may be larger than any other. */
  base64?: boolean
  costly?: Costly
  /** Status of success and what it carries. */
  status: 200 | 201 | 204 | 302
  reply?: z.ZodType
  /** Refusals of its own, beside those that follow from what it takes and who may call. */
  refusals?: readonly ErrorCode[]
}

/** What rests on a state that somebody else may have changed meanwhile. */
export const STALE = { refusals: ['changed_elsewhere'] } as const
export const OUTDATED = { refusals: ['conflict'] } as const
/** A job that one pays for with credits, one at a time. */
export const PAID = { refusals: ['no_credits', 'already_running'] } as const
export const LIMITED = { refusals: ['too_many_requests'] } as const

export const call = (
  method: Endpoint['method'],
  path: string,
  access: Access,
  status: Endpoint['status'],
  summary: string,
  more: Pick<Endpoint, 'body' | 'encoding' | 'files' | 'base64' | 'costly' | 'query' | 'reply' | 'refusals'> = {},
): Endpoint => ({ method, path, access, status, summary, ...more })
