import { Document as WordFile, Packer, SectionType, type FileChild, type PageNumberEstimator } from 'docx'
import type { Document } from '#domain/document.ts'
import { tiedToSignature } from './closing.ts'
import { blockChildren } from './docx/blocks.ts'
import { contents } from './docx/contents.ts'
import { coverSheet, coverProperties } from './docx/cover.ts'
import { pageFoot, runningHead } from './docx/margins.ts'
import { INCH, numbering, styles } from './docx/styles.ts'
import { captionLength, printable } from './wording.ts'

const page = {
  size: { width: 8.5 * INCH, height: 11 * INCH },
  margin: { top: INCH, right: INCH, bottom: INCH, left: INCH, header: 0.5 * INCH, footer: 0.5 * INCH },
}

/**
 * The document as DOCX. Word lays pages out by itself; `headingPages` and `numberedPages` of the PDF are what the
 * contents and the page foot show until it has.
 */
export async function renderDocx(
  document: Document,
  headingPages: Record<string, number> = {},
  numberedPages: number = Math.max(1, ...Object.values(headingPages)),
): Promise<Uint8Array> {
  // Fields with known results are written clean: without them Word would ask whether to update the file.
  const pageNumbers: PageNumberEstimator = () => ({ bookmarks: new Map(), sectionPageCounts: [1, numberedPages] })
  const file = new WordFile({
    title: printable(document.title),
    subject: printable(document.subject),
    creator: printable(document.author),
    lastModifiedBy: printable(document.author),
    styles,
    numbering,
    pageNumbers,
    sections: [
      { properties: { page: { ...page, ...coverProperties } }, children: coverSheet(document.cover) },
      {
        properties: { type: SectionType.NEXT_PAGE, page: { ...page, pageNumbers: { start: 1 } } },
        headers: { default: runningHead(document) },
        footers: { default: pageFoot(document) },
        children: body(document, headingPages),
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(file))
}

function body(document: Document, headingPages: Record<string, number>): FileChild[] {
  const children: FileChild[] = []
  const caption = captionLength(document)
  const tied = tiedToSignature(document.blocks)
  let breakBefore = false
  for (const [at, block] of document.blocks.entries()) {
    if (document.contents && at === caption) {
      children.push(...contents(document, headingPages, caption > 0))
      breakBefore = true
    }
    children.push(...blockChildren(block, { breakBefore, tied: tied.has(at), list: at }))
    breakBefore = block.kind === 'page-break'
  }
  return children
}
