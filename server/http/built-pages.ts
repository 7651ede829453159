import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** What the build says of the pages that it rendered (`scripts/prerender.mjs`). */
const builtPages = z.array(z.object({ path: z.string(), kind: z.enum(['still', 'app']), file: z.string() }))
type BuiltPage = z.infer<typeof builtPages>[number]

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

/** Pages that were rendered when the product was built, with the site's own address in them. */
export class BuiltPages {
  readonly #folder: string
  readonly #pages: ReadonlyMap<string, BuiltPage>
  readonly #kept = new Map<string, Promise<Sent>>()

  private constructor(folder: string, pages: ReadonlyMap<string, BuiltPage>) {
    this.#folder = folder
    this.#pages = pages
  }

  /** None where the folder has none, as in development. */
  static async in(folder: string): Promise<BuiltPages> {
    const table = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => '[]')
    const pages = builtPages.parse(JSON.parse(table))
    return new BuiltPages(folder, new Map(pages.map((page) => [page.path, page])))
  }

  get paths(): string[] {
    return [...this.#pages.keys()]
  }

  /**
   * The page for a request, if one was built. The app alone knows what it shows to somebody with a session, or at an address
   * that asks for more than the page.
   */
  for({ url, cookies }: Pick<FastifyRequest, 'url' | 'cookies'>): BuiltPage | undefined {
    const { pathname, searchParams } = new URL(url, 'http://site')
    const page = this.#pages.get(pathname === '/' ? '/' : pathname.replace(/\/$/, ''))
    if (page?.kind !== 'app') return page
    searchParams.delete('next')
    return cookies['csrftoken'] === undefined && searchParams.size === 0 ? page : undefined
  }

  async send(page: BuiltPage, site: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
    const { body, etag } = await this.#made(page, site, encoding)
    void reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding, Cookie' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
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
    const html = (await readFile(join(this.#folder, file), 'utf8')).replaceAll('__SITE__', site)
    const etag = `"${createHash('sha256').update(html).update(encoding).digest('base64url').slice(0, 22)}"`
    return { body: await ENCODINGS[encoding](Buffer.from(html)), etag }
  }
}
