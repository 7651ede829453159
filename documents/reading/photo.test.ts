import { expect, test } from 'vitest'
import { asPage, jpgPicture, pngPicture } from './photo.ts'

const part = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
}
const head = (colours: number, { width = 3, passes = 0 } = {}): Buffer =>
  part('IHDR', Buffer.from([0, 0, 0, width, 0, 0, 0, 2, 8, colours, 0, 0, passes]))
const png = (...parts: Buffer[]): Buffer => Buffer.concat([Buffer.alloc(8), ...parts])
const data = part('IDAT', Buffer.from('points'))

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a head alone', png(head(0))],
  ['points alone', png(data)],
  ['a head that is cut off', png(part('IHDR', Buffer.alloc(5)), data)],
  [
    'a part that says more than there is',
    png(head(0), Buffer.from([0xff, 0xff, 0xff, 0xff, 73, 68, 65, 84, 1, 2, 3, 4])),
  ],
  ['points that can be seen through', png(head(6), data)],
  ['the same by a list', png(head(2), part('tRNS', Buffer.alloc(6)), data)],
  ['several passes', png(head(0, { passes: 1 }), data)],
  ['no width', png(head(0, { width: 0 }), data)],
  ['a palette that is not there', png(head(3), data)],
])('a PNG of %s is held by no PDF as it is', (_, bytes) => {
  expect(pngPicture(bytes)).toBeUndefined()
})

test.each<[number, Buffer[], string, number]>([
  [0, [], '/DeviceGray', 1],
  [2, [], '/DeviceRGB', 3],
  [3, [part('PLTE', Buffer.from([255, 255, 255, 0, 0, 0]))], '[/Indexed /DeviceRGB 1 <ffffff000000>]', 1],
])('a PNG of colours %d keeps its points as they are packed', (colours, more, space, components) => {
  const picture = pngPicture(png(head(colours), ...more, data, data))
  expect(picture).toMatchObject({ width: 3, height: 2, bits: 8, space, bytes: Buffer.from('pointspoints') })
  expect(picture?.filter).toContain(`/Colors ${components} /BitsPerComponent 8 /Columns 3`)
  expect(picture && asPage(picture).toString('latin1')).toContain('/Length 12 >>\nstream\npointspoints\nendstream')
})

test('a JPEG of two colours is held by no PDF', () => {
  expect(jpgPicture(Buffer.from('x'), { width: 1, height: 1, components: 2 })).toBeUndefined()
  expect(jpgPicture(Buffer.from('x'), { width: 0, height: 1, components: 3 })).toBeUndefined()
})

test.each([
  [4, true, '/DeviceCMYK', '/Filter /DCTDecode /Decode [1 0 1 0 1 0 1 0]'],
  [4, false, '/DeviceCMYK', '/Filter /DCTDecode'],
  [3, true, '/DeviceRGB', '/Filter /DCTDecode'],
])('a JPEG of %d colours, by Adobe: %j', (components, isAdobe, space, filter) => {
  expect(jpgPicture(Buffer.from('x'), { width: 1, height: 1, components, isAdobe })).toMatchObject({ space, filter })
})
