import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { csrfToken } from './csrf.ts'
import { hashToken, newToken, SESSION_LIFE } from './session.ts'

export const SESSION_COOKIE = 'sessionid'
export const CSRF_COOKIE = 'csrftoken'
/** A browser that is known to an account, whoever is signed in. */
const DEVICE_COOKIE = 'device'
/** Where a browser stands between two calls of a sign-in. */
const STEP_COOKIE = 'signin'

/** Only this very host over TLS can set a cookie with this prefix, and no page of a neighbour. */
const OF_THIS_HOST = '__Host-'
const nameOf = (config: Pick<Config, 'production'>, name: string) => (config.production ? OF_THIS_HOST : '') + name

export const deviceToken = (request: FastifyRequest, config: Pick<Config, 'production'>): string | undefined =>
  request.cookies[nameOf(config, DEVICE_COOKIE)]
export const stepToken = (request: FastifyRequest, config: Pick<Config, 'production'>): string | undefined =>
  request.cookies[nameOf(config, STEP_COOKIE)]

/** Browsers keep no cookie longer than 400 days. */
const DEVICE_LIFE = 400 * 86_400

const shared = (config: Config) => ({ path: '/', sameSite: 'lax', secure: config.production }) as const

/** A remembered session outlives the browser; the other ends with it. */
const life = (remember: boolean) => (remember ? { maxAge: SESSION_LIFE.remembered / 1000 } : {})

export function setSessionCookies(reply: FastifyReply, config: Config, token: string, remember: boolean): void {
  reply.setCookie(SESSION_COOKIE, token, { ...shared(config), ...life(remember), httpOnly: true })
  setCsrfCookie(reply, config, { token_hash: hashToken(token), remember })
}

/** Binds `csrftoken` to the session. Without one it is only there to be found: no call of a stranger needs it. */
export function setCsrfCookie(
  reply: FastifyReply,
  config: Config,
  session: { token_hash: Buffer; remember: boolean } | null,
): void {
  const token = session === null ? newToken() : csrfToken(config.sessionSecret, session.token_hash)
  reply.setCookie(CSRF_COOKIE, token, { ...shared(config), ...life(session?.remember ?? false) })
}

export function clearCookies(reply: FastifyReply, config: Config): void {
  reply.clearCookie(SESSION_COOKIE, { ...shared(config), httpOnly: true })
  reply.clearCookie(CSRF_COOKIE, shared(config))
}

/** The prefix asks for the path `/`. */
const unread = (config: Config) => ({ ...shared(config), httpOnly: true })

export function setDeviceCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(nameOf(config, DEVICE_COOKIE), token, { ...unread(config), maxAge: DEVICE_LIFE })
}

export function setStepCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(nameOf(config, STEP_COOKIE), token, unread(config))
}

export function clearStepCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(nameOf(config, STEP_COOKIE), unread(config))
}
