import { crc32, deflateRawSync } from 'node:zlib'

export interface ScannedPage {
  jpg: Uint8Array
  width: number
  height: number
  /** Degrees that the sheet lay turned on the glass, against the clock. */
  turn?: 0 | 90 | 180 | 270
  /** Degrees that it lay from straight besides. */
  slant?: number
  /** Words that can be selected, over the picture. */
  text?: string
}

/** The place of a picture on its page, and the page's box. */
const PLACES = {
  0: ['612 0 0 792 0 0', '612 792'],
  90: ['0 612 -792 0 792 0', '792 612'],
  180: ['-612 0 0 -792 612 792', '612 792'],
  270: ['0 -612 792 0 0 612', '792 612'],
} as const

/** A PDF of pages that are pictures; its words can only be read off them. */
export function scannedPdf(pictures: readonly ScannedPage[]): Buffer {
  const objects: Buffer[] = []
  const add = (head: string, stream?: Uint8Array): number => {
    const body =
      stream === undefined ? [] : [Buffer.from('\nstream\n'), Buffer.from(stream), Buffer.from('\nendstream')]
    return objects.push(Buffer.concat([Buffer.from(head), ...body]))
  }
  const kids: number[] = []
  // The catalog and the pages come first, so that every page can name its parent.
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add('')
  for (const { jpg, width, height, turn = 0, slant = 0, text } of pictures) {
    const image = add(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpg.length} >>`,
      jpg,
    )
    const [matrix, box] = PLACES[turn]
    const [cos, sin] = [Math.cos((slant * Math.PI) / 180), Math.sin((slant * Math.PI) / 180)]
    const slanted = `1 0 0 1 306 396 cm ${cos} ${sin} ${-sin} ${cos} 0 0 cm 1 0 0 1 -306 -396 cm`
    const words = text === undefined ? '' : ` BT /F1 9 Tf 30 770 Td (${text}) Tj ET`
    const drawing = Buffer.from(`q ${slanted} ${matrix} cm /Im Do Q${words}`)
    const content = add(`<< /Length ${drawing.length} >>`, drawing)
    kids.push(
      add(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box}] /Contents ${content} 0 R /Resources << /XObject << /Im ${image} 0 R >> /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
      ),
    )
  }
  objects[1] = Buffer.from(
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
  )
  return pdfOf(objects)
}

export function pdfOf(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')]
  const offsets: number[] = []
  let at = parts[0]?.length ?? 0
  objects.forEach((object, index) => {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(at)
    at += whole.length
    parts.push(whole)
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}`))
  parts.push(Buffer.from(`trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`))
  return Buffer.concat(parts)
}

/** A zip of these files, each as its directory claims, or claiming to unpack to another size. */
export function zipOf(files: readonly { name: string; bytes: Uint8Array; claims?: number }[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, claims } of files) {
    const packed = deflateRawSync(bytes, { level: 9 })
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claims ?? bytes.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    fields.copy(entry, 6, 0, 26)
    entry.writeUInt32LE(offset, 42)
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, Buffer.from(name), packed])
    locals.push(local)
    directory.push(entry, Buffer.from(name))
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** A Word document of one paragraph. `claims`: what its directory says of the size of the words. */
export const docxOf = (paragraph: string, claims?: number): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', bytes: Buffer.from(CONTENT_TYPES) },
    { name: '_rels/.rels', bytes: Buffer.from(RELATIONS) },
    {
      name: 'word/document.xml',
      bytes: Buffer.from(
        `<?xml version="1.0"?><w:document xmlns:w="${WORDS}"><w:body><w:p><w:r><w:t>${paragraph}</w:t></w:r></w:p></w:body></w:document>`,
      ),
      claims,
    },
  ])

/** Names the sign of a hyphen, as many writers of PDFs do. */
const SOFT_HYPHENS =
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange ' +
  '1 beginbfchar <2D> <00AD> endbfchar endcmap end end'

/** A PDF of one page, whose stream sets these words in this order: how far from the left and from the foot, then what. */
export function setPdf(words: readonly (readonly [left: number, base: number, text: string])[], size = 10): Buffer {
  const shown = words.map(([left, base, text]) => `1 0 0 1 ${left} ${base} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj`)
  const content = `BT /F1 ${size} Tf ${shown.join(' ')} ET`
  const font = '/Resources << /Font << /F1 5 0 R >> >>'
  return pdfOf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${font} >>`),
    Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>'),
    Buffer.from(`<< /Length ${SOFT_HYPHENS.length} >>\nstream\n${SOFT_HYPHENS}\nendstream`),
  ])
}

/** Under the handler of passwords, with a check that no password passes. */
export function lockedPdf(): Buffer {
  const check = `<${'5a'.repeat(32)}>`
  const lock = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${check} /U ${check} /P -4 >> /Root`
  return Buffer.from(
    setPdf([[72, 720, 'Words']])
      .toString('latin1')
      .replace('/Root', lock),
    'latin1',
  )
}
