import { runBounded } from './bounded.ts'
import { MAX_PAGES, tidyPage } from './reading.ts'
import type { Tools } from './tools.ts'
import { decoded } from './word-parts.ts'

const SECONDS = 15
const MEGABYTES = 512
/** With the place of each word, a paper of as many letters as are kept prints 26 MB. */
const OUTPUT = 48 * 1024 * 1024

/** Of what `pdftotext -bbox-layout` prints: where a page, a block or a line ends, and each word. */
const PARTS = /<\/(?<end>page|block|line)>|<word [^>]*>(?<word>[^<]*)<\/word>/g
const ENDS: Readonly<Record<string, string>> = { page: '\f', block: '\n\n', line: '\n' }

/** The pages of what `pdftotext -bbox-layout` prints, which is many times as long as they are; none of nothing. */
export async function pagesIn(printed: AsyncIterable<string> | Iterable<string>): Promise<string[]> {
  const parts: string[] = []
  let rest = ''
  for await (const chunk of printed) {
    rest += chunk
    let read = 0
    for (const { index, 0: part, groups: { end = '', word } = {} } of rest.matchAll(PARTS)) {
      parts.push(word === undefined ? (ENDS[end] ?? '') : `${decoded(word)} `)
      read = index + part.length
    }
    rest = rest.slice(read)
  }
  return parts.join('').split('\f').slice(0, -1).map(tidyPage)
}

/** What a second reader printed; whether it is there and came to no end, so that nothing can be compared. */
export interface Printed {
  printed: Buffer
  isWanting: boolean
}

const NOTHING = Buffer.alloc(0)

/**
 * What another program prints of the pages of a PDF; nothing where it is not installed, cannot open the file, or takes too long or
 * prints too much. What lies beyond the edges of a page is not of it, and only with the places of the words does that program
 * leave it out.
 */
export async function printAgain(file: string, tools: Tools, signal?: AbortSignal): Promise<Printed> {
  const { pdftotext, path, prlimit } = tools
  if (pdftotext === undefined) return { printed: NOTHING, isWanting: false }
  const args = ['-enc', 'UTF-8', '-bbox-layout', '-cropbox', '-l', String(MAX_PAGES), file, '-']
  try {
    const bounds = { path, prlimit, seconds: SECONDS, megabytes: MEGABYTES, output: OUTPUT, signal }
    return { printed: await runBounded(pdftotext, args, bounds), isWanting: false }
  } catch {
    signal?.throwIfAborted()
    return { printed: NOTHING, isWanting: true }
  }
}
