import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'

const WORKER = new URL('./straighten-worker.ts', import.meta.url)

/** Turns the picture in a file, as pdftoppm wrote it, so that its lines lie level. */
export async function straighten(file: string, signal?: AbortSignal): Promise<void> {
  const worker = new Worker(WORKER, { workerData: await readFile(file), env: {} })
  try {
    const [level] = (await once(worker, 'message', { signal })) as [Uint8Array | undefined]
    if (level) await writeFile(file, level)
  } finally {
    await worker.terminate()
  }
}
