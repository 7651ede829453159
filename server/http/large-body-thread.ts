// A thread that reads one large JSON body: its files are decoded and handed over as bytes, what is left is JSON again.
import { parentPort, workerData } from 'node:worker_threads'
import { bytesOfBase64, withoutHead } from '../files/base64.ts'
import { newSentName } from '../files/sent-bytes.ts'

/** A shorter text costs nothing where the body is read. */
const LONG = 16 * 1024

export interface ReadBody {
  /** The body without its files; undefined where it is no JSON. */
  json: string | undefined
  files: Record<string, { letters: number; bytes: ArrayBuffer | null }>
}

type Files = ReadBody['files']

/** Takes the long base64 texts out of the value, wherever they are. */
function takeFiles(value: unknown): Files {
  const files: Files = {}
  const rest = [value]
  for (let one = rest.pop(); one !== undefined; one = rest.pop()) {
    if (typeof one !== 'object' || one === null) continue
    for (const [key, inner] of Object.entries(one)) {
      if (key !== 'base64_content' || typeof inner !== 'string' || inner.length < LONG) rest.push(inner)
      else (one as Record<string, unknown>)[key] = keep(files, withoutHead(inner))
    }
  }
  return files
}

function keep(files: Files, text: string): string {
  const name = newSentName()
  const bytes = bytesOfBase64(text)
  files[name] = { letters: text.length, bytes: bytes === null ? null : new Uint8Array(bytes).buffer }
  return name
}

function read(text: string): ReadBody {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    const files = takeFiles(value)
    return { json: JSON.stringify(value), files }
  } catch {
    return { json: undefined, files: {} }
  }
}

const body = read(Buffer.from(workerData as Uint8Array).toString('utf8'))
parentPort?.postMessage(
  body,
  Object.values(body.files).flatMap(({ bytes }) => bytes ?? []),
)
