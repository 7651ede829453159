import { t } from '@lingui/core/macro'
import { toast } from '../ui/toast.tsx'

const ATTEMPTS = 3
const TIMEOUT = 30_000
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What a download asks of its surroundings; a test has its own. */
interface Line {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  pause: (ms: number) => Promise<void>
}
const LINE: Line = { fetch: (...asked) => fetch(...asked), pause }

/** A file's answer: three tries with growing pauses, each of at most 30 s. */
async function ask<T>(
  url: string,
  read: (response: Response) => Promise<T>,
  { line = LINE, headers = {} }: { line?: Line; headers?: Record<string, string> } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const init = { headers, credentials: 'same-origin', signal: AbortSignal.timeout(TIMEOUT) } as const
      const response = await line.fetch(url, init)
      if (response.ok) return await read(response)
      throw new Error(`HTTP ${response.status}`)
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error(t`Failed to download file after 3 attempts`, { cause: error })
      await line.pause(1000 * attempt)
    }
  }
}

/** The bytes of a stored file. */
export const fetchFile = (url: string, line?: Line): Promise<Blob> =>
  ask(url, (response) => response.blob(), line && { line })

const NAMED = /filename\*=UTF-8''([^;]+)/
/** What the server calls the file, otherwise the end of its address. */
const nameOf = (response: Response): string =>
  decodeURIComponent(
    NAMED.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? response.url.split('/').at(-1) ?? 'letter',
  )

const FAILED = t`Failed to download letter. Please try again or open in new tab.`

/** Saves a letter to the person's device. */
export async function downloadLetter(
  url: string,
  { headers = {}, failed = FAILED }: { headers?: Record<string, string>; failed?: string } = {},
): Promise<void> {
  toast({ text: t`Starting download...` })
  try {
    const read = async (response: Response) => ({ name: nameOf(response), blob: await response.blob() })
    const { name, blob } = await ask(url, read, { headers })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = name
    link.click()
    // Some browsers read it only after the click has been dealt with.
    setTimeout(() => URL.revokeObjectURL(link.href), TIMEOUT)
    toast(t`Letter downloaded successfully!`)
  } catch (error) {
    toast({ text: failed, why: (error as Error).message, tone: 'error' })
  }
}
