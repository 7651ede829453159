import { once } from 'node:events'
import { setImmediate as immediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { SentBytes } from '../files/sent-bytes.ts'
import type { CutBody } from './cut-files.ts'
import { openPlaces } from './places.ts'

/** A bound for what nobody foresees: files are cut out of the body's bytes, and what is left has a bound of its own. */
const HEAP_MEGABYTES = 384

/** One account must not keep others from sending. */
const places = openPlaces({ room: 2, waiting: 20, waitingOfAccount: 2 })

/** A large body without its files. */
export interface LargeBody {
  /** Undefined where the body is too large without its files. */
  json: string | undefined
  files: Record<string, SentBytes>
}

/** Whose body it is, until when somebody waits for it, and how many bytes it may have apart from its files. */
export interface Sender {
  account: string
  signal: AbortSignal
  atMost: number
}

/** Reads a JSON body in a thread, so that the event loop is not held by it. The body's bytes are given away. */
export async function readLargeBody(body: Buffer, { account, signal, atMost }: Sender): Promise<LargeBody> {
  const leave = await places.take(account, signal)
  try {
    // Its pieces have just been joined; the thread is started in another turn.
    await immediate()
    signal.throwIfAborted()
    const bytes = new Uint8Array(body.buffer, body.byteOffset, body.length)
    const thread = new Worker(new URL('./large-body-thread.ts', import.meta.url), {
      env: {},
      execArgv: [],
      workerData: { bytes, atMost },
      transferList: bytes.length === bytes.buffer.byteLength ? [bytes.buffer as ArrayBuffer] : [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    })
    const [{ json, files }] = (await once(thread, 'message')) as [CutBody]
    return {
      json,
      files: Object.fromEntries(
        Object.entries(files).map(([name, { letters, bytes: decoded }]) => [
          name,
          { letters, bytes: decoded === null ? null : Buffer.from(decoded) },
        ]),
      ),
    }
  } finally {
    leave()
  }
}
