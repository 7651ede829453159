import type { FileRef, FileRule } from '#domain/file.ts'
import type { NoticeAtUpload } from '#domain/rfe-replies.ts'
import { ApiError } from './api-error.ts'
import { csrfToken, tellRefusal } from './client.ts'
import { keepNoticeRead } from './notice-at-upload.ts'
import { queryClient } from './query-client.ts'
import { transmit } from './transmit.ts'

/** Key of what is known of files that are the same: each that is uploaded may be one. */
export const SAME_FILES = ['same-files']

export interface Upload {
  done: Promise<FileRef>
  cancel: () => void
}

const underway = new Set<Promise<unknown>>()

const watching = new Set<() => void>()
const tell = () => {
  for (const look of watching) look()
}

export const isSending = (): boolean => underway.size > 0

/** Has something called whenever a file begins or ends to be on its way. Returns how to stop that. */
export function onSending(look: () => void): () => void {
  watching.add(look)
  return () => void watching.delete(look)
}

/** Resolves when no upload is under way: a form that is saved meanwhile would leave the file out. */
export const uploadsSettled = async (): Promise<void> => {
  await Promise.allSettled(underway)
}

/** True where the file never got through, so that the same may go through another time; a refusal stands. */
export const isInterrupted = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code !== 'cancelled' &&
  (error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500)

async function send(
  file: File,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
  { freshToken, as }: { freshToken: boolean; as: FileRule['as'] },
): Promise<FileRef> {
  const token = await csrfToken(freshToken)
  const form = new FormData()
  if (as !== undefined) form.append('as', as)
  form.append('file', file)
  const { notice, ...stored } = await transmit<FileRef & { notice?: NoticeAtUpload }>('/api/files/', form, {
    headers: token === null ? {} : { 'X-CSRFToken': token },
    onProgress: (bytes) => onProgress(Math.min(bytes, file.size)),
    signal,
  })
  if (notice !== undefined) keepNoticeRead(stored.url, notice)
  return stored
}

/** Sends a file at once as a stream. */
export function upload(file: File, onProgress: (bytes: number) => void, as?: FileRule['as']): Upload {
  const stop = new AbortController()
  const attempt = (freshToken: boolean) => send(file, onProgress, stop.signal, { freshToken, as })
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
  tell()
  void done
    .catch(() => undefined)
    .finally(() => {
      underway.delete(done)
      tell()
      void queryClient.invalidateQueries({ queryKey: SAME_FILES })
    })
  return { done, cancel: () => stop.abort() }
}
