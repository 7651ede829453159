import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Language, LANGUAGES } from '#domain/language.ts'
import { patternOf } from './known-routes.ts'
import { languageOf } from './language.ts'

/** What the build says of the pages that it rendered (`scripts/prerender.mjs`). */
const routesOfTheApp = z.array(z.string())
const builtPages = z.array(z.object({ path: z.string(), kind: z.enum(['still', 'app']), file: z.string() }))
interface BuiltPage {
  kind: z.infer<typeof builtPages>[number]['kind'] | 'shell'
  /** From the folder of built pages. */
  file: string
  language: Language
}

const ENCODINGS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes: Buffer) => bytes,
}
type Encoding = keyof typeof ENCODINGS

const encodingFor = (accepted = ''): Encoding => negotiate<Encoding>(accepted, ['br', 'gzip', 'identity']) ?? 'identity'

/** More than the names that one site goes by; a stranger's Host header must not fill the memory. */
const MOST_KEPT = 200

interface Sent {
  body: Buffer
  etag: string
}

/** Pages that were rendered when the product was built, in each language, with the site's own address in them. */
export class BuiltPages {
  readonly #folder: string
  readonly #google: boolean
  readonly #pages: ReadonlyMap<string, BuiltPage>
  readonly #routes: readonly RegExp[]
  readonly #kept = new Map<string, Promise<Sent>>()

  /** `pages`: by language and path. */
  private constructor(
    folder: string,
    google: boolean,
    pages: ReadonlyMap<string, BuiltPage>,
    routes: readonly string[],
  ) {
    this.#folder = folder
    this.#google = google
    this.#pages = pages
    // The app's router takes letters large and small.
    this.#routes = routes.map((route) => patternOf(route, 'i'))
  }

  /** None where the folder has none, as in development. `google`: whether one can sign in by it. */
  static async in(folder: string, google: boolean): Promise<BuiltPages> {
    const pages = new Map<string, BuiltPage>()
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const table = await readFile(join(folder, language, 'pages.json'), 'utf8').catch(() => null)
      if (table === null) continue
      pages.set(language, { kind: 'shell', file: join(language, 'shell.html'), language })
      for (const { path, kind, file } of builtPages.parse(JSON.parse(table)))
        pages.set(language + path, { kind, file: join(language, file), language })
    }
    const routes = await readFile(join(folder, 'routes.json'), 'utf8').catch(() => '[]')
    return new BuiltPages(folder, google, pages, routesOfTheApp.parse(JSON.parse(routes)))
  }

  /** Whether the app has a page at a path. */
  has(path: string): boolean {
    return this.#routes.some((route) => route.test(path))
  }

  /** Of every page, in whatever language. */
  get paths(): string[] {
    const paths = [...this.#pages].flatMap(([key, { kind, language }]) =>
      kind === 'shell' ? [] : key.slice(language.length),
    )
    return [...new Set(paths)]
  }

  /**
   * The page for a request, if one was built. The app alone knows what it shows to somebody with a session, or at an address
   * that asks for more than the page.
   */
  for(request: FastifyRequest): BuiltPage | undefined {
    const { pathname, searchParams } = new URL(request.url, 'http://site')
    const page = this.#pages.get(languageOf(request) + (pathname === '/' ? '/' : pathname.replace(/\/$/, '')))
    if (page?.kind !== 'app') return page
    searchParams.delete('next')
    return request.cookies['csrftoken'] === undefined && searchParams.size === 0 ? page : undefined
  }

  /** What the app starts from at every other address. */
  shellFor(request: FastifyRequest): BuiltPage | undefined {
    return this.#pages.get(languageOf(request))
  }

  /** A page at an address where there is none is sent as well, under the status that the reply has by then. */
  async send(page: BuiltPage, site: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
    const { body, etag } = await this.#made(page, site, encoding)
    void reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding, Accept-Language, Cookie' })
    if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
    void reply.header('Content-Language', page.language)
    if (encoding !== 'identity') void reply.header('Content-Encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(body)
  }

  #made(page: BuiltPage, site: string, encoding: Encoding): Promise<Sent> {
    const key = `${page.file} ${encoding} ${site}`
    const known = this.#kept.get(key)
    if (known) return known
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    const made = this.#make(page, site, encoding)
    this.#kept.set(key, made)
    return made
  }

  async #make({ file }: BuiltPage, site: string, encoding: Encoding): Promise<Sent> {
    const html = (await readFile(join(this.#folder, file), 'utf8'))
      .replaceAll('__SITE__', site)
      .replaceAll('__UNLESS_GOOGLE__', this.#google ? '' : 'hidden')
    const etag = `"${createHash('sha256').update(html).update(encoding).digest('base64url').slice(0, 22)}"`
    return { body: await ENCODINGS[encoding](Buffer.from(html)), etag }
  }
}
