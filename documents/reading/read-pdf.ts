import { fileURLToPath } from 'node:url'
import type { getDocumentProxy } from 'unpdf'
import { linesOnTop } from './annotations.ts'
import { byColumns } from './columns.ts'
import { type Line, linesOf } from './lines.ts'
import { withOnTop } from './on-top.ts'
import { inParagraphs, pitchOf } from './paragraphs.ts'
import { MAX_PAGES, tidyPage, withinLimits } from './reading.ts'
import type { Read } from './reading.ts'

/** From baseline to baseline in sizes of the type, for a file too short to tell. */
const USUAL_PITCH = 1.25

const OPTIONS = {
  verbosity: 0,
  stopAtErrors: false,
  /** What the codes of Chinese, Japanese and Korean fonts mean that a file does not carry along. */
  cMapUrl: fileURLToPath(new URL('./cmaps/', import.meta.url)),
  cMapPacked: true,
  /** No picture is unpacked: only words are wanted. */
  maxImageSize: 1,
}

const median = (values: readonly number[]): number | undefined => values.toSorted((a, b) => a - b)[values.length >> 1]

/** What a form of Adobe's later kind shows to every other program, in English. */
const PLACEHOLDER = /please wait\.\.\.|requires adobe reader|open this document in adobe/i

export async function readPdf(bytes: Buffer): Promise<Read> {
  const unpdf = await import('unpdf')
  const pdf = await unpdf.getDocumentProxy(new Uint8Array(bytes), OPTIONS)
  const pdfjs = await unpdf.getResolvedPDFJS()
  const pages: Line[][] = []
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ disableNormalization: true })
    const lines = byColumns(linesOf(items.filter((item) => 'str' in item)))
    pages.push(withOnTop(lines, await linesOnTop(page, pdfjs)))
    page.cleanup()
  }
  if (await isXfa(pdf, pages)) return { failed: 'xfa' }
  const usual = median(pages.flatMap((lines) => pitchOf(lines) ?? [])) ?? USUAL_PITCH
  const kept = withinLimits(pages.map((lines) => tidyPage(inParagraphs(lines, pitchOf(lines) ?? usual))))
  return { pages: kept.pages, length: pdf.numPages, cut: kept.pages.length < pdf.numPages }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Whether the words of a file are in a form that only Adobe's programs show (XFA), and its page is a placeholder. */
async function isXfa(pdf: Pdf, pages: readonly Line[][]): Promise<boolean> {
  const { info } = await pdf.getMetadata()
  if (!('IsXFAPresent' in info) || info.IsXFAPresent !== true) return false
  const onlyXfa = 'IsAcroFormPresent' in info && info.IsAcroFormPresent === false
  return (
    onlyXfa ||
    (pages.length === 1 &&
      PLACEHOLDER.test(
        pages
          .flat()
          .map(({ text }) => text)
          .join(' '),
      ))
  )
}
