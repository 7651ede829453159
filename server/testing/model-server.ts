import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as passes } from 'node:timers/promises'
import { dialectOf, type Asked } from './model-dialects.ts'
import { fromFacts } from '#drafting/testing/model-script.ts'

/** What the server does with a call: answers, or fails in one of the ways in which providers fail. */
export type Answer =
  | { text: string; ended?: 'complete' | 'cut off' | 'refused' }
  | { status: number; headers?: Record<string, string> }
  /** A body as it is, whatever it is: another server's page, bytes that are no UTF-8. */
  | { body: string | Buffer; type?: string }
  /** Half of an HTTP answer, and then the connection is gone. */
  | { brokenOff: true }
  /** No answer for as long as the caller stays. */
  | { hangs: true }

export type Script = (asked: Asked) => Answer | Promise<Answer>

/** A call that the server took, in order. */
export interface Call extends Asked {
  /** True once its answer was sent whole. */
  answered: boolean
  /** True where the caller went away before. */
  left: boolean
  input_tokens: number
  cached_tokens: number
  output_tokens: number
}

export interface ModelServer {
  url: string
  calls: Call[]
  /** Another script from now on. */
  follow(script: Script): void
  close(): Promise<void>
}

/** Providers count about four letters as a token. */
const tokensOf = (text: string): number => Math.ceil(text.length / 4)

/** How long an answer takes: until its first token, and for each further one. */
export interface Latency {
  firstMs: number
  perTokenMs: number
}

const AT_ONCE: Latency = { firstMs: 0, perTokenMs: 0 }

/**
 * A language model that does as its script says, behind the HTTP of Anthropic's Messages, OpenAI's Responses and chat
 * completions. What it is asked and what it answered is counted.
 */
export async function startModelServer(
  options: { script?: Script; latency?: Latency; port?: number } = {},
): Promise<ModelServer> {
  let script: Script = options.script ?? ((asked) => ({ text: fromFacts(asked) }))
  const latency = options.latency ?? AT_ONCE
  const calls: Call[] = []
  const cached = new Set<string>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const dialect = dialectOf(request.url ?? '')
    const body = await bodyOf(request)
    if (dialect === undefined) return void response.writeHead(404).end()
    const asked = dialect.read(body, request.headers)
    const shared = `${asked.system}\n\n${asked.material}`
    const isCached = asked.system !== '' && cached.has(shared)
    const call: Call = {
      ...asked,
      answered: false,
      left: false,
      input_tokens: tokensOf(shared + asked.prompt),
      cached_tokens: isCached ? tokensOf(shared) : 0,
      output_tokens: 0,
    }
    calls.push(call)
    const gone = new AbortController()
    response.on('close', () => {
      call.left = !call.answered
      gone.abort()
    })
    const done = await script(asked)
    if ('hangs' in done) return
    if ('status' in done) {
      response.writeHead(done.status, { 'content-type': 'application/json', ...done.headers })
      return void response.end(JSON.stringify({ error: { type: 'error', message: `scripted ${done.status}` } }))
    }
    if ('body' in done) {
      response.writeHead(200, { 'content-type': done.type ?? 'application/json' })
      return void response.end(done.body)
    }
    if ('brokenOff' in done) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '10000' })
      response.write('{"id":"x","content":[{"ty')
      return void response.destroy()
    }
    call.output_tokens = tokensOf(done.text)
    await passes(latency.firstMs, undefined, { signal: gone.signal })
    // Calls that come before the first answer begins find nothing in the cache.
    cached.add(shared)
    await passes(call.output_tokens * latency.perTokenMs, undefined, { signal: gone.signal })
    call.answered = true
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(dialect.write(done.text, done.ended ?? 'complete', call)))
  }

  const server = createServer((request, response) => {
    // A caller that leaves while it waits breaks the wait off; nobody is there to hear of it.
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    follow(next) {
      script = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? {} : JSON.parse(text)
}
