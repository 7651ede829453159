// A thread that reads one large JSON body: its files are decoded and handed over as bytes, beside what is left of it.
import { parentPort, workerData } from 'node:worker_threads'
import { cutFiles } from './cut-files.ts'

const { bytes, atMost } = workerData as { bytes: Uint8Array; atMost: number }
const body = cutFiles(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), atMost)
parentPort?.postMessage(
  body,
  Object.values(body.files).flatMap((file) => file.bytes ?? []),
)
