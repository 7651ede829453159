import type { FileKind } from '#domain/file.ts'
import { crossCheck } from './cross-check.ts'
import { withoutPrivateLetters } from './private-letters.ts'
import type { CheckedRead } from './reading.ts'
import { readText } from './read-text.ts'
import { pagesIn } from './second-reader.ts'
import { counted } from './tsv.ts'

/**
 * The words of a file as they stand in it, the pages of a PDF held against what a second reader printed of it. Comparing
 * the pages of a long paper takes a second of the processor: like reading them, that is for a process of its own.
 */
export async function readChecked(
  file: string,
  kind: FileKind,
  printed: AsyncIterable<string> | Iterable<string>,
): Promise<CheckedRead> {
  const again = kind === 'pdf' ? await pagesIn(printed) : []
  const read = await readText(file, kind)
  if ('failed' in read) return read
  const { pages, garbled, lost } =
    kind === 'pdf' ? crossCheck(read.pages, again) : { pages: read.pages, garbled: [], lost: [] }
  return { ...read, pages: pages.map(withoutPrivateLetters), garbled, lost, counts: pages.map(counted) }
}
