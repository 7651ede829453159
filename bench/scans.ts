/**
 * How well scans are read and how fast: a notice's pages as pictures, once as an office scans them and then worse, read as an
 * upload is; against pdftoppm and tesseract called as their manuals say, in this run. Words right are those of the notice's
 * own text, in its order.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diffArrays } from 'diff'
import { readUpload } from '#documents/reading/read-upload.ts'
import { findTools, readsScans, SCAN_PACKAGES } from '#documents/reading/tools.ts'
import { report, target } from './measure.ts'
import { SHORT } from './short.ts'
import type { Scan } from './notices/label.ts'
import { scanOf, setNotice } from './notices/render.ts'

const NOTICE = SHORT ? 'j-undated-scales' : 'n2-numbered-nsc'
const SCANS: Record<string, Scan> = {
  '150 dpi, half a degree': { dpi: 150, rotate: 0.5 },
  '150 dpi, two degrees': { dpi: 150, rotate: 2 },
  '150 dpi, five degrees': { dpi: 150, rotate: -5 },
  '100 dpi, half a degree': { dpi: 100, rotate: 0.5 },
  '75 dpi, coarse': { dpi: 75, quality: 40 },
}
/** Of the words, at 150 dpi and half a degree; the bullets of lists are not words. */
const WORDS_RIGHT = 0.97

const path = process.env['PATH'] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'bench-scans-'))

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[-\u00ad\u2010]\s*\n\s*/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

function rightOf(wanted: readonly string[], read: readonly string[]): number {
  const shared = diffArrays(
    wanted.flatMap((page) => wordsOf(page)),
    read.flatMap((page) => wordsOf(page)),
  )
  const right = shared.reduce((sum, { added, removed, count }) => (added || removed ? sum : sum + count), 0)
  return right / wanted.flatMap((page) => wordsOf(page)).length
}

/** As one would on the command line: 300 to the inch, and tesseract with no more than its language. */
function byHand(file: string): string[] {
  execFileSync('pdftoppm', ['-r', '300', '-gray', '-png', file, `${file}-page`])
  const pictures = readdirSync(folder).filter((name) => name.startsWith('scan.pdf-page'))
  const env = { PATH: path, OMP_THREAD_LIMIT: '1' }
  const tesseract = (name: string) =>
    execFileSync('tesseract', [join(folder, name), 'stdout', '-l', 'eng'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const read = pictures.sort().map((name) => tesseract(name).toString())
  for (const name of pictures) rmSync(join(folder, name))
  return read
}

async function measure(name: string, scan: Scan, set: Buffer, wanted: readonly string[]): Promise<void> {
  const file = join(folder, 'scan.pdf')
  writeFileSync(file, scanOf(set, scan))
  const from = performance.now()
  const { pages } = await readUpload(file, 'pdf', { path })
  const between = performance.now()
  const reference = byHand(file)
  const aPage = (ms: number): number => ms / 1000 / wanted.length
  const [seconds, base] = [aPage(between - from), aPage(performance.now() - between)]
  const right = rightOf(wanted, pages)
  report(name, { 'words right': right * 100 }, '%', {
    reference: 'by hand',
    value: right * 100,
    base: rightOf(wanted, reference) * 100,
  })
  report('', { 'a page': seconds }, 's', { reference: 'by hand', value: seconds, base })
  if (name === Object.keys(SCANS)[0]) target('words wrong', (1 - right) * 100, (1 - WORDS_RIGHT) * 100, '%')
}

try {
  if (readsScans(await findTools(path))) {
    const set = setNotice(join(import.meta.dirname, 'notices', 'tuning'), NOTICE)
    const text = join(folder, 'text.pdf')
    writeFileSync(text, set)
    const { pages } = await readUpload(text, 'pdf', { path })
    const scans = Object.entries(SCANS).slice(0, SHORT ? 1 : undefined)
    for (const [name, scan] of scans) await measure(name, scan, set, pages)
  } else console.log(`Nothing can be measured here; install ${SCAN_PACKAGES.join(' and ')}.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
