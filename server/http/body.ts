import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { dropSent, keepSent } from '../files/sent-bytes.ts'
import { readLargeBody } from './large-bodies.ts'
import { type Bounds, openPlaces } from './places.ts'
import { spooledBody } from './spooled-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Keeps the body's bytes as `request.rawBody`: a webhook's signature is of the bytes, not of what they mean. */
    rawBody?: true
  }
  interface FastifyRequest {
    rawBody: Buffer | null
  }
}

/** More would hold up everybody else while it is read. */
export const JSON_LIMIT = 1024 * 1024
/** Of calls that take files inside JSON. */
export const FILES_JSON_LIMIT = 64 * 1024 * 1024
const FORM_LIMIT = 64 * 1024
const SHARES = { roomOfAccount: 2 * FILES_JSON_LIMIT, waiting: 20, waitingOfAccount: 2 }
/** Bytes of all large bodies that are on disk at once, until they have arrived and there is memory for them. */
const ARRIVING: Bounds = { ...SHARES, room: 32 * FILES_JSON_LIMIT }
/** Bytes of all large bodies that are in memory at once, from when they have arrived until they are answered. */
const IN_HAND: Bounds = { ...SHARES, room: 4 * FILES_JSON_LIMIT }

/** Bodies that are read before the handler: JSON, also an empty one, since clients send its type with a bare DELETE. */
export function readJsonBodies(app: FastifyInstance, inHand: Bounds = IN_HAND): void {
  const onDisk = openPlaces(ARRIVING)
  const inMemory = openPlaces(inHand)
  app.removeAllContentTypeParsers()
  app.decorateRequest('rawBody', null)
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (request.routeOptions.config.rawBody === true) request.rawBody = body
    if (body.length === 0) return undefined
    const json = body.length <= JSON_LIMIT ? body.toString('utf8') : await readWithFiles(request, body)
    return new Promise((resolve, reject) => {
      void parse(request, json, (error, value) => (error === null ? resolve(value) : reject(error)))
    })
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.bodyLimit > JSON_LIMIT) dropWhenClosed(request, reply)
    done()
  })
  app.addHook('preParsing', async (request, _reply, payload) => {
    const sent = sentWith.get(request)
    const size = largeBodyBytes(request)
    if (sent === undefined || size === 0) return payload
    const { signal } = sent
    const account = accountOf(request)
    // Until then nothing of the body is read: the sender's connection waits.
    const leaveDisk = await onDisk.take(account, signal, size)
    try {
      const body = await spooledBody(payload, size)
      whenAborted(signal, () => body.destroy())
      whenAborted(signal, await inMemory.take(account, signal, size))
      return body
    } finally {
      leaveDisk()
    }
  })
}

function whenAborted(signal: AbortSignal, work: () => unknown): void {
  if (signal.aborted) work()
  else signal.addEventListener('abort', () => void work(), { once: true })
}

/** How many bytes of a JSON body may arrive; 0 where it is small, or so large that it is refused unread. */
function largeBodyBytes({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  if (headers['content-type']?.toLowerCase().startsWith('application/json') !== true) return 0
  const size = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : bodyLimit
  return size > JSON_LIMIT && size <= bodyLimit ? size : 0
}

interface Sent {
  /** The names of the files that came inside the request's body. */
  names: string[]
  /** Aborts once nobody waits for an answer. */
  signal: AbortSignal
}

const sentWith = new WeakMap<FastifyRequest, Sent>()

/** Drops a request's files once it was answered, or once its connection ended, whatever its handler still does. */
function dropWhenClosed(request: FastifyRequest, { raw }: FastifyReply): void {
  const gone = new AbortController()
  const sent: Sent = { names: [], signal: gone.signal }
  sentWith.set(request, sent)
  raw.once('close', () => {
    gone.abort(new AppError('unavailable', 'Nobody waits for this answer'))
    dropSent(sent.names)
  })
}

/** A large body's JSON, with names in the place of its files. What is no JSON stays so. */
async function readWithFiles(request: FastifyRequest, body: Buffer): Promise<string> {
  const sent = sentWith.get(request)
  if (sent === undefined) throw new AppError('too_large', TOO_MUCH_TEXT)
  const { signal } = sent
  const { json, files } = await readLargeBody(body, { account: accountOf(request), signal, atMost: JSON_LIMIT })
  if (json === undefined) throw new AppError('invalid', TOO_MUCH_TEXT)
  // Nothing would drop them any more.
  signal.throwIfAborted()
  sent.names = Object.keys(files)
  keepSent(files)
  return json
}

/** Whose places a large body takes: by then the user is known, wherever one is asked for. */
const accountOf = ({ session, linkId, ip }: FastifyRequest): string =>
  session ? `user ${session.user.id}` : linkId ? `link ${linkId}` : ip

const TOO_MUCH_TEXT = 'Apart from its files a request holds at most 1 MB. Please send less at once.'

/** For a scope whose pages post plain forms, without any script. The body is its fields, the last of a name. */
export function readPageForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
