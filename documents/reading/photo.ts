import type { ImageSize } from './image-size.ts'

/** A picture in a form in which a PDF holds one, so that its points need not be unpacked. */
interface Picture {
  width: number
  height: number
  bits: number
  /** Its colours and the way in which it is packed, in a PDF's words. */
  space: string
  filter: string
  bytes: Buffer
}

const SPACES: Record<number, string> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }

/** Undefined where its colours are none that a PDF has. */
export function jpgPicture(bytes: Buffer, { width, height, components, isAdobe }: ImageSize): Picture | undefined {
  const space = SPACES[components]
  if (space === undefined || width === 0 || height === 0) return undefined
  const inks = components === 4 && isAdobe === true ? ' /Decode [1 0 1 0 1 0 1 0]' : ''
  return { width, height, bits: 8, space, filter: `/Filter /DCTDecode${inks}`, bytes }
}

const [GREY, COLOURS, PALETTE] = [0, 2, 3]
const HEAD = 8

/** A PNG's parts by their names, as far as they are whole. */
function partsOf(png: Buffer): Map<string, Buffer[]> {
  const parts = new Map<string, Buffer[]>()
  for (let at = HEAD; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at)
    const name = png.toString('latin1', at + 4, at + 8)
    const part = png.subarray(at + 8, at + 8 + length)
    if (part.length < length) break
    parts.set(name, [...(parts.get(name) ?? []), part])
    at += 12 + length
  }
  return parts
}

/** Undefined where it is packed in a way that a PDF has not: in several passes, or with points that can be seen through. */
export function pngPicture(png: Buffer): Picture | undefined {
  const parts = partsOf(png)
  const [head] = parts.get('IHDR') ?? []
  const data = parts.get('IDAT') ?? []
  const [palette] = parts.get('PLTE') ?? []
  if (head === undefined || head.length < 13 || data.length === 0 || parts.has('tRNS')) return undefined
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const [bits = 0, colours = -1, , , passes = 0] = head.subarray(8)
  const space =
    colours === GREY
      ? '/DeviceGray'
      : colours === COLOURS
        ? '/DeviceRGB'
        : colours === PALETTE && palette !== undefined
          ? `[/Indexed /DeviceRGB ${Math.floor(palette.length / 3) - 1} <${palette.toString('hex')}>]`
          : undefined
  if (space === undefined || passes !== 0 || width === 0 || height === 0) return undefined
  const row = `/Predictor 15 /Colors ${colours === COLOURS ? 3 : 1} /BitsPerComponent ${bits} /Columns ${width}`
  const filter = `/Filter /FlateDecode /DecodeParms << ${row} >>`
  return { width, height, bits, space, filter, bytes: Buffer.concat(data) }
}

/** A picture as the one page of a PDF, so that it comes to the same size, shade and level lines as a scan does. */
export function asPage({ width, height, bits, space, filter, bytes }: Picture): Buffer {
  const drawing = `q ${width} 0 0 ${height} 0 0 cm /Im Do Q`
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space}`
  const objects = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 5 0 R /Resources << /XObject << /Im 4 0 R >> >> >>`,
    ],
    [`<< ${image} /BitsPerComponent ${bits} ${filter} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream'],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
  ]
  let whole = Buffer.from('%PDF-1.5\n')
  const places: number[] = []
  objects.forEach((parts, index) => {
    places.push(whole.length)
    const pieces = [`${index + 1} 0 obj\n`, ...parts, '\nendobj\n'].map((part) => Buffer.from(part))
    whole = Buffer.concat([whole, ...pieces])
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${whole.length}\n%%EOF\n`
  return Buffer.concat([whole, Buffer.from(end)])
}
