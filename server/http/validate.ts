import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { inOurWords, refusalOf } from './errors.ts'

const validate: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    // A body that was left out is one with nothing in it: its fields then say what they need.
    const given = httpPart === 'body' ? (data ?? {}) : data
    const result = schema.safeParse(given, { error: inOurWords })
    if (result.success) return { value: result.data }
    return { error: httpPart === 'params' ? new AppError('not_found', 'Not found') : refusalOf(result.error, given) }
  }

/**
 * Requests are read by the routes' zod schemas. Answers are not checked against theirs, which only document: what a handler
 * sends is its own and typed.
 */
export function validateBySchema(app: FastifyInstance): void {
  app.setValidatorCompiler(validate)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
}
