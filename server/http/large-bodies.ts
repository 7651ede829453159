import { once } from 'node:events'
import { setImmediate as immediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { AppError } from '#domain/errors.ts'
import type { SentBytes } from '../files/sent-bytes.ts'
import type { ReadBody } from './large-body-thread.ts'

/** A body of the largest size that holds nothing but files takes a third of it. */
const HEAP_MEGABYTES = 384
const THREADS = 2
const MOST_WAITING = 20
const TOO_BUSY = 'Too many people are sending files at once. Please try again in a minute.'
const TOO_DEEP = 'The request could not be read'

/** A large body without its files. */
export interface LargeBody {
  /** Undefined where the body is no JSON. */
  json: string | undefined
  files: Record<string, SentBytes>
}

let free = THREADS
const waiting: (() => void)[] = []

async function place(): Promise<void> {
  if (free > 0) {
    free -= 1
    return
  }
  if (waiting.length >= MOST_WAITING) throw new AppError('unavailable', TOO_BUSY, { extra: { retry_after: 60 } })
  await new Promise<void>((resolve) => waiting.push(resolve))
}

function leave(): void {
  const next = waiting.shift()
  if (next === undefined) free += 1
  else next()
}

/** Reads a JSON body in a thread, so that the event loop is not held by it. The body's bytes are given away. */
export async function readLargeBody(body: Buffer): Promise<LargeBody> {
  await place()
  // Its pieces have just been joined; the thread is started in another turn.
  await immediate()
  try {
    const bytes = new Uint8Array(body.buffer, body.byteOffset, body.length)
    const thread = new Worker(new URL('./large-body-thread.ts', import.meta.url), {
      env: {},
      execArgv: [],
      workerData: bytes,
      transferList: bytes.length === bytes.buffer.byteLength ? [bytes.buffer as ArrayBuffer] : [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    })
    const [{ json, files }] = (await once(thread, 'message')) as [ReadBody]
    return {
      json,
      files: Object.fromEntries(
        Object.entries(files).map(([name, { letters, bytes: decoded }]) => [
          name,
          { letters, bytes: decoded === null ? null : Buffer.from(decoded) },
        ]),
      ),
    }
  } catch (error) {
    // The thread ended for want of memory: a body of very many small values.
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') throw new AppError('invalid', TOO_DEEP)
    throw error
  } finally {
    leave()
  }
}
