import type { Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, type FieldErrors } from '#domain/errors.ts'
import { type FileRule, MAX_UPLOAD_BYTES } from '#domain/file.ts'
import { discard, type NewFile, putFile } from '../files/keep-file.ts'
import type { Parts } from '../parts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Files in the store that no row tells of yet: they go if the request fails. */
    unkept: string[]
  }
}

/** A multipart form: its fields as text, its files already in the store and checked, but nobody's until `keepFile`. */
export interface Form<F extends string> {
  fields: Record<string, string>
  files: Partial<Record<F, NewFile>>
}

/** What bounds every multipart body. A byte more than the largest file, so that the file's own rule speaks. */
export const FORM_LIMITS = {
  fields: 100,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  files: 10,
  fileSize: MAX_UPLOAD_BYTES + 1,
  parts: 110,
  headerPairs: 20,
}

/** Takes out of the store what a failed request put there. */
export function discardOnError(app: FastifyInstance, parts: Parts): void {
  app.decorateRequest('unkept')
  app.addHook('onRequest', (request, _reply, done) => {
    request.unkept = []
    done()
  })
  app.addHook('onError', (request) => discard(parts, request.unkept))
}

/** The parts of a form as they come. What is no form is told so; the parser's own errors do not say whose fault they are. */
export async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts()
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new AppError('invalid', 'The form could not be read')
  }
}

/**
 * Reads a multipart form, streaming each file that a rule names into the store. Files of other names are refused.
 * All fields are read before anything is refused, so that the sender hears of every wrong file at once.
 */
export async function readForm<F extends string>(
  parts: Parts,
  request: FastifyRequest,
  rules: Readonly<Record<F, FileRule>>,
): Promise<Form<F>> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'Please send this as multipart/form-data')
  const form: Form<F> = { fields: {}, files: {} }
  const refused: FieldErrors = {}
  let tooLarge = true
  const isRuled = (name: string): name is F => Object.hasOwn(rules, name)
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) {
        refused[part.fieldname] = ['This is too long']
        tooLarge = false
      }
      form.fields[part.fieldname] = String(part.value)
      continue
    }
    const { fieldname, filename, file } = part
    try {
      if (!isRuled(fieldname)) throw new AppError('invalid', 'No file is taken here')
      // A browser sends a file field in which nothing was chosen as a file without a name.
      if (filename === '' || filename === undefined) continue
      if (form.files[fieldname] !== undefined) throw new AppError('invalid', 'Please send one file')
      const stored = await putFile(parts.files, filename, file, rules[fieldname])
      request.unkept.push(stored.id)
      form.files[fieldname] = stored
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused[fieldname] = [error.message]
      tooLarge &&= error.code === 'too_large'
    } finally {
      file.resume()
    }
  }
  const [first] = Object.values(refused).flat()
  if (first !== undefined) throw new AppError(tooLarge ? 'too_large' : 'invalid', first, { fields: refused })
  return form
}
