import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { reviewRequest, waiveRequest } from '#domain/drafted-document.ts'
import { linkedEdit } from '#domain/letter-link.ts'
import { CONTENT_TYPES } from '../files/file-kind.ts'
import { disposition } from '../files/send-file.ts'
import type { App } from '../http/app.ts'
import { sendJson } from '../http/answer.ts'
import { perLink } from '../http/rate-limit.ts'
import { siteOf } from '../http/site.ts'
import type { Parts } from '../parts.ts'
import { handIn } from './hand-in.ts'

const PATH = '/api/letter-link/'
const ofPoint = z.object({ point: z.string().regex(/^[0-9a-f]{16}$/) })

const heldIn = ({ letterLink, session }: FastifyRequest) => ({ link: letterLink, by: session?.user })
/** Those who share a link share a worker. */
const accountOf = ({ letterLink }: FastifyRequest) => ({ account: `link ${letterLink}` })

/** What whoever has the link of a letter does with that letter. */
export function linkedLetterRoutes(app: App, parts: Parts): void {
  const { workers } = parts
  const limited = (name: Parameters<typeof perLink>[1]) => ({ config: { rateLimit: perLink(parts.config, name) } })
  const read = (name: Parameters<typeof perLink>[1]) => ({
    config: { ...limited(name).config, identify: true as const },
  })

  app.get(PATH, read('read'), async (request, reply) =>
    sendJson(reply, await workers.json('linked-letter', heldIn(request), accountOf(request))),
  )

  app.patch(PATH, { ...limited('edit'), schema: { body: linkedEdit } }, async (request, reply) => {
    const input = { ...heldIn(request), body: request.body }
    return sendJson(reply, await workers.json('edit-linked', input, accountOf(request)))
  })

  app.post(`${PATH}name/`, { ...limited('confirm'), schema: { body: waiveRequest } }, async (request, reply) => {
    const input = { ...heldIn(request), ...request.body }
    return sendJson(reply, await workers.json('name-linked', input, accountOf(request)))
  })

  const confirm = `${PATH}open/:point/confirm/`
  const confirmed = { ...limited('confirm'), schema: { params: ofPoint, body: waiveRequest } }
  app.post(confirm, confirmed, async (request, reply) => {
    const input = { ...heldIn(request), ...request.params, ...request.body }
    return sendJson(reply, await workers.json('confirm-linked', input, accountOf(request)))
  })

  app.post(`${PATH}review/`, { ...limited('confirm'), schema: { body: reviewRequest } }, async (request, reply) => {
    const input = { ...heldIn(request), body: request.body }
    return sendJson(reply, await workers.json('review-linked', input, accountOf(request)))
  })

  app.delete(confirm, { ...limited('confirm'), schema: { params: ofPoint } }, async (request, reply) => {
    const input = { ...heldIn(request), ...request.params }
    return sendJson(reply, await workers.json('reopen-linked', input, accountOf(request)))
  })

  const download = async (request: FastifyRequest, reply: FastifyReply, kind: 'pdf' | 'docx') => {
    const { bytes, name } = await workers.run('linked-pages', { ...heldIn(request), kind }, accountOf(request))
    const type = CONTENT_TYPES[kind]
    return reply.type(type).header('Content-Disposition', disposition(type, name)).send(Buffer.from(bytes))
  }
  app.get(`${PATH}pdf/`, read('download'), (request, reply) => download(request, reply, 'pdf'))
  app.get(`${PATH}docx/`, read('download'), (request, reply) => download(request, reply, 'docx'))

  app.post(`${PATH}signed/`, limited('hand-in'), async (request, reply) => {
    await handIn(parts, request, siteOf(parts.config, request))
    return sendJson(reply.code(201), await workers.json('linked-letter', heldIn(request), accountOf(request)))
  })
}
