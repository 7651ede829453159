import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Reading, type ReadOptions, readUpload } from '#documents/reading/read-upload.ts'
import { readTextKept } from '#documents/testing/kept-reader.ts'

const read = new Map<string, Reading>()

/**
 * Reads as the product does, the same bytes once for all tests of a process.
 * Only what stands in a file as text is kept; whether a page without text is empty, the programs at hand decide.
 */
const once =
  (own: Pick<ReadOptions, 'readText'>): typeof readUpload =>
  async (file, kind, options) => {
    options.signal?.throwIfAborted()
    const bytes = createHash('sha256').update(await readFile(file))
    const name = `${kind} ${bytes.digest('hex')} ${options.path}`
    const before = read.get(name)
    if (before !== undefined) return before
    const reading = await readUpload(file, kind, { ...options, ...own })
    if (reading.by === 'text' && reading.reason === null) read.set(name, reading)
    return reading
  }

/** In a process that is kept: papers that a test made itself need not be held within bounds. */
export const readOnce = once({ readText: readTextKept })
/** With a process for each, for tests of what happens meanwhile. */
export const readOnceHeld = once({})
