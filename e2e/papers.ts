import { truncate, writeFile } from 'node:fs/promises'
import { test } from '@playwright/test'

/** A small but whole PDF with a line of text on each page, as the upload of a journey. */
export function pdfPaper(...lines: string[]): Buffer {
  const pages = lines.length
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${lines.map((_, i) => `${4 + 2 * i} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, i) => {
      const content = `BT /F1 14 Tf 72 700 Td (${line.replace(/[\\()]/g, '\\$&')}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * i} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = body.length
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  body += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}

/** A PDF by its first bytes, so large that the browser had better read it from the disk; nearly all of it is a hole. */
export async function largePdf(name: string, bytes: number): Promise<string> {
  const path = test.info().outputPath(name)
  await writeFile(path, '%PDF-1.4\n')
  await truncate(path, bytes)
  return path
}
