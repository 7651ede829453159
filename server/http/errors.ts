import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError, type EntryErrors, type ErrorCode, type FieldErrors, placed } from '#domain/errors.ts'
import { NO_OPTION, REQUIRED } from '#domain/field.ts'
import { traceOf } from '../log.ts'

const WRONG = 'Please check this value'

/** The HTTP status of every refusal. */
export const STATUS: Record<ErrorCode, number> = {
  invalid: 400,
  email_not_verified: 400,
  two_factor_required: 400,
  invalid_credentials: 401,
  no_credits: 402,
  not_authenticated: 403,
  csrf_failed: 403,
  forbidden: 403,
  upgrade_required: 403,
  not_found: 404,
  link_expired: 410,
  link_revoked: 410,
  method_not_allowed: 405,
  already_running: 409,
  other_category: 409,
  conflict: 409,
  changed_elsewhere: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  timeout: 408,
  unavailable: 503,
}

/** What a refusal says on the wire: field or entry errors alone, or a detail with its code; with another code than `invalid`, fields and both. */
export function bodyOf(error: AppError): unknown {
  if (error.entries !== undefined) return error.entries
  if (error.fields !== undefined && error.code === 'invalid') return error.fields
  return { detail: error.message, code: error.code, ...error.extra, ...error.fields }
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'Please enter text',
  number: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please choose yes or no',
  array: 'Please send a list',
  object: 'Please send one object',
}

/** What is said where a schema has no words of its own: the validator's are for programmers. */
export const inOurWords = (issue: z.core.$ZodRawIssue): string => {
  const isField = issue.path !== undefined && issue.path.length > 0
  if (isField && (issue.input === undefined || issue.input === null)) return REQUIRED
  if (issue.code === 'invalid_value') return NO_OPTION
  if (issue.code === 'invalid_type') return EXPECTED[issue.expected] ?? WRONG
  if (issue.code === 'too_big') return `Please keep this to ${issue.maximum.toLocaleString('en-US')}`
  if (issue.code === 'too_small') return issue.origin === 'string' ? REQUIRED : 'This is too little'
  return WRONG
}

/** A value that does not fit its schema, as a refusal with the schema's own words; the first problem of a field first. */
export function refusalOf(error: z.core.$ZodError, whole: unknown): AppError {
  if (Array.isArray(whole)) {
    const entries = new Map<number, EntryErrors>()
    for (const issue of error.issues) {
      const [index, ...path] = issue.path
      if (typeof index !== 'number') return new AppError('invalid', issue.message)
      const entry = entries.get(index) ?? { index, errors: {} }
      addMessage(entry.errors, path, issue.message)
      entries.set(index, entry)
    }
    return new AppError('invalid', error.issues[0]?.message ?? WRONG, { entries: [...entries.values()] })
  }
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    if (issue.path.length === 0) return new AppError('invalid', issue.message)
    addMessage(fields, issue.path, issue.message)
  }
  return new AppError('invalid', error.issues[0]?.message ?? WRONG, { fields })
}

function addMessage(fields: FieldErrors, path: PropertyKey[], message: string): void {
  const { field, message: said } = placed(path, message)
  const messages = (fields[field || 'detail'] ??= [])
  if (!messages.includes(said)) messages.push(said)
}

/** The value as its schema reads it, or a refusal at its fields (at its entries, where the value is an array). */
export function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value, { error: inOurWords })
  if (result.success) return result.data
  throw refusalOf(result.error, value)
}

/**
 * Does `save` for each entry, one after the other, and gathers the refusals of all: an array call is all or none,
 * and says at once what is wrong with each entry.
 */
export async function eachEntry<E, R>(entries: E[], save: (entry: E, index: number) => Promise<R>): Promise<R[]> {
  const saved: R[] = []
  const refused: EntryErrors[] = []
  let code: ErrorCode = 'too_large'
  for (const [index, entry] of entries.entries()) {
    try {
      saved.push(await save(entry, index))
    } catch (error) {
      if (!(error instanceof AppError) || error.fields === undefined) throw error
      refused.push({ index, errors: error.fields })
      if (error.code !== 'too_large') code = 'invalid'
    }
  }
  const first = refused[0]
  if (first !== undefined) throw new AppError(code, Object.values(first.errors)[0]?.[0] ?? WRONG, { entries: refused })
  return saved
}

const NOT_JSON = 'The request body is not valid JSON'
const BY_STATUS: Record<number, [ErrorCode, string]> = {
  400: ['invalid', 'The request could not be read'],
  403: ['forbidden', 'Not for you to see'],
  404: ['not_found', 'Not found'],
  406: ['unsupported_media_type', 'Please send this as multipart/form-data'],
  413: ['too_large', 'The request is too large'],
  414: ['invalid', 'The address is too long'],
  415: ['unsupported_media_type', 'This kind of content is not accepted here'],
}

/** What the framework or the database refuses, in our own words: theirs may quote the request. */
function asRefusal(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return null
  const { code, statusCode } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new AppError('invalid', NOT_JSON)
  // Class 22 of PostgreSQL's codes is "data exception": a value that its column cannot hold.
  if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code))
    return new AppError('invalid', 'A value is out of range')
  const known = typeof statusCode === 'number' ? BY_STATUS[statusCode] : undefined
  return known === undefined ? null : new AppError(...known)
}

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error)
  if (refusal !== null) {
    const { retry_after } = refusal.extra ?? {}
    if (typeof retry_after === 'number') reply.header('Retry-After', String(retry_after))
    return reply.code(STATUS[refusal.code]).send(bodyOf(refusal))
  }
  const id = randomUUID()
  const route = request.routeOptions.url
  request.log.error({ id, method: request.method, route, ...traceOf(error) }, 'a request failed')
  return reply.code(500).send({
    detail: 'Something went wrong on our side. Nothing you sent was saved.',
    code: 'internal',
    id,
  })
}
