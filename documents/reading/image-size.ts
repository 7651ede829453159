import { open } from 'node:fs/promises'
import type { FileKind } from '#domain/file.ts'

export interface ImageSize {
  width: number
  height: number
  /** Colours of a point. */
  components: number
  /** Whether Adobe's programs wrote it: they keep the four inks of print the other way round, full where there is none. */
  isAdobe?: boolean
}

/** How much of a picture is searched for its size; telephones put a preview before it. */
const SEARCHED = 512 * 1024

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const APP14 = 0xee
const ADOBE = 'Adobe'

function ofJpg(bytes: Buffer): ImageSize | null {
  let at = 2
  let isAdobe = false
  while (at + 10 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === APP14 && bytes.toString('latin1', at + 4, at + 4 + ADOBE.length) === ADOBE) isAdobe = true
    if (isFrame(marker)) {
      const [width, height, components = 0] = [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5), bytes[at + 9]]
      return { width, height, components, isAdobe }
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

const ofPng = (bytes: Buffer): ImageSize | null =>
  bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), components: 3 }

/** What a picture says of its size; null where it says nothing. */
export async function sizeOf(file: string, kind: FileKind): Promise<ImageSize | null> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SEARCHED), 0, SEARCHED, 0)
    const bytes = buffer.subarray(0, bytesRead)
    return kind === 'png' ? ofPng(bytes) : ofJpg(bytes)
  } finally {
    await handle.close()
  }
}
