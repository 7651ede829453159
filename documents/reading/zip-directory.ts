const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46

/** A paper's words are small; a hundred times its size on disk is a bomb, and so is what no machine should hold. */
const MAX_UNPACKED = 200 * 1024 * 1024
const MAX_ENTRIES = 5_000

/** True where the directory of a zip says that unpacking it is safe. What the directory hides, the memory limit stops. */
export function isSafeZip(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(END_OF_DIRECTORY)
  if (end === -1 || end + 22 > bytes.length) return false
  const entries = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (entries > MAX_ENTRIES) return false
  let unpacked = 0
  for (let left = entries; left > 0; left--) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return false
    unpacked += bytes.readUInt32LE(at + 24)
    if (unpacked > MAX_UNPACKED) return false
    at += ENTRY_BYTES + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return true
}
