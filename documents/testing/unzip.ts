import { inflateRawSync } from 'node:zlib'

/** The parts of a DOCX by name, read through the archive's directory as Word does. */
export function unzip(archive: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(archive)
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const parts = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const method = bytes.readUInt16LE(at + 10)
    const size = bytes.readUInt32LE(at + 20)
    const nameLength = bytes.readUInt16LE(at + 28)
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const data = bytes.subarray(start, start + size)
    parts.set(name, (method === 0 ? data : inflateRawSync(data)).toString('utf8'))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}
