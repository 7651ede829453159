import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * The same body once all of it has arrived, read from disk: a slow sender holds no memory. Of one longer than `atMost` bytes
 * only so much is kept that its reader sees it is too long. The file has no name any more, so that nothing of it is left behind.
 */
export async function spooledBody(body: Readable, atMost: number): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'waiverly-body-'))
  const file = await open(join(folder, 'body'), 'wx+', 0o600)
  try {
    await rm(folder, { recursive: true })
    let size = 0
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      const bytes = piece as Buffer
      await file.appendFile(bytes)
      size += bytes.length
      if (size > atMost) break
    }
    return file.createReadStream({ start: 0 })
  } catch (error) {
    await file.close()
    throw error
  }
}
