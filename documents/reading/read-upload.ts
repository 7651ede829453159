import { fileURLToPath } from 'node:url'
import type { UnreadReason } from '#domain/case-file.ts'
import type { FileKind } from '#domain/file.ts'
import { runHeld } from './held.ts'
import { sizeOf } from './image-size.ts'
import { isClear, isUnclear, readPhoto } from './ocr.ts'
import { type CheckedRead, type Reading, unread } from './reading.ts'
import { type Scanned, withScans } from './scans.ts'
import { printAgain } from './second-reader.ts'
import { findTools, readsPictures, readsScans, type Tools } from './tools.ts'

export type { Reading } from './reading.ts'

const SECONDS = 15
/** Pictures of more points than a page scanned at 600 to the inch. */
const MAX_POINTS = 60_000_000
/** No letter can be told that is lower. */
const LEAST_SIDE = 8
const READER = fileURLToPath(new URL('./reader.ts', import.meta.url))

export interface ReadOptions {
  /** Where programs are looked for: what the machine's `PATH` says. */
  path: string
  signal?: AbortSignal
  /** Reading pictures is slow: of a long scan so many pages are read. */
  scannedPages?: number
  /** False: the pages of a PDF are not held against those of a second reader. */
  again?: boolean
  /**
   * What reads the words that stand in a file, and checks them by what a second reader printed; a process for each, held
   * within bounds, unless told otherwise.
   */
  readText?: (
    file: string,
    kind: FileKind,
    by: { printed: Buffer; tools: Tools; signal?: AbortSignal },
  ) => Promise<CheckedRead>
}

const SCANNED_PAGES = 60

const readHeld: NonNullable<ReadOptions['readText']> = async (file, kind, { printed, tools, signal }) => {
  try {
    const read = await runHeld(READER, [file, kind], tools, { seconds: SECONDS, signal, input: printed })
    return JSON.parse(read.toString()) as CheckedRead
  } catch {
    signal?.throwIfAborted()
    return { failed: 'broken' }
  }
}

async function readImage(file: string, kind: 'jpg' | 'png', tools: Tools, signal?: AbortSignal): Promise<Reading> {
  if (!readsPictures(tools)) return unread('scan', 1)
  const size = await sizeOf(file, kind)
  if (size === null || size.width * size.height > MAX_POINTS) return unread('broken')
  if (Math.min(size.width, size.height) < LEAST_SIDE) return unread('blank', 1)
  const seen = await readPhoto(file, kind, size, tools, { signal })
  if (isClear(seen)) return { pages: [seen.text], by: 'ocr', reason: null, count: 1 }
  return unread(isUnclear(seen) ? 'unclear' : 'blank', 1)
}

function reasonOf(
  { pages, left, unclear, garbled }: Scanned,
  { cut, isWanting }: { cut: boolean; isWanting: boolean },
  tools: Tools,
): UnreadReason | null {
  const none = pages.every((page) => page === '')
  if (garbled > 0) return none ? 'garbled' : 'part_garbled'
  if (left > 0 && !readsScans(tools)) return none ? 'scan' : 'part_scan'
  if (unclear > 0) return none ? 'unclear' : 'part_unclear'
  if (none) return 'blank'
  if (cut || left > 0) return isWanting ? 'long_uncompared' : 'long'
  return isWanting ? 'uncompared' : null
}

async function readPaged(
  file: string,
  kind: FileKind,
  tools: Tools,
  { scannedPages: atMost = SCANNED_PAGES, again = true, readText = readHeld, signal }: ReadOptions,
): Promise<Reading> {
  const { printed, isWanting } =
    kind === 'pdf' && again ? await printAgain(file, tools, signal) : { printed: Buffer.alloc(0), isWanting: false }
  const read = await readText(file, kind, { printed, tools, signal })
  if ('failed' in read) return unread(read.failed)
  const scanned: Scanned =
    kind === 'pdf'
      ? await withScans(file, read, tools, { atMost, signal })
      : { pages: read.pages, by: 'text', left: 0, unclear: 0, garbled: 0 }
  const reason = reasonOf(scanned, { cut: read.cut, isWanting }, tools)
  const { pages, by } = scanned
  const count = read.length
  return pages.every((page) => page === '') ? unread(reason ?? 'blank', count) : { pages, by, reason, count }
}

/** The words of an uploaded file, page by page. A file that cannot be read is a result, never an error of ours. */
export async function readUpload(file: string, kind: FileKind, options: ReadOptions): Promise<Reading> {
  const tools = await findTools(options.path)
  return kind === 'png' || kind === 'jpg'
    ? readImage(file, kind, tools, options.signal)
    : readPaged(file, kind, tools, options)
}
