import { runBounded } from './bounded.ts'
import { MAX_PAGES, tidyPage } from './reading.ts'
import type { Tools } from './tools.ts'
import { decoded } from './word-parts.ts'

const SECONDS = 15
const MEGABYTES = 512

/** Of what `pdftotext -bbox-layout` prints: where a page, a block or a line ends, and each word. */
const PARTS = /<\/(?<end>page|block|line)>|<word [^>]*>(?<word>[^<]*)<\/word>/g
const ENDS: Readonly<Record<string, string>> = { page: '\f', block: '\n\n', line: '\n' }

/** The pages of what `pdftotext -bbox-layout` prints. */
export function pagesIn(printed: string): string[] {
  const parts: string[] = []
  for (const { groups: { end = '', word } = {} } of printed.matchAll(PARTS))
    parts.push(word === undefined ? (ENDS[end] ?? '') : `${decoded(word)} `)
  return parts.join('').split('\f').slice(0, -1).map(tidyPage)
}

/**
 * The pages of a PDF as another program reads them; undefined where it is not installed or cannot open the file. What lies
 * beyond the edges of a page is not of it, and only with the places of the words does that program leave it out.
 */
export async function readAgain(file: string, tools: Tools, signal?: AbortSignal): Promise<string[] | undefined> {
  const { pdftotext, path, prlimit } = tools
  if (pdftotext === undefined) return undefined
  const args = ['-enc', 'UTF-8', '-bbox-layout', '-cropbox', '-l', String(MAX_PAGES), file, '-']
  try {
    const bounds = { path, prlimit, seconds: SECONDS, megabytes: MEGABYTES, signal }
    return pagesIn((await runBounded(pdftotext, args, bounds)).toString())
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}
