import type { FileRef } from '#domain/file.ts'
import { ApiError } from './api-error.ts'
import { csrfToken, tellRefusal } from './client.ts'

export interface Upload {
  done: Promise<FileRef>
  cancel: () => void
}

const underway = new Set<Promise<unknown>>()

/** Resolves when no upload is under way: a form that is saved meanwhile would leave the file out. */
export const uploadsSettled = async (): Promise<void> => {
  await Promise.allSettled(underway)
}

/** How long nothing may be heard of an upload: a line can be dead without anybody saying so. */
const SILENCE_MS = 60_000

/** True where the file never got through, so that the same may go through another time; a refusal stands. */
export const isInterrupted = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code !== 'cancelled' &&
  (error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500)

/** One attempt. XMLHttpRequest, since fetch tells nothing of the progress of what it sends. */
async function send(
  file: File,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
  freshToken: boolean,
): Promise<FileRef> {
  const token = await csrfToken(freshToken)
  const request = new XMLHttpRequest()
  const lost = () => request.abort()
  let silence: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(lost, SILENCE_MS)
  }
  try {
    return await new Promise<FileRef>((resolve, reject) => {
      const broken = () => reject(new ApiError(0, null, signal.aborted ? 'cancelled' : 'network'))
      if (signal.aborted) return broken()
      request.open('POST', '/api/files/')
      request.responseType = 'json'
      request.setRequestHeader('Accept', 'application/json')
      if (token !== null) request.setRequestHeader('X-CSRFToken', token)
      request.upload.onprogress = (event) => {
        heard()
        onProgress(Math.min(event.loaded, file.size))
      }
      request.onload = () =>
        request.status === 201
          ? resolve(request.response as FileRef)
          : reject(new ApiError(request.status, request.response))
      request.onerror = broken
      request.onabort = broken
      signal.addEventListener('abort', lost)
      window.addEventListener('offline', lost)
      const form = new FormData()
      form.append('file', file)
      heard()
      request.send(form)
    })
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', lost)
    window.removeEventListener('offline', lost)
  }
}

/** Sends a file at once as a stream. */
export function upload(file: File, onProgress: (bytes: number) => void): Upload {
  const stop = new AbortController()
  const attempt = (freshToken: boolean) => send(file, onProgress, stop.signal, freshToken)
  const done = attempt(false)
    // A token that another tab's login replaced: the refused call did nothing, so it may be sent once more.
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'csrf_failed') return attempt(true)
      throw error
    })
    .catch((error: unknown) => {
      if (error instanceof ApiError) tellRefusal(error)
      throw error
    })
  underway.add(done)
  void done.catch(() => undefined).finally(() => underway.delete(done))
  return { done, cancel: () => stop.abort() }
}
