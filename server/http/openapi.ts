import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ENDPOINTS } from '#domain/api.ts'
import type { Access, Endpoint } from '#domain/endpoint.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { LINK_HEADER } from '#domain/letter-link.ts'
import { shapeOf } from '#domain/section.ts'
import type { App } from './app.ts'
import { docsPage } from './docs-page.ts'
import { STATUS } from './errors.ts'
import { PAGE_STYLE, PAGE_STYLE_PATH, sendPage } from './page.ts'

const withoutSlash = (path: string) => path.replace(/\/$/, '')
const CALLS = new Map(ENDPOINTS.map((call) => [`${call.method} ${withoutSlash(call.path)}`, call]))

const problem = z.object({ detail: z.string(), code: z.string() })
const fieldProblems = z.record(z.string(), z.array(z.string()))
const entryProblems = z.array(z.object({ index: z.int(), errors: fieldProblems }))

const upload = z.string().meta({ format: 'binary' })

/** A multipart body: the fields of its schema, and its files as bytes. */
const multipart = (body: z.ZodType | undefined, files: readonly string[] = []): z.ZodType =>
  z.object({
    ...(body && shapeOf(body)),
    ...Object.fromEntries(files.map((name) => [name, upload.optional()])),
  })

function pathParameters(path: string): z.ZodType | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name))
  return names.length === 0 ? undefined : z.object(Object.fromEntries(names.map((name) => [name, z.string()])))
}

const APPLICATION_HEADER = z.object({ 'X-Application-ID': z.string().optional() })
const SAFE = new Set(['GET', 'HEAD'])

/** How whoever may not call is refused. */
const REFUSED: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  link: ['not_found', 'link_expired', 'too_many_requests'],
  session: ['not_authenticated'],
  application: ['not_authenticated', 'not_found'],
}

/** Every status with which a call may be refused: what follows from what it takes and who may call, and its own. */
function refusalsOf({ access, path, method, costly, refusals = [] }: Endpoint): number[] {
  const codes: ErrorCode[] = [
    ...REFUSED[access],
    ...(path.includes(':') ? (['not_found'] as const) : []),
    ...(SAFE.has(method) ? [] : (['too_large', 'unsupported_media_type'] as const)),
    ...(costly === undefined ? [] : (['too_many_requests'] as const)),
    ...refusals,
  ]
  return codes.map((code) => STATUS[code])
}

/** What proves that somebody may make the call. */
const securityOf = ({ access, method }: Endpoint): Record<string, string[]>[] => {
  if (access === 'public') return []
  if (access === 'link') return [{ link: [] }]
  return [{ session: [], ...(!SAFE.has(method) && { csrf: [] }) }]
}

/** A call of domain/api.ts as the documentation's schema of its route. What the route itself reads its body by comes first. */
function describe(call: Endpoint, route: FastifySchema | undefined): FastifySchema {
  const isMultipart = call.encoding === 'multipart'
  const body = route?.body instanceof z.ZodType ? route.body : call.body
  const takesSomething = body !== undefined || !SAFE.has(call.method) || call.path.includes(':')
  return {
    summary: call.summary,
    tags: [call.path.replace(/^\/api\/(product\/|payments\/)?/, '').split('/')[0] ?? 'other'],
    ...(isMultipart && { consumes: ['multipart/form-data'], body: multipart(body, call.files) }),
    ...(!isMultipart && body && { body }),
    params: pathParameters(call.path),
    ...(call.query && { querystring: call.query }),
    ...(call.access === 'application' && { headers: APPLICATION_HEADER }),
    security: securityOf(call),
    response: {
      [call.status]: call.reply ?? z.unknown(),
      ...Object.fromEntries(refusalsOf(call).map((status) => [status, problem])),
      ...(takesSomething && { 400: z.union([fieldProblems, entryProblems, problem]) }),
    },
  }
}

/** Collects routes for the documentation; must come before them. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Waiverly', version: '1', description: 'Prepare an EB-2 National Interest Waiver petition.' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
          csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
          link: { type: 'apiKey', in: 'header', name: LINK_HEADER },
        },
      },
    },
    transform: (document) => {
      const [method] = [document.route.method].flat()
      const call = CALLS.get(`${method} ${withoutSlash(document.url)}`)
      if (call === undefined) return { schema: { hide: true }, url: document.url }
      return jsonSchemaTransform({ ...document, schema: describe(call, document.schema) })
    },
  })
}

/** `/api/openapi.json` for programs and `/api/docs/` for people, both of the calls that the server has. */
export function docsRoutes(app: App): void {
  const open = { config: { access: 'public' } } as const
  // Made once: anybody may ask for it, and it is large. As one and the same buffer it is compressed once as well.
  let description: Buffer | undefined
  app.get('/api/openapi.json', open, (_request, reply) => {
    description ??= Buffer.from(JSON.stringify(app.swagger()))
    return reply.type('application/json; charset=utf-8').send(description)
  })
  app.get('/api/docs/', open, (_request, reply) => sendPage(reply, 'Waiverly API', docsPage(app.swagger())))
  app.get(PAGE_STYLE_PATH, open, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('Cache-Control', 'no-cache').send(PAGE_STYLE),
  )
}
