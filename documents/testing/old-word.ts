const SECTOR = 512
/** Streams shorter than this would have to lie in another stream. */
const STREAM = 4096
const END = -2
const FREE = -1
const TEXT_AT = 0x400

function wordStream(text: string): Buffer {
  const words = Buffer.from(text, 'utf16le')
  const stream = Buffer.alloc(STREAM)
  stream.writeUInt16LE(0xa5ec, 0)
  stream.writeUInt16LE(0x0200, 0x0a)
  stream.writeUInt32LE(TEXT_AT, 0x18)
  stream.writeUInt32LE(text.length, 0x4c)
  words.copy(stream, TEXT_AT)
  return stream
}

/** One piece of text, from the first character to the last. */
function tableStream(text: string): Buffer {
  const stream = Buffer.alloc(STREAM)
  stream.writeUInt8(2, 0)
  stream.writeUInt32LE(16, 1)
  stream.writeUInt32LE(text.length, 9)
  stream.writeUInt32LE(TEXT_AT, 15)
  return stream
}

function entry(name: string, type: number, links: { right?: number; child?: number }, sector: number, size: number) {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE(name.length * 2 + 2, 64)
  bytes.writeUInt8(type, 66)
  bytes.writeUInt8(1, 67)
  for (const [at, link] of [
    [68, FREE],
    [72, links.right ?? FREE],
    [76, links.child ?? FREE],
  ] as const)
    bytes.writeInt32LE(link, at)
  bytes.writeInt32LE(sector, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}

/** A Word document of the old kind (.doc) with this text, of at most 1,500 characters. */
export function docOf(text: string): Buffer {
  const header = Buffer.alloc(SECTOR)
  Buffer.from('D0CF11E0A1B11AE1', 'hex').copy(header)
  const numbers: [number, number][] = [
    [44, 1],
    [48, 1],
    [56, STREAM],
    [60, END],
    [64, 0],
    [68, END],
    [72, 0],
    [76, 0],
  ]
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeInt16LE(9, 30)
  header.writeInt16LE(6, 32)
  for (const [at, value] of numbers) header.writeInt32LE(value, at)
  for (let at = 80; at < SECTOR; at += 4) header.writeInt32LE(FREE, at)

  const sectors = STREAM / SECTOR
  const [first, second] = [2, 2 + sectors]
  const table = Buffer.alloc(SECTOR, 0xff)
  table.writeInt32LE(-3, 0)
  table.writeInt32LE(END, 4)
  for (let sector = first; sector < second + sectors; sector++)
    table.writeInt32LE(sector === second - 1 || sector === second + sectors - 1 ? END : sector + 1, sector * 4)

  const directory = Buffer.concat([
    entry('Root Entry', 5, { child: 1 }, END, 0),
    entry('WordDocument', 2, { right: 2 }, first, STREAM),
    entry('1Table', 2, {}, second, STREAM),
    Buffer.alloc(128),
  ])
  return Buffer.concat([header, table, directory, wordStream(text), tableStream(text)])
}
