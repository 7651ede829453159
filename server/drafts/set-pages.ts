import { renderDocx } from '#documents/docx.ts'
import { renderPdf } from '#documents/pdf.ts'
import type { Document } from '#domain/document.ts'
import type { Trx } from '../db/client.ts'
import { storeFile } from '../files/keep-file.ts'
import type { WorkParts } from '../parts.ts'

/** A document as PDF and DOCX. */
export interface Pages {
  pdf: Uint8Array
  docx: Uint8Array
  /** Letters that no font of the PDF can show. */
  unshown: string[]
}

export async function setPages(document: Document, signal?: AbortSignal): Promise<Pages> {
  const pdf = await renderPdf(document, { ...(signal && { signal }) })
  const docx = await renderDocx(document, pdf.headingPages, pdf.numberedPages)
  return { pdf: pdf.bytes, docx, unshown: pdf.unshown }
}

/** Keeps the files of a document as the user's, within the transaction. */
export async function storePages(
  parts: WorkParts,
  trx: Trx,
  user_id: number,
  pages: Pages,
  names: { pdf: string; docx: string },
): Promise<{ pdf: string; docx: string }> {
  const store = (kind: 'pdf' | 'docx') =>
    storeFile(parts, trx, user_id, { name: names[kind], bytes: Buffer.from(pages[kind]), kind })
  return { pdf: await store('pdf'), docx: await store('docx') }
}
