import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'

/** Less gains nothing worth the work. */
const LEAST_BYTES = 1024
/** Pages are left out: those that this server makes are small and may hold a form's token, the built ones come compressed. */
const COMPRESSED = /^(application\/(json|xml)|text\/(?!html|event-stream)|image\/svg)/

/** Done in threads of its own by zlib. Higher levels take several times as long for a few percent. */
const ENCODERS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
}
type Encoding = keyof typeof ENCODERS

/** What is sent again and again as the same buffer is packed once. */
const packed = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>()

function pack(payload: string | Buffer, encoding: Encoding): Promise<Buffer> {
  if (typeof payload === 'string') return ENCODERS[encoding](Buffer.from(payload))
  const known = packed.get(payload) ?? {}
  packed.set(payload, known)
  return (known[encoding] ??= ENCODERS[encoding](payload))
}

/** Compresses answers of text for callers that take it. Streams, which files are, go as they are: ranges count their bytes. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const type = String(reply.getHeader('content-type') ?? '')
    if (payload.length < LEAST_BYTES || !COMPRESSED.test(type) || reply.hasHeader('content-encoding')) return payload
    const vary = reply.getHeader('vary')
    void reply.header('Vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`)
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = accepted === '' ? null : negotiate<Encoding>(accepted, ['br', 'gzip'])
    if (encoding === null) return payload
    const bytes = await pack(payload, encoding)
    void reply.header('Content-Encoding', encoding).removeHeader('Content-Length')
    return bytes
  })
}
