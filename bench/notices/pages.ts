import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readUpload } from '#documents/reading/read-upload.ts'
import type { NoticeLabel } from './label.ts'
import { scanOf, setNotice } from './render.ts'

/** A notice as the reader gets it from an upload; null where pictures cannot be made or read here. */
export async function pagesOf(folder: string, name: string, label: NoticeLabel): Promise<string[] | null> {
  const at = mkdtempSync(join(tmpdir(), 'notice-'))
  try {
    const set = setNotice(folder, name)
    const file = join(at, 'notice.pdf')
    writeFileSync(file, label.scan ? scanOf(set, label.scan) : set)
    const { pages, reason } = await readUpload(file, 'pdf', { path: process.env['PATH'] ?? '' })
    return reason === null && pages.length > 0 ? pages : null
  } catch (error) {
    // A scan is made by poppler.
    if (label.scan && error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  } finally {
    rmSync(at, { recursive: true, force: true })
  }
}
