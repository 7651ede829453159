import { ApiError } from './api-error.ts'

/** How long nothing may be heard of what is sent: a line can be dead without anybody saying so. */
const SILENCE_MS = 60_000

/**
 * Posts a form that holds a file: one attempt, for as long as it goes on. XMLHttpRequest, since fetch tells nothing of the
 * progress of what it sends.
 */
export async function transmit<T>(
  url: string,
  form: FormData,
  {
    headers,
    onProgress,
    signal,
    read = (reply) => reply.response as T,
  }: {
    headers: Record<string, string>
    /** Bytes of the whole form. */
    onProgress: (bytes: number) => void
    signal: AbortSignal
    /** What the reply comes to; its body, where nothing else is said. */
    read?: (reply: XMLHttpRequest) => T
  },
): Promise<T> {
  const request = new XMLHttpRequest()
  const lost = () => request.abort()
  let silence: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(lost, SILENCE_MS)
  }
  try {
    return await new Promise<T>((resolve, reject) => {
      const broken = () => reject(new ApiError(0, null, signal.aborted ? 'cancelled' : 'network'))
      if (signal.aborted) return broken()
      request.open('POST', url)
      request.responseType = 'json'
      request.setRequestHeader('Accept', 'application/json')
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = (event) => {
        heard()
        onProgress(event.loaded)
      }
      request.onload = () =>
        request.status >= 200 && request.status < 300
          ? resolve(read(request))
          : reject(new ApiError(request.status, request.response))
      request.onerror = broken
      request.onabort = broken
      signal.addEventListener('abort', lost)
      window.addEventListener('offline', lost)
      heard()
      request.send(form)
    })
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', lost)
    window.removeEventListener('offline', lost)
  }
}
