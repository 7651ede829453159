import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { waiveRequest } from '#domain/drafted-document.ts'
import { linkedEdit, type LinkedLetter } from '#domain/letter-link.ts'
import { openDocument, type OpenDocument } from '../drafts/open-document.ts'
import { CONTENT_TYPES } from '../files/file-kind.ts'
import { disposition } from '../files/send-file.ts'
import type { App } from '../http/app.ts'
import { perLink } from '../http/rate-limit.ts'
import { siteOf } from '../http/site.ts'
import type { Parts } from '../parts.ts'
import { confirmLinked, editLinked, reopenLinked } from './change-linked.ts'
import { handIn } from './hand-in.ts'
import { linkedLetter } from './linked-letter.ts'
import { linkedPages } from './linked-pages.ts'
import { openLink } from './open-link.ts'

const PATH = '/api/letter-link/'
const ofPoint = z.object({ point: z.string().regex(/^[0-9a-f]{16}$/) })

/** What whoever has the link of a letter does with that letter. */
export function linkedLetterRoutes(app: App, parts: Parts): void {
  const limited = (name: Parameters<typeof perLink>[1]) => ({ config: { rateLimit: perLink(parts.config, name) } })
  const read = (name: Parameters<typeof perLink>[1]) => ({
    config: { ...limited(name).config, identify: true as const },
  })
  const letterOf = async (request: FastifyRequest, changed?: OpenDocument): Promise<LinkedLetter> => {
    const link = await openLink(parts, request.letterLink, request.session?.user)
    return linkedLetter(parts, link, changed ?? (await openDocument(parts, link.application_id, link.document_id)))
  }

  app.get(PATH, read('read'), (request) => letterOf(request))

  app.patch(PATH, { ...limited('edit'), schema: { body: linkedEdit } }, async (request) =>
    letterOf(request, await editLinked(parts, request.letterLink, request.body)),
  )

  const confirm = `${PATH}open/:point/confirm/`
  app.post(confirm, { ...limited('confirm'), schema: { params: ofPoint, body: waiveRequest } }, async (request) => {
    const answer = { ...request.params, ...request.body }
    return letterOf(request, await confirmLinked(parts, request.letterLink, answer))
  })

  app.delete(confirm, { ...limited('confirm'), schema: { params: ofPoint } }, async (request) =>
    letterOf(request, await reopenLinked(parts, request.letterLink, request.params.point)),
  )

  const download = async (request: FastifyRequest, reply: FastifyReply, kind: 'pdf' | 'docx') => {
    const link = await openLink(parts, request.letterLink, request.session?.user)
    const document = await openDocument(parts, link.application_id, link.document_id)
    const pages = await linkedPages(parts.db, document)
    const type = CONTENT_TYPES[kind]
    return reply
      .type(type)
      .header('Content-Disposition', disposition(type, document.row[`${kind}_name`]))
      .send(Buffer.from(pages[kind]))
  }
  app.get(`${PATH}pdf/`, read('download'), (request, reply) => download(request, reply, 'pdf'))
  app.get(`${PATH}docx/`, read('download'), (request, reply) => download(request, reply, 'docx'))

  app.post(`${PATH}signed/`, limited('hand-in'), async (request, reply) => {
    await handIn(parts, request, siteOf(parts.config, request))
    return reply.code(201).send(await letterOf(request))
  })
}
