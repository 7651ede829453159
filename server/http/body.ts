import type { FastifyInstance } from 'fastify'

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

/** Bodies that are read before the handler: JSON, also an empty one, since clients send its type with a bare DELETE. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.decorateRequest('rawBody', null)
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (request.routeOptions.config.rawBody === true) request.rawBody = body
    if (body.length === 0) done(null, undefined)
    else void parse(request, body.toString('utf8'), done)
  })
}

/** For a scope whose pages post plain forms, without any script. The body is its fields, the last of a name. */
export function readPageForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
