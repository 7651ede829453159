import type { Grey } from './skew.ts'

const HEAD = /^P5\s+(\d+)\s+(\d+)\s+255\s/

/** A picture as pdftoppm writes it; undefined for anything else. */
export function fromPgm(bytes: Buffer): Grey | undefined {
  const [head, width, height] = HEAD.exec(bytes.toString('latin1', 0, 64)) ?? []
  if (head === undefined) return undefined
  const size = { width: Number(width), height: Number(height) }
  const points = bytes.subarray(head.length)
  return points.length === size.width * size.height ? { ...size, points } : undefined
}

export const toPgm = ({ width, height, points }: Grey): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), points])
