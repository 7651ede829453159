import type { FastifyRequest } from 'fastify'
import { AppError, invalidFields } from '#domain/errors.ts'
import { IMPORT_REFUSALS, MAX_IMPORT_BYTES } from '#domain/import.ts'
import { tidyFileName } from '../files/file-name.ts'
import { CUT_SHORT } from '../files/keep-file.ts'
import { partsOf } from '../http/form.ts'

const tooLarge = () =>
  new AppError('too_large', IMPORT_REFUSALS.too_large, { fields: { file: [IMPORT_REFUSALS.too_large] } })

/** The one file of the form, `file`, whole: it is small. The form is read to its end before anything is refused. */
export async function receiveFile(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'Please send this as multipart/form-data')
  let received: { name: string; bytes: Buffer } | undefined
  let refusal: AppError | undefined
  for await (const part of partsOf(request)) {
    if (part.type !== 'file') continue
    const { fieldname, filename, file } = part
    const chunks: Buffer[] = []
    let size = 0
    try {
      for await (const chunk of file) {
        size += (chunk as Buffer).length
        if (size <= MAX_IMPORT_BYTES) chunks.push(chunk as Buffer)
      }
    } catch {
      throw new AppError('invalid', CUT_SHORT)
    }
    if (fieldname !== 'file') refusal ??= invalidFields({ [fieldname]: ['No file is taken here'] })
    else if (filename === '' || filename === undefined) continue
    else if (received !== undefined) refusal ??= invalidFields({ file: ['Please send one file'] })
    else if (size > MAX_IMPORT_BYTES) refusal ??= tooLarge()
    else received = { name: tidyFileName(filename), bytes: Buffer.concat(chunks) }
  }
  if (refusal !== undefined) throw refusal
  if (received === undefined) throw invalidFields({ file: [IMPORT_REFUSALS.missing] })
  return received
}
