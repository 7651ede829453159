import { existsSync } from 'node:fs'
import { lookForTools, readsScans, SCAN_PACKAGES } from '../documents/reading/tools.ts'
import { canInstall, install } from './apt.mjs'
import { GivenUp } from './say.mjs'

const POPPLER_DATA = '/usr/share/poppler/cMap'

/**
 * Resolves to what is to be told where the tests that read scans are left out, which is only so where somebody sees it:
 * in CI they run, or the run ends.
 */
export async function ensureScanTools({ path = process.env.PATH ?? '', ci = process.env.CI, may = canInstall() } = {}) {
  // Without its data the second reader leaves out Chinese, Japanese and Korean words without a fault.
  const found = async () => readsScans(await lookForTools(path)) && (!may || existsSync(POPPLER_DATA))
  if (await found()) return undefined
  if (may) {
    await install('Tesseract and Poppler', SCAN_PACKAGES)
    if (await found()) return undefined
    throw new GivenUp(`apt installed ${SCAN_PACKAGES.join(', ')}, but scans still cannot be read.`)
  }
  const missing =
    'The tests that read scans need tesseract with its English data, and pdftoppm; they were not found. ' +
    `Install them (Debian: apt-get install ${SCAN_PACKAGES.join(' ')}).`
  if (ci) throw new GivenUp(missing)
  return `Left out: ${missing}`
}
