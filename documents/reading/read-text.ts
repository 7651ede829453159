import { readFile } from 'node:fs/promises'
import type { FileKind } from '#domain/file.ts'
import { byColumns } from './columns.ts'
import { type Line, linesOf } from './lines.ts'
import { inParagraphs, pitchOf } from './paragraphs.ts'
import { MAX_PAGES, tidyPage, withinLimits } from './reading.ts'
import { isLocked } from './locked.ts'
import { isSafeZip } from './zip-directory.ts'

/** `length`: the pages of the whole file. */
export type Read = { pages: string[]; length: number; cut: boolean } | { failed: 'broken' | 'protected' }

/** From baseline to baseline in sizes of the type, for a file too short to tell. */
const USUAL_PITCH = 1.25

const median = (values: readonly number[]): number | undefined => values.toSorted((a, b) => a - b)[values.length >> 1]

const onePage = (text: string): Read => ({ length: 1, ...withinLimits([tidyPage(text)]) })

async function readPdf(bytes: Buffer): Promise<Read> {
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, stopAtErrors: false })
  const pages: Line[][] = []
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(byColumns(linesOf(items.filter((item) => 'str' in item))))
    page.cleanup()
  }
  const usual = median(pages.flatMap((lines) => pitchOf(lines) ?? [])) ?? USUAL_PITCH
  const kept = withinLimits(pages.map((lines) => tidyPage(inParagraphs(lines, pitchOf(lines) ?? usual))))
  return { pages: kept.pages, length: pdf.numPages, cut: kept.pages.length < pdf.numPages }
}

async function readDocx(bytes: Buffer): Promise<Read> {
  if (isLocked(bytes)) return { failed: 'protected' }
  if (!isSafeZip(bytes)) return { failed: 'broken' }
  const { default: mammoth } = await import('mammoth')
  return onePage((await mammoth.extractRawText({ buffer: bytes })).value)
}

async function readDoc(bytes: Buffer): Promise<Read> {
  if (isLocked(bytes)) return { failed: 'protected' }
  const { default: WordExtractor } = await import('word-extractor')
  const document = await new WordExtractor().extract(bytes)
  const parts = [document.getHeaders({ includeFooters: false }), document.getBody(), document.getFootnotes()]
  return onePage(parts.filter((part) => part.trim() !== '').join('\n\n'))
}

const READERS: Partial<Record<FileKind, (bytes: Buffer) => Promise<Read>>> = {
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
