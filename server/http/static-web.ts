import { stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { Config } from '../config.ts'
import type { App } from './app.ts'
import { BuiltPages } from './built-pages.ts'
import type { MethodsOf } from './known-routes.ts'
import { OF_PAGES } from './headers.ts'
import { robots, sitemap } from './search-engines.ts'
import { siteOf } from './site.ts'

const BUILT = fileURLToPath(new URL('../../.build/web/', import.meta.url))
const NOT_PAGES = /^\/(api|assets|dev(?!\/ui$)|sandbox|metrics|healthz|readyz)(\/|$)/

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/'

/** True where a browser wants a page: an address of the web app, to be sorted out by its own router. */
function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  if ((request.method !== 'GET' && request.method !== 'HEAD') || NOT_PAGES.test(path)) return false
  const accept = request.headers.accept ?? '*/*'
  return accept.includes('text/html') || (accept.includes('*/*') && !path.slice(path.lastIndexOf('/')).includes('.'))
}

/** Vite names every asset by its content, so that a browser may keep it for ever; the page that names them must be fresh. */
const cacheControl = (path: string) => (path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

/** The built web app, and what is said where neither it nor a route has an answer. */
export function staticWeb(
  app: App,
  config: Pick<Config, 'publicUrl' | 'port' | 'google'>,
  methodsOf: MethodsOf,
  root = BUILT,
): void {
  const folder = resolve(root)
  const built = BuiltPages.in(join(folder, 'pages'), config.google !== undefined)
  app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    // An asset is known by its name and a page by its mark; nobody asks for half of one.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const control = cacheControl(path.replaceAll('\\', '/'))
      reply.header('Cache-Control', control)
      // What governs a page says nothing of its parts; with each of thirty chunks it is half a kilobyte.
      if (control !== 'no-cache' || /[.]js([.](br|gz))?$/.test(path))
        for (const name of OF_PAGES) reply.removeHeader(name)
    },
  })

  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    const page = wantsPage(request) ? (await built).for(request) : undefined
    if (page) return (await built).send(page, siteOf(config, request), request, reply)
    const { '*': name } = request.params as { '*': string }
    const file = join(folder, name)
    if (!name.includes('\0') && file.startsWith(folder + sep) && (await isFile(file))) return reply.sendFile(name)
    return reply.callNotFound()
  })

  app.get('/robots.txt', { config: { access: 'public' } }, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(siteOf(config, request))),
  )
  app.get('/sitemap.xml', { config: { access: 'public' } }, async (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(siteOf(config, request), (await built).paths)),
  )

  // Asked for by name where no page tells of an icon: beside a file that was opened, and by readers of feeds.
  app.get('/favicon.ico', { config: { access: 'public' } }, (_request, reply) => reply.redirect('/icon.svg', 301))

  app.setNotFoundHandler(async (request, reply) => {
    if (wantsPage(request)) {
      const pages = await built
      const shell = pages.shellFor(request)
      // The app says that there is nothing; a search engine reads the status.
      if (shell && !pages.has(pathOf(request))) reply.code(404)
      if (shell) return pages.send(shell, siteOf(config, request), request, reply)
      if (await isFile(join(folder, 'index.html'))) return reply.sendFile('index.html')
    }
    const methods = methodsOf(pathOf(request))
    if (methods.length === 0 || methods.includes(request.method)) throw new AppError('not_found', 'Not found')
    reply.header('Allow', methods.join(', '))
    throw new AppError('method_not_allowed', `Method "${request.method}" not allowed.`)
  })
}
