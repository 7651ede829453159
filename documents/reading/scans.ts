import { runBounded } from './bounded.ts'
import { isClear, isUnclear, readScannedPage } from './ocr.ts'
import type { CheckedPages } from './reading.ts'
import { readsScans, type Tools } from './tools.ts'
import { counted } from './tsv.ts'

const MAX_SECONDS = 200
const LIST_SECONDS = 15
/** Page numbers and stamps of a scanner stand on pages that are pictures all the same. */
const NO_WORDS = 8
/** A fax puts its line on every page, an office its number and stamp; a page of running text has several times as many. */
const FEW_WORDS = 300
/** Square inches of pictures on a page that may be a scan; a letter has 93, a large photo 24. */
const LARGE = 30
/** Writing that cannot be made out is the page when there is this much more of it than of the words on it. */
const MUCH_MORE = 3
/** The clear share of a page of two languages, of which one can be read. */
const MOSTLY_CLEAR = 0.7

export interface Scanned {
  pages: string[]
  by: 'text' | 'ocr'
  /** Pages that are pictures and were not looked at. */
  left: number
  /** Pages with writing that could not be made out, or much of which could not. */
  unclear: number
  /** Pages that the file itself does not tell, and that could not be read off their pictures either. */
  garbled: number
}

/** Square inches of pictures by page, from what `pdfimages -list` prints: two lines of heading, then a picture a line. */
export function picturedOf(listing: string): Map<number, number> {
  const inches = new Map<number, number>()
  for (const row of listing.split('\n').slice(2)) {
    const [page, , type, width, height, , , , , , , , across, down] = row.trim().split(/\s+/)
    const area = (Number(width) / Number(across)) * (Number(height) / Number(down))
    if ((type === 'image' || type === 'stencil') && Number.isFinite(area))
      inches.set(Number(page), (inches.get(Number(page)) ?? 0) + area)
  }
  return inches
}

async function listed(file: string, { pdfimages, path, prlimit }: Tools, signal?: AbortSignal) {
  if (pdfimages === undefined) return undefined
  const bounds = { path, prlimit, seconds: LIST_SECONDS, megabytes: 512, signal }
  try {
    return picturedOf((await runBounded(pdfimages, ['-list', file], bounds)).toString())
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

/**
 * Pages that are pictures, by their place: those without words, those with hardly any beside a picture, and those with few
 * beside a large one.
 */
async function picturesAmong(file: string, counts: readonly number[], tools: Tools, signal?: AbortSignal) {
  const few = counts.some((words) => words > 0 && words < FEW_WORDS)
  const pictured = few && readsScans(tools) ? await listed(file, tools, signal) : undefined
  const isPicture = (words: number, inches: number | undefined): boolean => {
    if (words === 0) return true
    if (words < NO_WORDS) return pictured === undefined || inches !== undefined
    return words < FEW_WORDS && (inches ?? 0) >= LARGE
  }
  return counts.flatMap((words, index) => (isPicture(words, pictured?.get(index + 1)) ? [index] : []))
}

/** The pages with words as they are, the others read off their pictures as far as that can be done. */
export async function withScans(
  file: string,
  { pages, garbled, lost, counts }: CheckedPages,
  tools: Tools,
  { atMost, signal }: { atMost: number; signal?: AbortSignal },
): Promise<Scanned> {
  const scanned: Scanned = { pages: [...pages], by: 'text', left: 0, unclear: 0, garbled: 0 }
  for (const index of garbled) scanned.pages[index] = ''
  const isDoubtful = (index: number): boolean => garbled.includes(index) || lost.includes(index)
  const words = counts.map((count, index) => (garbled.includes(index) ? 0 : count))
  const pictures = await picturesAmong(file, words, tools, signal)
  const all = [...new Set([...pictures, ...lost])].sort((a, b) => a - b)
  const until = performance.now() + MAX_SECONDS * 1000
  for (const [turn, index] of all.entries()) {
    const text = scanned.pages[index] ?? ''
    if (!readsScans(tools) || turn >= atMost || performance.now() > until) {
      if (isDoubtful(index)) scanned.garbled += 1
      else if (text === '') scanned.left += 1
      continue
    }
    const seen = await readScannedPage(file, index + 1, tools, { signal })
    if (isClear(seen)) {
      if (counted(seen.text) <= (words[index] ?? 0)) continue
      scanned.pages[index] = seen.text
      scanned.by = 'ocr'
      if (seen.clear < MOSTLY_CLEAR) scanned.unclear += 1
    } else if (isDoubtful(index)) scanned.garbled += 1
    else if (isUnclear(seen)) {
      scanned.unclear += 1
      if (seen.letters > MUCH_MORE * (words[index] ?? 0)) scanned.pages[index] = ''
    }
  }
  return scanned
}
