import { t } from '@lingui/core/macro'
import { TIME_ZONE_HEADER } from '#domain/time-zone.ts'
import { ApiError } from './api-error.ts'
import { noteRefusal } from './line.ts'
import { tellSession } from './session-events.ts'
import { cookie, stored } from './stored.ts'

export interface CallOptions {
  /** Sent as JSON; a FormData as multipart. */
  body?: unknown
  signal?: AbortSignal
  /** Milliseconds until the call counts as not answered. */
  timeout?: number
  headers?: Record<string, string>
  /** The call belongs to no session: no CSRF header, and a 403 is its caller's to tell. */
  open?: boolean
  /** Goes on when the page is left. */
  keepalive?: boolean
  /** A refusal for lack of session or application is the caller's to tell, not the shell's. */
  quiet?: boolean
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const TIMEOUT = 10_000
const RETRIES = 3
const RETRY_PAUSE = 1000
const NO_TOKEN = t`Something wrong while login. Please try again later or contact the team`

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One attempt. Throws ApiError for every refusal and for no answer; an abort by the caller goes through as it is. */
async function attempt(method: Method, path: string, headers: Headers, options: CallOptions): Promise<Response> {
  const limit = AbortSignal.timeout(options.timeout ?? TIMEOUT)
  const { body, signal } = options
  const multipart = body instanceof FormData
  if (body !== undefined && !multipart) headers.set('Content-Type', 'application/json')
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      keepalive: options.keepalive === true,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      body: body === undefined ? undefined : multipart ? body : JSON.stringify(body),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, null, limit.aborted ? 'timeout' : 'network')
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The CSRF token of the cookie, asked for first where there is none. */
export async function csrfToken(fresh = false): Promise<string | null> {
  const token = fresh ? null : cookie('csrftoken')
  if (token !== null) return token
  await attempt('GET', '/api/auth/csrf/', new Headers(), {}).catch(() => undefined)
  return cookie('csrftoken')
}

async function headersFor(method: Method, options: CallOptions, freshToken: boolean): Promise<Headers> {
  const headers = new Headers({ Accept: 'application/json', ...options.headers })
  // What is drafted carries the day of whoever asks for it.
  headers.set(TIME_ZONE_HEADER, Intl.DateTimeFormat().resolvedOptions().timeZone)
  const application = stored('applicationId')
  if (application !== null && !options.open && !headers.has('X-Application-ID'))
    headers.set('X-Application-ID', application)
  if (method === 'GET' || options.open) return headers
  const token = await csrfToken(freshToken)
  if (token !== null) headers.set('X-CSRFToken', token)
  else if (!options.quiet) {
    // The call would only be refused, and that be told besides.
    tellSession({ kind: 'signed-out', text: NO_TOKEN })
    throw new ApiError(403, { detail: NO_TOKEN })
  }
  return headers
}

/** Only what is safe to repeat is repeated, and only where the server gave no answer or said it cannot now. */
const mayRepeat = (method: Method, error: unknown): boolean =>
  method === 'GET' && error instanceof ApiError && [0, 502, 503, 504].includes(error.status)

/** Tells the shell of a refusal that concerns more than its caller. */
export function tellRefusal(error: ApiError): void {
  if (error.status === 403 && /Authentication|CSRF/.test(error.detail))
    tellSession({ kind: 'signed-out', text: t`Something went wrong while login. Please login again.` })
  if (error.status === 404 && /No active application|Application does not exist/.test(error.detail))
    tellSession({
      kind: 'no-application',
      text: t`No active application found. Please create a personal profile first.`,
    })
}

async function once<T>(method: Method, path: string, options: CallOptions, freshToken = false): Promise<T> {
  const response = await attempt(method, path, await headersFor(method, options, freshToken), options)
  const body = await readBody(response)
  if (!response.ok) throw new ApiError(response.status, body)
  return body as T
}

/**
 * Calls the server. Answers with the JSON body, throws ApiError otherwise. A lost session and a missing application are
 * told to the shell besides, which leads away.
 */
export async function call<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  let freshToken = false
  for (let tries = 0; ; tries++) {
    try {
      return await once<T>(method, path, options, freshToken)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A token that another tab's login replaced: the refused call did nothing, so it may be sent once more.
      if (error.code === 'csrf_failed' && !freshToken) freshToken = true
      else if (mayRepeat(method, error) && tries < RETRIES) await pause(RETRY_PAUSE)
      else {
        noteRefusal(error)
        if (!options.open && !options.quiet) tellRefusal(error)
        throw error
      }
    }
  }
}

export const get = <T>(path: string, options?: CallOptions) => call<T>('GET', path, options)
export const post = <T>(path: string, body?: unknown, options?: CallOptions) =>
  call<T>('POST', path, { ...options, body })
export const put = <T>(path: string, body?: unknown, options?: CallOptions) =>
  call<T>('PUT', path, { ...options, body })
export const patch = <T>(path: string, body?: unknown, options?: CallOptions) =>
  call<T>('PATCH', path, { ...options, body })
export const del = <T = void>(path: string, body?: unknown, options?: CallOptions) =>
  call<T>('DELETE', path, { ...options, body })
