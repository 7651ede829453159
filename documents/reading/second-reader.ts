import { runBounded } from './bounded.ts'
import { MAX_PAGES, tidyPage } from './reading.ts'
import type { Tools } from './tools.ts'
import { decoded } from './word-parts.ts'

const SECONDS = 15
const MEGABYTES = 512

/** Of what `pdftotext -bbox-layout` prints: where a page, a block or a line ends, and each word. */
const PARTS = /<\/(?<end>page|block|line)>|<word [^>]*>(?<word>[^<]*)<\/word>/g
const ENDS: Readonly<Record<string, string>> = { page: '\f', block: '\n\n', line: '\n' }

/** The pages of what `pdftotext -bbox-layout` prints; none of nothing. */
export function pagesIn(printed: string): string[] {
  const parts: string[] = []
  for (const { groups: { end = '', word } = {} } of printed.matchAll(PARTS))
    parts.push(word === undefined ? (ENDS[end] ?? '') : `${decoded(word)} `)
  return parts.join('').split('\f').slice(0, -1).map(tidyPage)
}

/**
 * What another program prints of the pages of a PDF; nothing where it is not installed or cannot open the file. What lies
 * beyond the edges of a page is not of it, and only with the places of the words does that program leave it out.
 */
export async function printAgain(file: string, tools: Tools, signal?: AbortSignal): Promise<Buffer> {
  const { pdftotext, path, prlimit } = tools
  if (pdftotext === undefined) return Buffer.alloc(0)
  const args = ['-enc', 'UTF-8', '-bbox-layout', '-cropbox', '-l', String(MAX_PAGES), file, '-']
  try {
    const bounds = { path, prlimit, seconds: SECONDS, megabytes: MEGABYTES, signal }
    return await runBounded(pdftotext, args, bounds)
  } catch {
    signal?.throwIfAborted()
    return Buffer.alloc(0)
  }
}
