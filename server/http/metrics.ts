import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { AppError } from '#domain/errors.ts'
import { costOf } from '../adapters/llm-prices.ts'
import { tokensTaken } from '../drafts/paid-answers.ts'
import type { Parts } from '../parts.ts'
import type { App } from './app.ts'
import { booksGauges } from './books-gauges.ts'
import { isLoopback } from './loopback.ts'

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  return token === undefined ? isLoopback(request) : isSame(request.headers.authorization ?? '', `Bearer ${token}`)
}

/** What language models took, of all processes on the database, so that a scrape of any of them tells the whole. */
function tokenCounters(registry: Registry, { db, log, config }: Parts): () => Promise<void> {
  const registers = [registry]
  const labels = ['task', 'provider', 'model'] as const
  const answers = new Counter({
    name: 'waiverly_model_answers_total',
    help: 'Answers of language models to tasks that have ended',
    labelNames: labels,
    registers,
  })
  const tokens = new Counter({
    name: 'waiverly_model_tokens_total',
    help: 'Tokens of those answers as the provider counted them; the cached ones are a part of the input',
    labelNames: [...labels, 'kind'] as const,
    registers,
  })
  const cost = new Counter({
    name: 'waiverly_model_cost_dollars_total',
    help: 'What the tokens of the models that are set cost at the prices that are set',
    labelNames: labels,
    registers,
  })
  return async () => {
    // Without the database the process still tells how it is, and of models what it knew last.
    const rows = await tokensTaken(db).catch((error: unknown) =>
      log.warn({ err: error }, 'tokens could not be counted'),
    )
    if (rows === undefined) return
    answers.reset()
    tokens.reset()
    cost.reset()
    for (const { kind: task, provider, model, answers: many, ...taken } of rows) {
      const of = { task, provider, model }
      answers.inc(of, Number(many))
      for (const [kind, count] of Object.entries(taken)) tokens.inc({ ...of, kind }, Number(count))
      const prices = [config.llm, config.verifier].find(
        (set) => set?.provider === provider && set.model === model,
      )?.prices
      if (prices === undefined) continue
      const usage = {
        input_tokens: Number(taken.input),
        cached_tokens: Number(taken.cached),
        output_tokens: Number(taken.output),
      }
      cost.inc(of, costOf(usage, prices))
    }
  }
}

/** What became of the mails that this process had to send, none of them told apart. */
function countMails(registry: Registry, { mails }: Parts): void {
  const counter = new Counter({
    name: 'waiverly_mails_total',
    help: 'Attempts to send a mail: sent, deferred (to be tried again), refused for good, given up after the last one',
    labelNames: ['outcome'] as const,
    registers: [registry],
    collect() {
      counter.reset()
      for (const [outcome, count] of Object.entries(mails)) counter.inc({ outcome }, count)
    },
  })
}

/**
 * `/metrics` for Prometheus: how the process is, how long requests take, by the routes' patterns, what models took, how mails
 * fared, whether the books balance.
 */
export function metricsRoutes(app: App, parts: Parts): void {
  const { config } = parts
  const registry = new Registry()
  const requests = new Histogram({
    name: 'waiverly_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  countMails(registry, parts)
  const countTokens = tokenCounters(registry, parts)
  const readBooks = booksGauges(registry, parts)
  let watching = false
  app.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new AppError('forbidden', 'Not for you to see')
    if (!watching) collectDefaultMetrics({ register: registry })
    watching = true
    await Promise.all([countTokens(), readBooks()])
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
