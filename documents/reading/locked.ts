const OLE = Buffer.from('D0CF11E0A1B11AE1', 'hex')
/** The stream that holds the whole of a .docx under a password. */
const PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')
const SECTOR = 512
const WORD = 0xa5ec
const ENCRYPTED = 0x0100

/** Whether a Word document, old or new, asks for a password ([MS-OFFCRYPTO] 2.3; [MS-DOC] 2.5.2, fEncrypted). */
export function isLocked(bytes: Buffer): boolean {
  if (!bytes.subarray(0, OLE.length).equals(OLE)) return false
  if (bytes.includes(PACKAGE)) return true
  for (let at = SECTOR; at + 12 <= bytes.length; at += SECTOR)
    if (bytes.readUInt16LE(at) === WORD) return (bytes.readUInt16LE(at + 10) & ENCRYPTED) !== 0
  return false
}
