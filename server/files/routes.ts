import { z } from 'zod'
import { invalidFields } from '#domain/errors.ts'
import { fileRule } from '#domain/file.ts'
import type { App } from '../http/app.ts'
import { whenGone } from '../http/gone.ts'
import { readForm } from '../http/form.ts'
import type { Parts } from '../parts.ts'
import { noticeAtUpload } from '../rfe/at-upload.ts'
import { presentFile } from './file-name.ts'
import { keepFile } from './keep-file.ts'
import { sameBytes } from './same-bytes.ts'
import { sendFile } from './send-file.ts'

/** Any kind that some field takes; the field that it is used for has its own rule. */
const ANY = { file: fileRule(['pdf', 'jpg', 'png', 'doc', 'docx'], 'Please upload a PDF, JPG, PNG, DOC or DOCX file') }

export function fileRoutes(app: App, parts: Parts): void {
  app.post('/api/files/', async (request, reply) => {
    const { fields, files } = await readForm(parts, request, ANY)
    const { file } = files
    if (file === undefined) throw invalidFields({ file: ['Please upload a file'] })
    const notice = fields.as === 'notice' ? await noticeAtUpload(parts, file, request.user.id, whenGone(reply)) : null
    await keepFile(parts.db, request.user.id, file, { is_fresh: true })
    return reply.code(201).send({ ...presentFile(file), ...(notice !== null && { notice }) })
  })

  app.get('/api/files/same/', async (request) => ({ same: await sameBytes(parts.db, request.user.id) }))

  app.get(
    '/api/files/:id/:name',
    { schema: { params: z.object({ id: z.string(), name: z.string() }) } },
    (request, reply) => sendFile(parts, request, reply, request.params.id),
  )
}
