import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import { csrfToken } from './csrf.ts'
import { hashToken, newToken, SESSION_LIFE } from './session.ts'

export const SESSION_COOKIE = 'sessionid'
export const CSRF_COOKIE = 'csrftoken'
/** A browser that is known to an account, whoever is signed in. */
export const DEVICE_COOKIE = 'device'
/** Where a browser stands between two calls of a sign-in. */
export const STEP_COOKIE = 'signin'

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

/** Sent to the calls of signing in alone. */
const atTheDoor = (config: Config) => ({ ...shared(config), path: '/api/auth/', httpOnly: true })
/** Sent to the settings of an account as well: a passkey is added in two calls. */
const ofAnAccount = (config: Config) => ({ ...shared(config), path: '/api/', httpOnly: true })

export function setDeviceCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(DEVICE_COOKIE, token, { ...atTheDoor(config), maxAge: DEVICE_LIFE })
}

export function setStepCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(STEP_COOKIE, token, ofAnAccount(config))
}

export function clearStepCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(STEP_COOKIE, ofAnAccount(config))
}
