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

/** Sends a file at once as a stream. XMLHttpRequest, since fetch tells nothing of the progress of what it sends. */
export function upload(file: File, onProgress: (bytes: number) => void): Upload {
  const request = new XMLHttpRequest()
  const cancelled = new ApiError(0, null, 'cancelled')
  let wanted = true
  const done = csrfToken().then(
    (token) =>
      new Promise<FileRef>((resolve, reject) => {
        if (!wanted) return reject(cancelled)
        request.open('POST', '/api/files/')
        request.responseType = 'json'
        request.setRequestHeader('Accept', 'application/json')
        if (token !== null) request.setRequestHeader('X-CSRFToken', token)
        request.upload.onprogress = (event) => onProgress(Math.min(event.loaded, file.size))
        request.onload = () => {
          if (request.status === 201) return resolve(request.response as FileRef)
          const refused = new ApiError(request.status, request.response)
          tellRefusal(refused)
          reject(refused)
        }
        request.onerror = () => reject(new ApiError(0, null, 'network'))
        request.onabort = () => reject(cancelled)
        const form = new FormData()
        form.append('file', file)
        request.send(form)
      }),
  )
  underway.add(done)
  void done.catch(() => undefined).finally(() => underway.delete(done))
  const cancel = () => {
    wanted = false
    request.abort()
  }
  return { done, cancel }
}
