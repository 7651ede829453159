import { readFile } from 'node:fs/promises'
import type { FileKind } from '#domain/file.ts'
import { isLocked } from './locked.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'
import { onePage, type Read } from './reading.ts'

async function readDoc(bytes: Buffer): Promise<Read> {
  if (isLocked(bytes)) return { failed: 'protected' }
  const { default: WordExtractor } = await import('word-extractor')
  const document = await new WordExtractor().extract(bytes)
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFootnotes(),
    document.getEndnotes(),
    document.getFooters(),
  ]
  return onePage(parts.filter((part) => part.trim() !== '').join('\n\n'))
}

const READERS: Partial<Record<FileKind, (bytes: Buffer) => Read | Promise<Read>>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
}

/** The words of a file as they stand in it. What it opens may be made to harm whoever opens it: only for a process of its own. */
export async function readText(file: string, kind: FileKind): Promise<Read> {
  try {
    return (await READERS[kind]?.(await readFile(file))) ?? { failed: 'broken' }
  } catch (error) {
    return { failed: error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'broken' }
  }
}
