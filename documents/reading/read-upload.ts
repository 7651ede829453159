import { fileURLToPath } from 'node:url'
import type { FileKind } from '#domain/file.ts'
import { runHeld } from './held.ts'
import { pointsOf } from './image-size.ts'
import { readPicture, readScannedPage } from './ocr.ts'
import type { Read } from './reader.ts'
import { type Reading, unread } from './reading.ts'
import { findTools, readsPictures, readsScans, type Tools } from './tools.ts'

export type { Reading } from './reading.ts'

const SECONDS = 15
/** Pictures of more points than a page scanned at 600 to the inch. */
const MAX_POINTS = 60_000_000
/** Reading pictures is slow: of a long scan the first pages are read. */
const MAX_SCANNED_PAGES = 60
const MAX_SCAN_SECONDS = 200
const READER = fileURLToPath(new URL('./reader.ts', import.meta.url))

export interface ReadOptions {
  /** Where programs are looked for: what the machine's `PATH` says. */
  path: string
  signal?: AbortSignal
}

async function readText(file: string, kind: FileKind, tools: Tools, signal?: AbortSignal): Promise<Read> {
  try {
    const printed = await runHeld(READER, [file, kind], tools, { seconds: SECONDS, signal })
    return JSON.parse(printed.toString()) as Read
  } catch {
    signal?.throwIfAborted()
    return { failed: 'broken' }
  }
}

async function readImage(file: string, kind: FileKind, tools: Tools, signal?: AbortSignal): Promise<Reading> {
  if (!readsPictures(tools)) return unread('scan')
  if (((await pointsOf(file, kind)) ?? Infinity) > MAX_POINTS) return unread('broken')
  const words = await readPicture(file, tools, { signal })
  return words === '' ? unread('blank') : { pages: [words], by: 'ocr', reason: null }
}

/** Marks, page numbers and stamps of a scanner stand on pages that are pictures all the same. */
const isPicture = (page: string): boolean => page.replace(/[^\p{L}\p{N}]/gu, '').length < 8

/** The pages with words as they are, the others read off their pictures as far as that can be done. */
async function withScans(file: string, texts: readonly string[], tools: Tools, signal?: AbortSignal) {
  const pictures = texts.flatMap((page, index) => (isPicture(page) ? [index] : []))
  const tried = readsScans(tools) ? pictures.slice(0, MAX_SCANNED_PAGES) : []
  const until = performance.now() + MAX_SCAN_SECONDS * 1000
  const pages = [...texts]
  const left = new Set(pictures)
  let by: 'text' | 'ocr' = 'text'
  for (const index of tried) {
    if (performance.now() > until) break
    left.delete(index)
    const words = await readScannedPage(file, index + 1, tools, { signal })
    if (words === '') continue
    pages[index] = words
    by = 'ocr'
  }
  return { pages, by, wanting: [...left].some((index) => pages[index] === '') }
}

async function readPaged(file: string, kind: FileKind, tools: Tools, signal?: AbortSignal): Promise<Reading> {
  const read = await readText(file, kind, tools, signal)
  if ('failed' in read) return unread(read.failed)
  const { pages, by, wanting } =
    kind === 'pdf'
      ? await withScans(file, read.pages, tools, signal)
      : { pages: read.pages, by: 'text' as const, wanting: false }
  const unseen = wanting && !readsScans(tools)
  if (pages.every((page) => page === '')) return unread(unseen ? 'scan' : 'blank')
  return { pages, by, reason: unseen ? 'part_scan' : read.cut || wanting ? 'long' : null }
}

/** The words of an uploaded file, page by page. A file that cannot be read is a result, never an error of ours. */
export async function readUpload(file: string, kind: FileKind, { path, signal }: ReadOptions): Promise<Reading> {
  const tools = await findTools(path)
  return kind === 'png' || kind === 'jpg' ? readImage(file, kind, tools, signal) : readPaged(file, kind, tools, signal)
}
