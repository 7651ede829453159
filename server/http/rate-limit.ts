import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Costly } from '#domain/endpoint.ts'
import { AppError } from '#domain/errors.ts'
import type { Config } from '../config.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Calls of one address in a stretch of time. */
const PER_ADDRESS = {
  login: { max: 30, timeWindow: MINUTE },
  register: { max: 60, timeWindow: HOUR },
  resend: { max: 20, timeWindow: HOUR },
  'forgot-password': { max: 20, timeWindow: HOUR },
  provider: { max: 30, timeWindow: MINUTE },
  contact: { max: 20, timeWindow: HOUR },
  'client-error': { max: 30, timeWindow: HOUR },
  'link-guess': { max: 20, timeWindow: HOUR },
} as const

/** Calls with one link in a stretch of time, whatever addresses they come from: pages are set at each change. */
const PER_LINK = {
  read: { max: 120, timeWindow: MINUTE },
  edit: { max: 15, timeWindow: MINUTE },
  confirm: { max: 30, timeWindow: MINUTE },
  download: { max: 30, timeWindow: MINUTE },
  'hand-in': { max: 20, timeWindow: HOUR },
} as const

/** Costly calls of one user in a stretch of time: far more than anybody makes by hand, whatever addresses they come from. */
const PER_USER: Record<Costly, { max: number; timeWindow: number }> = {
  upload: { max: 300, timeWindow: 5 * MINUTE },
  'save-files': { max: 300, timeWindow: 5 * MINUTE },
  import: { max: 300, timeWindow: HOUR },
  'case-file': { max: 120, timeWindow: MINUTE },
  document: { max: 240, timeWindow: MINUTE },
  check: { max: 240, timeWindow: MINUTE },
  start: { max: 300, timeWindow: HOUR },
  export: { max: 20, timeWindow: HOUR },
  order: { max: 300, timeWindow: HOUR },
  // Each may send a mail.
  'letter-link': { max: 60, timeWindow: HOUR },
}
export const COSTLY = Object.keys(PER_USER) as Costly[]

/** Failed logins of one account in a stretch of time, whatever addresses they come from. */
export const FAILURES_PER_ACCOUNT = { max: 10, timeWindow: 15 * MINUTE }

/** Links of a kind that are mailed to one account in a stretch of time, whatever addresses they are asked for from. */
export const LINKS_PER_ACCOUNT = { max: 20, timeWindow: HOUR }

export const scaled = (max: number, { rateLimitFactor }: Config): number =>
  Math.max(1, Math.floor(max * rateLimitFactor))

export function tooManyRequests(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const unit = seconds === 1 ? 'second' : 'seconds'
  return new AppError('too_many_requests', `Too many requests. Please try again in ${seconds} ${unit}.`, {
    extra: { retry_after: seconds },
  })
}

/** A route's limit: `{ config: { rateLimit: perAddress(parts.config, 'login') } }`. */
export const perAddress = (config: Config, name: keyof typeof PER_ADDRESS): RateLimitOptions => ({
  max: scaled(PER_ADDRESS[name].max, config),
  timeWindow: PER_ADDRESS[name].timeWindow,
})

/** The limit of a route that is called by the link of a letter. */
export const perLink = (config: Config, name: keyof typeof PER_LINK): RateLimitOptions => ({
  max: scaled(PER_LINK[name].max, config),
  timeWindow: PER_LINK[name].timeWindow,
  keyGenerator: (request) => request.letterLink,
})

/** The limit of a kind of call for the user who makes it. Only for calls whose session is known by then. */
export const perUser = (config: Config, name: Costly): RateLimitOptions => ({
  max: scaled(PER_USER[name].max, config),
  timeWindow: PER_USER[name].timeWindow,
  keyGenerator: (request) => String(request.user.id),
})

export function limitRates(app: FastifyInstance): void {
  const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  app.register(rateLimit, {
    global: false,
    cache: 10_000,
    // One home has a whole subnet of IPv6.
    ipv6Subnet: 64,
    addHeaders: { ...quiet, 'retry-after': true },
    addHeadersOnExceeding: quiet,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  })
}
