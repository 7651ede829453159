import type { ImageSize } from './image-size.ts'

const SPACES: Record<number, string> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }

/**
 * A photo as the one page of a PDF, so that it comes to the same size, shade and level lines as a scan does. Undefined
 * where its colours are none that a PDF has.
 */
export function asPage(jpg: Buffer, { width, height, components }: ImageSize): Buffer | undefined {
  const space = SPACES[components]
  if (space === undefined || width === 0 || height === 0) return undefined
  const drawing = `q ${width} 0 0 ${height} 0 0 cm /Im Do Q`
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space}`
  const objects = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 5 0 R /Resources << /XObject << /Im 4 0 R >> >> >>`,
    ],
    [`<< ${image} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpg.length} >>\nstream\n`, jpg, '\nendstream'],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
  ]
  let whole = Buffer.from('%PDF-1.5\n')
  const places: number[] = []
  objects.forEach((parts, index) => {
    places.push(whole.length)
    const bytes = [`${index + 1} 0 obj\n`, ...parts, '\nendobj\n'].map((part) => Buffer.from(part))
    whole = Buffer.concat([whole, ...bytes])
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${whole.length}\n%%EOF\n`
  return Buffer.concat([whole, Buffer.from(end)])
}
