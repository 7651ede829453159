import { crc32 as checksum, deflateSync } from 'node:zlib'

const FIRST_PAGE = 4

/** A page and what is on it, line under line, as objects of a PDF with these numbers. */
function pageObjects(text: string, number: number): [string, string] {
  const lines = text.split('\n').map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj`)
  const content = `BT /F1 12 Tf 15 TL 72 720 Td ${lines.join(' T* ')} ET`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${number + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
}

/** A small PDF with these texts, each on a page of its own. */
export function pdf(...texts: string[]): Buffer {
  const pages = (texts.length === 0 ? ['A paper.'] : texts).map((text, index) => ({
    number: FIRST_PAGE + 2 * index,
    text,
  }))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map(({ number }) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap(({ text, number }) => pageObjects(text, number)),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

/** A white square of so many points; of one alone, which nothing can stand on. */
export function png(side = 1): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    return Buffer.concat([size, body, crc32(body)])
  }
  const header = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 2, 0, 0, 0])
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(3 * side, 255)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function crc32(body: Buffer): Buffer {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(checksum(body))
  return sum
}

/** A file as it is sent inside JSON. */
export const inJson = (filename: string, bytes: Buffer, content_type = 'application/pdf') => ({
  filename,
  content_type,
  base64_content: bytes.toString('base64'),
})

/** A form with these fields and files. */
export function form(
  fields: Record<string, string>,
  files: Record<string, { name: string; bytes: Buffer }> = {},
): FormData {
  const sent = new FormData()
  for (const [name, value] of Object.entries(fields)) sent.set(name, value)
  for (const [name, file] of Object.entries(files)) sent.set(name, new Blob([new Uint8Array(file.bytes)]), file.name)
  return sent
}
