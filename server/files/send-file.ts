import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { Parts } from '../parts.ts'
import { FILE_POLICY } from '../http/headers.ts'
import { CONTENT_TYPES } from './file-kind.ts'
import { rangeOf } from './range.ts'

const KNOWN = new Set(Object.values(CONTENT_TYPES))
const SHOWN = new Set([CONTENT_TYPES.pdf, CONTENT_TYPES.png, CONTENT_TYPES.jpg])
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** RFC 6266: the plain name for old readers, the true one in RFC 5987's form. */
export function disposition(content_type: string, name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${SHOWN.has(content_type) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** The owner's file, whole or the stretch asked for. To everybody else it does not exist. */
export async function sendFile(
  { db, files }: Pick<Parts, 'db' | 'files'>,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<FastifyReply> {
  const file = UUID.test(id)
    ? await db
        .selectFrom('files')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', request.user.id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (file === undefined) throw new AppError('not_found', 'File does not exist')

  const etag = `"${file.sha256}"`
  // A paper is nobody else's who uses the computer later: the browser keeps no copy.
  reply.headers({
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    'Content-Disposition': disposition(file.content_type, file.name),
    'Content-Security-Policy': FILE_POLICY,
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.type(KNOWN.has(file.content_type) ? file.content_type : 'application/octet-stream')

  const ifRange = request.headers['if-range']
  const range = ifRange === undefined || ifRange === etag ? rangeOf(request.headers.range, file.size) : null
  if (range === 'unsatisfiable')
    return reply.code(416).header('Content-Range', `bytes */${file.size}`).header('Content-Length', '0').send('')
  if (range !== null) reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`)
  reply.header('Content-Length', String(range === null ? file.size : range.end - range.start + 1))
  // Nothing, as a stream: for a text the framework would put that text's length in place of the file's.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  return reply.send(await files.open(file.id, range ?? undefined))
}
