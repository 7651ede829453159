import { toast } from '../ui/toast.tsx'

const ATTEMPTS = 3
const TIMEOUT = 30_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function fetchFile(url: string): Promise<Blob> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url, { credentials: 'same-origin', signal: AbortSignal.timeout(TIMEOUT) })
      if (response.ok) return await response.blob()
      throw new Error(`HTTP ${response.status}`)
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error('Failed to download file after 3 attempts', { cause: error })
      await pause(1000 * attempt)
    }
  }
}

/** Saves a letter to the person's device: three tries with growing pauses. */
export async function downloadLetter(url: string): Promise<void> {
  toast({ text: 'Starting download...' })
  try {
    const blob = await fetchFile(url)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = decodeURIComponent(url.split('/').at(-1) ?? 'letter')
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 0)
    toast('Letter downloaded successfully!')
  } catch {
    toast({ text: 'Failed to download letter. Please try again or open in new tab.', tone: 'error' })
  }
}
