import type { FastifyInstance } from 'fastify'

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const PAGE_POLICY = policy({
  'default-src': "'self'",
  'img-src': "'self' data: blob:",
  'style-src': "'self'",
  'script-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

/** For stored files: own pages may frame them, and nothing in them may run or call out. */
export const FILE_POLICY = policy({
  'default-src': "'none'",
  'img-src': "'self' data:",
  'object-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
})

const ALWAYS = {
  'Content-Security-Policy': PAGE_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Those of them that mean something with a document alone. */
export const OF_PAGES = [
  'Content-Security-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Referrer-Policy',
]

/** The headers that every answer carries; constants, since computing them per request costs more than the request. */
export const constantHeaders = (production: boolean): Record<string, string> =>
  production ? { ...ALWAYS, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : ALWAYS

export function setHeaders(app: FastifyInstance, production: boolean): void {
  const headers = constantHeaders(production)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    // What an API answers belongs to one signed-in person: no cache may keep it. Routes may say otherwise.
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store')
    done()
  })
}
