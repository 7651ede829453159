/**
 * How much of a paper's words is read: each file of a folder is read as an upload is, and by a second reader (pdftotext for
 * a PDF; for a .docx every run of text in its parts). Of all words that either finds, the share that both find; the files
 * that lost most are named. Without a folder: the small papers of documents/testing/inputs.
 * `npm run bench reading -- <folder>`
 */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { FileKind } from '#domain/file.ts'
import { compareWords } from '#documents/reading/compare.ts'
import { readUpload } from '#documents/reading/read-upload.ts'
import { findTools } from '#documents/reading/tools.ts'
import { unzip } from '#documents/testing/unzip.ts'

const SMALL = fileURLToPath(new URL('../documents/testing/inputs/', import.meta.url))
const LEAST_SHARE = 0.98
const AT_ONCE = 2
/** Files named of those that lost most. */
const NAMED = 25

const [given] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const folder = given ?? SMALL
// Pictures are not read: the second reader reads none either. Only what ends a program that takes too long is found.
const path = process.env['PATH'] ?? ''
const { pdftotext } = await findTools(path)
if (pdftotext === undefined) {
  console.log('The second reader is not installed: apt-get install poppler-utils')
  process.exit(1)
}
const run = promisify(execFile)

async function second(file: string, kind: string): Promise<string | undefined> {
  try {
    if (kind === 'pdf') {
      const options = { maxBuffer: 64 * 1024 * 1024, timeout: 60_000 }
      const { stdout, stderr } = await run(pdftotext ?? '', ['-enc', 'UTF-8', '-l', '400', file, '-'], options)
      // It leaves out the words of a script whose data are not installed, and ends as if it had read all.
      return stderr.includes('Missing language pack') ? undefined : stdout
    }
    const parts = [...unzip(readFileSync(file))].filter(([name]) =>
      /^word\/(document|header|footer|footnotes|endnotes)\d*\.xml$/.test(name),
    )
    return parts
      .map(([, xml]) => xml.replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, ''))
      .map((xml) =>
        xml.replace(/<\/w:p>|<w:(?:br|tab|cr)\b[^>]*>/g, '\n').replace(/<w:(?:instrText|delText)\b.*?<\/w:\w+>/gs, ''),
      )
      .map((xml) =>
        xml
          .replace(/<[^>]+>/g, '')
          .replace(/&amp;/g, '&')
          .replace(/&lt;|&gt;|&quot;|&apos;|&#\d+;/g, ' '),
      )
      .join('\n')
  } catch {
    return undefined
  }
}

interface Outcome {
  file: string
  kind: string
  first: number
  second: number
  both: number
  reason: string | null
}

async function compared(file: string): Promise<Outcome | undefined> {
  const kind = extname(file).slice(1).toLowerCase()
  const theirs = await second(file, kind)
  if (theirs === undefined) return undefined
  const { pages, reason } = await readUpload(file, kind as FileKind, { path, scannedPages: 0, again: false })
  return { file, kind, reason, ...compareWords(pages.join('\n'), theirs) }
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(pdf|docx)$/i.test(name))
  .map((name) => join(folder, name))
const waiting = [...files]
const outcomes: Outcome[] = []
let unreadable = 0
async function work(): Promise<void> {
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const outcome = await compared(file)
    if (outcome === undefined) unreadable += 1
    else outcomes.push(outcome)
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work))

const sum = (of: readonly Outcome[], pick: (outcome: Outcome) => number) =>
  of.reduce((total, one) => total + pick(one), 0)
const share = (of: readonly Outcome[]): number => {
  const both = sum(of, (one) => one.both)
  return both / Math.max(1, sum(of, (one) => one.first) + sum(of, (one) => one.second) - both)
}
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`

// What is refused with a reason has no words to compare: it is counted below.
const REFUSED = new Set(['xfa', 'protected'])
const taken = outcomes.filter(({ reason }) => !REFUSED.has(reason ?? ''))

for (const [kind, of] of Map.groupBy(taken, (one) => one.kind)) {
  const [found, other, both] = [sum(of, (one) => one.second), sum(of, (one) => one.first), sum(of, (one) => one.both)]
  console.log(
    `${kind}: ${of.length} files, ${found} words by the second reader, ${other} by this; ` +
      `both ${percent(share(of))} of all, ${percent(both / Math.max(1, found))} of the second reader's`,
  )
}
console.log(`${unreadable} of ${files.length} files could not be opened by the second reader`)
const reasons = Map.groupBy(outcomes, (one) => one.reason ?? 'read whole')
console.log([...reasons].map(([reason, of]) => `${reason} ${of.length}`).join(', '))
for (const { file, second: theirs, first, both, reason } of taken
  .toSorted((a, b) => b.second - b.both - (a.second - a.both))
  .filter((one) => one.second > one.both)
  .slice(0, NAMED))
  console.log(
    `  ${basename(file)}: ${theirs - both} of ${theirs} words are missing, ${first} were read${reason === null ? '' : ` (${reason})`}`,
  )
if (given === undefined && share(taken) < LEAST_SHARE) process.exitCode = 1
