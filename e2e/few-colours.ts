import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Colours that stay as they are: those of all grounds and most words. */
const KEPT = 12
const PALETTE = 256

/**
 * The same picture in as few colours as a palette holds, a third of the bytes: the most frequent stay, of the others each
 * channel goes to the next sixteenth, or further where that leaves too many. The edges of letters are made of those.
 */
export function inFewColours(png: Buffer): Buffer {
  const { width, height, pixels } = read(png)
  const colourAt = (at: number) => pixels.readUIntBE(at * 3, 3)
  const often = new Map<number, number>()
  for (let at = 0; at < width * height; at++) often.set(colourAt(at), (often.get(colourAt(at)) ?? 0) + 1)
  const ranked = [...often.keys()].sort((a, b) => (often.get(b) ?? 0) - (often.get(a) ?? 0) || a - b)
  for (const levels of [15, 7, 4]) {
    const become = new Map(ranked.map((colour, rank) => [colour, rank < KEPT ? colour : rough(colour, levels)]))
    const palette = [...new Set(become.values())]
    if (palette.length <= PALETTE) return indexed(png, become, palette, colourAt)
  }
  throw new Error('More colours than a palette holds')
}

/** A colour with each channel at the next of so many levels. */
const rough = (colour: number, levels: number): number =>
  [16, 8, 0].reduce((made, shift) => {
    const level = Math.round((((colour >> shift) & 255) / 255) * levels)
    return made | (Math.round((level / levels) * 255) << shift)
  }, 0)

function indexed(
  png: Buffer,
  become: Map<number, number>,
  palette: number[],
  colourAt: (at: number) => number,
): Buffer {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const places = new Map(palette.map((colour, place) => [colour, place]))
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = places.get(become.get(colourAt(y * width + x)) ?? 0) ?? 0
  const header = Buffer.from(png.subarray(16, 29))
  header[9] = INDEXED
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  const data = deflateSync(rows, { level: 9 })
  const chunks = [chunk('IHDR', header), chunk('PLTE', colours), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([png.subarray(0, 8), ...chunks])
}

const RGB = 2
const INDEXED = 3
export const isInFewColours = (png: Buffer): boolean => png[25] === INDEXED

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** A picture as Chromium writes it: eight bits of red, green and blue, not interlaced. */
function read(png: Buffer): { width: number; height: number; pixels: Buffer } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  if (png[24] !== 8 || png[25] !== RGB || png[28] !== 0) throw new Error('Not a picture that Chromium wrote')
  const data: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  return { width, height, pixels: unfiltered(inflateSync(Buffer.concat(data)), width * 3, height) }
}

/** PNG 1.2, section 6: each row tells how its bytes differ from their neighbours. */
function unfiltered(rows: Buffer, wide: number, height: number): Buffer {
  const pixels = Buffer.alloc(wide * height)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (wide + 1)]
    for (let x = 0; x < wide; x++) {
      const at = y * wide + x
      const left = x < 3 ? 0 : (pixels[at - 3] ?? 0)
      const up = y === 0 ? 0 : (pixels[at - wide] ?? 0)
      const corner = x < 3 || y === 0 ? 0 : (pixels[at - wide - 3] ?? 0)
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0
      pixels[at] = ((rows[y * (wide + 1) + 1 + x] ?? 0) + guess) & 255
    }
  }
  return pixels
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}
