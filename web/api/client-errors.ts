import type { ClientError } from '#domain/client-error.ts'
import { ApiError } from './api-error.ts'
import { post } from './client.ts'

const FRAME = /\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g

/** What may be told of a page that broke: neither the exception's words nor the whole address. */
export const brokenPage = (error: unknown, pathname: string): ClientError => {
  const name = error instanceof Error ? error.name : 'Error'
  const [page = '/'] = /^\/[a-z-]{0,40}(?=\/|$)/.exec(pathname) ?? []
  const frames = error instanceof Error ? error.stack?.match(FRAME) : null
  return { error: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error', page, at: frames?.slice(0, 8) ?? [] }
}

const reported = new WeakMap<object, Promise<string | null>>()

async function report(error: unknown): Promise<string | null> {
  // What failed on the server stands in its log already, under the id that it told.
  if (error instanceof ApiError) {
    const { id } = (error.body ?? {}) as { id?: unknown }
    return typeof id === 'string' ? id : null
  }
  const body = brokenPage(error, window.location.pathname)
  return post<{ id: string }>('/api/client-errors/', body, { open: true, quiet: true }).then(
    ({ id }) => id,
    () => null,
  )
}

/** The id under which an error stands in the server's log; null where it could not be told. Each is told once. */
export function idOfError(error: unknown): Promise<string | null> {
  if (typeof error !== 'object' || error === null) return report(error)
  const known = reported.get(error) ?? report(error)
  reported.set(error, known)
  return known
}
