import type { Readable } from 'node:stream'
import type { FileKind } from '#domain/file.ts'

/** What is asked of the bytes of a file: its size, and any stretch of it. `end` is included. */
export interface Bytes {
  size: number
  read(start: number, end: number): Promise<Buffer>
}

export const CONTENT_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const JPG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
/** What a .docx becomes under a password; nobody can tell it from a table document, and whoever reads it says so. */
const LOCKED_STREAM = Buffer.from('EncryptedPackage', 'utf16le')

const KILOBYTE = 1024
const startsWith = (head: Buffer, magic: Buffer) => head.subarray(0, magic.length).equals(magic)

/** The first bytes of a file, by which most kinds are known. */
export const headOf = (bytes: Bytes): Promise<Buffer> =>
  bytes.size === 0 ? Promise.resolve(Buffer.alloc(0)) : bytes.read(0, Math.min(KILOBYTE, bytes.size) - 1)

/** What a file is by its bytes; null for anything else than the kinds that the product takes. */
export async function kindOf(bytes: Bytes): Promise<FileKind | null> {
  const head = await headOf(bytes)
  if (startsWith(head, JPG)) return 'jpg'
  if (startsWith(head, PNG)) return 'png'
  if (startsWith(head, OLE)) {
    if (await contains(bytes, WORD_STREAM)) return 'doc'
    return (await contains(bytes, LOCKED_STREAM)) ? 'docx' : null
  }
  if (startsWith(head, ZIP)) return (await isWordZip(bytes)) ? 'docx' : null
  // Readers accept a PDF whose header stands anywhere within the first kilobyte.
  return head.includes('%PDF-') ? 'pdf' : null
}

/** Word's old files, Excel's and installers share their container; its streams' names tell them apart. */
async function contains(bytes: Bytes, name: Buffer): Promise<boolean> {
  const step = 1024 * KILOBYTE
  for (let start = 0; start < bytes.size; start += step) {
    const chunk = await bytes.read(start, Math.min(start + step + name.length, bytes.size) - 1)
    if (chunk.includes(name)) return true
  }
  return false
}

/** Looks for Word's main part in the zip's directory, which stands at the end of the file. Nothing is unpacked. */
async function isWordZip(bytes: Bytes): Promise<boolean> {
  const tailLength = Math.min(bytes.size, 64 * KILOBYTE + 22)
  const tail = await bytes.read(bytes.size - tailLength, bytes.size - 1)
  const at = tail.lastIndexOf(END_OF_DIRECTORY)
  if (at === -1 || at + 20 > tail.length) return false
  const length = tail.readUInt32LE(at + 12)
  const start = tail.readUInt32LE(at + 16)
  if (length === 0 || length > 4096 * KILOBYTE || start + length > bytes.size) return false
  const directory = await bytes.read(start, start + length - 1)
  return directory.includes('word/document.xml') && directory.includes('[Content_Types].xml')
}

export const bytesOfBuffer = (buffer: Buffer): Bytes => ({
  size: buffer.length,
  read: (start, end) => Promise.resolve(buffer.subarray(start, end + 1)),
})

export const bytesOfFile = (
  size: number,
  open: (range: { start: number; end: number }) => Promise<Readable>,
): Bytes => ({
  size,
  async read(start, end) {
    const chunks: Buffer[] = []
    for await (const chunk of await open({ start, end })) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  },
})
