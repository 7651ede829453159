import { expect, test } from 'vitest'
import { fromPgm, toPgm } from './pgm.ts'
import { type Grey, skewOf, turned } from './skew.ts'

/** A page of lines made of words, as a picture. */
function page(width = 600, height = 800): Grey {
  const points = new Uint8Array(width * height).fill(250)
  for (let line = 60; line < height - 60; line += 22)
    for (let x = 60; x < width - 60; x++)
      if ((x * 7 + line) % 61 > 9) points.fill(20, (line + (x % 3)) * width + x, (line + (x % 3)) * width + x + 1)
  return { width, height, points }
}

const sideways = ({ width, height, points }: Grey): Grey => {
  const turnedPoints = new Uint8Array(points.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turnedPoints[x * height + (height - 1 - y)] = points[y * width + x] ?? 255
  return { width: height, height: width, points: turnedPoints }
}

test.each<[string, Grey]>([
  ['of nothing', { width: 0, height: 0, points: new Uint8Array() }],
  ['smaller than a square', { width: 3, height: 2, points: new Uint8Array(6) }],
  ['of white', { width: 80, height: 80, points: new Uint8Array(6400).fill(255) }],
  ['of black', { width: 80, height: 80, points: new Uint8Array(6400) }],
])('a picture %s lies level', (_, picture) => {
  expect(skewOf(picture)).toBe(0)
  expect(turned(picture, 1).points.length).toBe(picture.points.length)
})

test.each([-7, -3, -0.5, 0, 0.5, 1.3, 2, 6])('a page that lies turned by %d degrees is found out', (degrees) => {
  const slanted = turned(page(), -degrees)
  expect(Math.abs(skewOf(slanted) - degrees)).toBeLessThan(0.25)
  expect(Math.abs(skewOf(sideways(slanted)) - degrees)).toBeLessThan(0.25)
  expect(Math.abs(skewOf(turned(slanted, degrees)))).toBeLessThan(0.25)
})

test.each(['', 'P5', 'P5\n2 2\n255\n', 'P6\n1 1\n255\nabc', 'P5\n999999 999999\n255\nabc', '\u0089PNG\r\n'])(
  '%j is no picture in grey',
  (bytes) => expect(fromPgm(Buffer.from(bytes))).toBeUndefined(),
)

test('a picture in grey comes back as it was', () => {
  const bytes = Buffer.from('P5\n3 2\n255\n\u0001\u0002\n \u0005\u0006')
  const picture = fromPgm(bytes)
  expect(picture).toMatchObject({ width: 3, height: 2 })
  expect(picture && toPgm(picture)).toEqual(bytes)
})
