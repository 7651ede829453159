/** A picture in shades of grey, from the top left, a byte a point; 255 is white. */
export interface Grey {
  width: number
  height: number
  points: Uint8Array
}

/** Degrees to either side that are looked at; what lies further turned lay carelessly, and is no office's scan. */
const MOST = 8
const STEPS = [0.5, 0.1]
/** Side of the squares that are taken for one point while looking. */
const SQUARE = 4
/** Of 255; what is lighter than the page's mean by less is no ink. */
const INK = 40

const slope = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)

/** Where ink is on the picture made smaller: x and y in turn. */
function inkOf({ width, height, points }: Grey): { ink: Int16Array; across: number; down: number } {
  const [across, down] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)]
  const small = new Uint8Array(across * down)
  let sum = 0
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      let shade = 0
      for (let row = 0; row < SQUARE; row++) {
        const from = (y * SQUARE + row) * width + x * SQUARE
        for (let column = 0; column < SQUARE; column++) shade += points[from + column] ?? 255
      }
      small[y * across + x] = shade / (SQUARE * SQUARE)
      sum += shade / (SQUARE * SQUARE)
    }
  const paper = sum / Math.max(1, small.length) - INK
  const places: number[] = []
  small.forEach((shade, at) => {
    if (shade < paper) places.push(at % across, Math.floor(at / across))
  })
  return { ink: Int16Array.from(places), across, down }
}

/** How sharply rows of ink and rows of paper alternate; most where lines of text lie along the rows. */
function sharpness(counts: Int32Array): number {
  let sum = 0
  for (let at = 1; at < counts.length; at++) sum += ((counts[at] ?? 0) - (counts[at - 1] ?? 0)) ** 2
  return sum
}

/** How far the lines of text fall to the right, in degrees; along the sheet or, where it lies sideways, across it. */
export function skewOf(picture: Grey): number {
  const { ink, across, down } = inkOf(picture)
  const margin = Math.ceil(Math.max(across, down) * slope(MOST)) + 1
  const sharpnessAt = (degrees: number): number => {
    const fall = slope(degrees)
    const [rows, columns] = [new Int32Array(down + 2 * margin), new Int32Array(across + 2 * margin)]
    for (let at = 0; at < ink.length; at += 2) {
      const [x = 0, y = 0] = [ink[at], ink[at + 1]]
      const [row, column] = [Math.round(y - x * fall) + margin, Math.round(x + y * fall) + margin]
      rows[row] = (rows[row] ?? 0) + 1
      columns[column] = (columns[column] ?? 0) + 1
    }
    return Math.max(sharpness(rows), sharpness(columns))
  }
  let best = { degrees: 0, sharpness: sharpnessAt(0) }
  let reach = MOST
  for (const step of STEPS) {
    const middle = best.degrees
    for (let degrees = middle - reach; degrees <= middle + reach; degrees += step) {
      const here = { degrees, sharpness: sharpnessAt(degrees) }
      if (here.sharpness > best.sharpness) best = here
    }
    reach = step
  }
  return best.degrees
}

/** The picture turned so that lines which fall by this many degrees lie level; what comes into view is white. */
export function turned({ width, height, points }: Grey, degrees: number): Grey {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [middleX, middleY] = [width / 2, height / 2]
  const level = new Uint8Array(points.length).fill(255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = (x - middleX) * cos - (y - middleY) * sin + middleX
      const fromY = (x - middleX) * sin + (y - middleY) * cos + middleY
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const [right, low, at] = [fromX - left, fromY - top, top * width + left]
      const upper = (points[at] ?? 255) * (1 - right) + (points[at + 1] ?? 255) * right
      const lower = (points[at + width] ?? 255) * (1 - right) + (points[at + width + 1] ?? 255) * right
      level[y * width + x] = upper * (1 - low) + lower * low
    }
  return { width, height, points: level }
}
