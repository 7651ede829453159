import { toast } from '../ui/toast.tsx'

const ATTEMPTS = 3
const TIMEOUT = 30_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const NAMED = /filename\*=UTF-8''([^;]+)/
/** What the server calls the file, otherwise the end of its address. */
const nameOf = (response: Response): string =>
  decodeURIComponent(
    NAMED.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? response.url.split('/').at(-1) ?? 'letter',
  )

async function fetchFile(url: string, headers: Record<string, string>): Promise<{ name: string; blob: Blob }> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url, { headers, credentials: 'same-origin', signal: AbortSignal.timeout(TIMEOUT) })
      if (response.ok) return { name: nameOf(response), blob: await response.blob() }
      throw new Error(`HTTP ${response.status}`)
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error('Failed to download file after 3 attempts', { cause: error })
      await pause(1000 * attempt)
    }
  }
}

const FAILED = 'Failed to download letter. Please try again or open in new tab.'

/** Saves a letter to the person's device: three tries with growing pauses. */
export async function downloadLetter(
  url: string,
  { headers = {}, failed = FAILED }: { headers?: Record<string, string>; failed?: string } = {},
): Promise<void> {
  toast({ text: 'Starting download...' })
  try {
    const { name, blob } = await fetchFile(url, headers)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 0)
    toast('Letter downloaded successfully!')
  } catch {
    toast({ text: failed, tone: 'error' })
  }
}
