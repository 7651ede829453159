import { ApiError } from './api-error.ts'

/** How large a stored file is; throws ApiError where it cannot be had. Its bytes stay where they are. */
export async function fileSize(url: string, signal: AbortSignal): Promise<number> {
  const reply = await fetch(url, { method: 'HEAD', credentials: 'same-origin', signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new ApiError(0, null, 'network')
  })
  if (!reply.ok) throw new ApiError(reply.status, null)
  return Number(reply.headers.get('content-length') ?? 0)
}
