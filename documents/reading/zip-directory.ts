import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const [STORED, DEFLATED] = [0, 8]

/** A paper's words are small; a hundred times its size on disk is a bomb, and so is what no machine should hold. */
const MAX_UNPACKED = 200 * 1024 * 1024
const MAX_ENTRIES = 5_000
/** Of one part that is read: a thousand pages of words come to a tenth of it. */
const MAX_PART = 64 * 1024 * 1024

interface Entry {
  method: number
  packed: number
  unpacked: number
  /** Where its own head begins. */
  at: number
}

/** The files of a zip by their names as its directory lists them; undefined where it lists none, or too many. */
export function directoryOf(bytes: Buffer): Map<string, Entry> | undefined {
  const end = bytes.lastIndexOf(END_OF_DIRECTORY)
  if (end === -1 || end + 22 > bytes.length) return undefined
  const entries = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (entries > MAX_ENTRIES) return undefined
  const found = new Map<string, Entry>()
  let total = 0
  for (let left = entries; left > 0; left--) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return undefined
    const [method, packed, unpacked] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
    ]
    total += unpacked
    if (total > MAX_UNPACKED) return undefined
    const length = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + length)
    found.set(name, { method, packed, unpacked, at: bytes.readUInt32LE(at + 42) })
    at += ENTRY_BYTES + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return found
}

/** One file of a zip, unpacked; undefined where it is not there or not as the directory says. */
export function unpack(bytes: Buffer, { method, packed, at }: Entry): Buffer | undefined {
  if (at + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== LOCAL) return undefined
  const begin = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const data = bytes.subarray(begin, begin + packed)
  if (method === STORED) return data
  return method === DEFLATED ? inflateRawSync(data, { maxOutputLength: MAX_PART }) : undefined
}
