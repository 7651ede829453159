/**
 * How far two readers agree on public BibTeX and ORCID files: this product's, and pandoc's (BibTeX, record by record) or every
 * text of the elements that name something (ORCID). Without a folder the small files that once failed are read.
 *
 * `npm run bench imports -- <folder>`
 */
import { execFile } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { XMLParser } from 'fast-xml-parser'
import { compareWords } from '#documents/reading/compare.ts'
import { readRecordFile } from '#documents/records/read-record-file.ts'
import type { FileRecord } from '#documents/records/records.ts'
import { SHORT } from './short.ts'

const SMALL = fileURLToPath(new URL('../documents/testing/inputs/', import.meta.url))
/** Records named of those that differ most. */
const NAMED = 15

const run = promisify(execFile)
const [folder = SMALL] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const shows = process.argv.includes('--show')
const path = process.env['PATH'] ?? ''

interface Reference {
  id: string
  title?: string
  author?: { family?: string; given?: string; literal?: string }[]
  issued?: { 'date-parts'?: number[][] }
  'container-title'?: string
}

/** The same parts of a record by both readers: its title, the authors' family names and its year. */
const partsOf = (title: string, families: readonly string[], year: string): string =>
  [title, ...families, year].join('\n')

function ourParts(record: FileRecord): string {
  if (record.kind !== 'work') return ''
  const year = /\d{4}/.exec(record.date)?.[0] ?? ''
  return partsOf(
    record.title,
    record.authors.map(({ family }) => family),
    year,
  )
}

const theirParts = ({ title = '', author = [], issued }: Reference): string =>
  partsOf(
    title.replace(/<[^>]+>/g, ''),
    author.map((one) => one.literal ?? one.family ?? ''),
    String(issued?.['date-parts']?.[0]?.[0] ?? ''),
  )

const sums = { bib: { first: 0, second: 0, both: 0 }, orcid: { first: 0, second: 0, both: 0 } }
const counts = { files: 0, unread: 0, both: 0, onlyOurs: 0, onlyTheirs: 0 }
const differing: { words: number; told: string }[] = []

function note(sum: (typeof sums)['bib'], ours: string, theirs: string, name: string): void {
  const { first, second, both } = compareWords(ours, theirs)
  sum.first += first
  sum.second += second
  sum.both += both
  const words = first + second - 2 * both
  if (words > 0)
    differing.push({
      words,
      told: `${name}\n      ours    ${ours}\n      theirs  ${theirs}`.replace(/\n(?! )/g, ' | '),
    })
}

async function compareBib(file: string): Promise<boolean> {
  const options = { maxBuffer: 64 * 1024 * 1024, timeout: 60_000 }
  const printed = await run('pandoc', ['-f', 'biblatex', '-t', 'csljson', file], options).catch(() => undefined)
  const ours = await readRecordFile(file, { path })
  if (printed === undefined || 'failed' in ours) return false
  const theirs = new Map((JSON.parse(printed.stdout) as Reference[]).map((one) => [one.id, one]))
  for (const record of ours.records) {
    const same = theirs.get(record.place)
    theirs.delete(record.place)
    if (same === undefined) counts.onlyOurs += 1
    else {
      counts.both += 1
      note(sums.bib, ourParts(record), theirParts(same), `${basename(file)} ${record.place}`)
    }
  }
  counts.onlyTheirs += theirs.size
  return true
}

/** Elements of ORCID's schema whose text names a work, a place, a post or a degree. Each text counts once: a work has versions. */
const NAMING = new Set(['title', 'name', 'role-title', 'department-name'])

/** Parts for which a profile has no list: they are left out, and said to be. */
const NO_LIST = /^(?:fundings?|peer-reviews?|research-resources?)$/

function namesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return NAMING.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => {
    const local = name === '#text' || name === 'value' ? key : (name.split(':').at(-1) ?? '')
    return NO_LIST.test(local) ? [] : namesIn(part, local)
  })
}

async function compareOrcid(file: string): Promise<boolean> {
  const text = readFileSync(file, 'utf8')
  const ours = await readRecordFile(file, { path })
  if ('failed' in ours || ours.format !== 'orcid') return false
  const theirs: unknown =
    extname(file) === '.json' ? JSON.parse(text) : new XMLParser({ parseTagValue: false }).parse(text)
  const all = JSON.stringify([...ours.records, ...ours.left_out]).replace(/[\\"]n?/g, ' ')
  note(sums.orcid, all, [...new Set(namesIn(theirs))].join('\n'), basename(file))
  return true
}

const installed = await run('pandoc', ['--version']).then(
  () => true,
  () => false,
)
if (!installed) console.log('The second reader of BibTeX is not installed: apt-get install pandoc')

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
for (const file of files) {
  const isBib = /\.bib$/i.test(file)
  if (isBib ? !installed : !/\.(xml|json)$/i.test(file)) continue
  const isRead = await (isBib ? compareBib(file) : compareOrcid(file)).catch(() => false)
  if (isRead) counts.files += 1
  else if (isBib) counts.unread += 1
}

const share = (of: number, all: number): string => (all === 0 ? '–' : `${((100 * of) / all).toFixed(1)} %`)
console.log(`${counts.files} files read by both, ${counts.unread} by one alone or by none`)
console.log(
  `records of BibTeX: ${counts.both} by both, ${counts.onlyOurs} by this reader alone, ${counts.onlyTheirs} by the other alone`,
)
console.log(`  words of titles, authors and years: ${share(sums.bib.both, sums.bib.second)} of ${sums.bib.second}`)
console.log(`ORCID: words that name something: ${share(sums.orcid.both, sums.orcid.second)} of ${sums.orcid.second}`)
if (shows)
  for (const { told } of differing.toSorted((a, b) => b.words - a.words).slice(0, NAMED)) console.log(`  ${told}`)
if (!installed && !SHORT) process.exitCode = 1
