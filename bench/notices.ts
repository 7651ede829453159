/**
 * How well notices are read: of the issues that people who know such notices found in them, how many are found, and how many
 * of those found are none; quotes, pages, requests, what is conceded, wrong standards and particulars. Then how long a notice
 * of twelve pages takes. Faults are shown of the notices that the reader was tuned on only.
 *
 * `node bench/notices.ts [tuning|apart] [--show] [--only d-]`; another folder with labelled notices may be given.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildCaseFile } from '#drafting/case-file.ts'
import { analysisOf } from '#drafting/rfe-analysis/index.ts'
import { isVerbatim, readNotice } from '#drafting/rfe-notice/index.ts'
import { richProfiles } from '#drafting/testing/profiles.ts'
import { median, report, target, timedTimes } from './measure.ts'
import type { NoticeLabel } from './notices/label.ts'
import { pagesOf } from './notices/pages.ts'
import { ASKED, type Faults, type Score, scoreOf } from './notices/score.ts'
import { SHORT } from './short.ts'

const RECALL = 0.95
const SECONDS = 3
const here = join(import.meta.dirname, 'notices')
const { values, positionals: asked } = parseArgs({
  options: { show: { type: 'boolean' }, short: { type: 'boolean' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
})
const shows = values.show === true
const folders = (asked.length > 0 ? asked : ['tuning', 'apart'])
  .map((name) => (existsSync(join(here, name)) ? join(here, name) : resolve(name)))
  .filter((folder) => existsSync(folder))

interface Notice {
  name: string
  label: NoticeLabel
  pages: string[]
}

const noneYet = (): Score => Object.fromEntries(ASKED.map((name) => [name, { right: 0, all: 0 }])) as Score
const SHOWN: readonly (keyof Faults)[] = [
  'missed',
  'invented',
  'split',
  'traps',
  'conceded',
  'wrong_standard',
  'misread',
]

async function measure(folder: string): Promise<Notice[]> {
  const isApart = /apart/.test(folder)
  const total = noneYet()
  const sums = new Map<keyof Faults, number>()
  const notices: Notice[] = []
  let quotes = 0
  let verbatim = 0
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file.startsWith(values.only))
    .map((file) => file.slice(0, -5))
    .sort()
    .slice(0, SHORT ? 2 : undefined)
  for (const name of names) {
    const label = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as NoticeLabel
    const pages = await pagesOf(folder, name, label)
    if (pages === null) {
      console.log(`  ${name}: not read (pictures are read where tesseract and poppler are installed)`)
      continue
    }
    notices.push({ name, label, pages })
    const reading = readNotice(pages)
    const { score, faults } = scoreOf(label, reading)
    const issues = reading.issues.flatMap((issue) => [issue, ...issue.further, ...issue.requests])
    const quoted = [...issues, ...reading.conceded, ...reading.wrong_standard]
    quotes += quoted.length
    verbatim += quoted.filter(({ quote, page }) => isVerbatim(quote, page, pages)).length
    for (const each of ASKED) {
      total[each].right += score[each].right
      total[each].all += score[each].all
    }
    for (const each of SHOWN) sums.set(each, (sums.get(each) ?? 0) + faults[each].length)
    const told = SHOWN.map((each) => `${each} ${faults[each].length}`).join(', ')
    const { right, all } = score['issues found']
    console.log(`  ${name}: ${right} of ${all} issues; ${told}`)
    if (shows && !isApart)
      for (const each of SHOWN)
        for (const words of faults[each]) console.log(`      ${each.padEnd(10)} ${words.slice(0, 260)}`)
  }
  console.log(`${folder.slice(folder.lastIndexOf('/') + 1)}: ${notices.length} notices`)
  for (const each of ASKED) {
    const { right, all } = total[each]
    console.log(
      `  ${each.padEnd(24)} ${`${right} of ${all}`.padStart(12)}   ${all === 0 ? '' : (right / all).toFixed(3)}`,
    )
  }
  console.log(`  ${'quotes word for word'.padEnd(24)} ${`${verbatim} of ${quotes}`.padStart(12)}`)
  console.log(
    `  should not be: ${SHOWN.filter((each) => each !== 'misread')
      .map((each) => `${each} ${sums.get(each) ?? 0}`)
      .join(', ')}`,
  )
  const recall = total['issues found'].right / Math.max(1, total['issues found'].all)
  const met = recall >= RECALL && (sums.get('invented') ?? 0) === 0
  console.log(`  goal: recall ${RECALL} and none invented: ${met ? 'met' : 'missed'}`)
  return notices
}

const read: Notice[] = []
for (const folder of folders) read.push(...(await measure(folder)))

/** So many pages of the notices, one after the other. */
const long = read.flatMap(({ pages }) => pages).slice(0, 12)
if (long.length === 12) {
  const base = median(
    await timedTimes(5, () => Promise.resolve(long.map((page) => page.normalize('NFKC').split(/\s+/).length))),
  )
  const value = median(await timedTimes(5, () => Promise.resolve(readNotice(long))))
  report('12 pages read', { p50: value }, 'ms', { reference: 'splitting their words', value, base })
  target('12 pages read', value / 1000, SECONDS, 's')
  // Of the fullest profile: a person without one has less to be compared with.
  const full = Object.values(richProfiles)
    .map((profile) => buildCaseFile(profile))
    .reduce((most, one) => (one.facts.length > most.facts.length ? one : most))
  const notice = { id: 1, url: '/files/notice.pdf', pages: long, by: 'text' as const, sent_date: '', deadline: '' }
  const analysed = median(
    await timedTimes(5, () => Promise.resolve(analysisOf(readNotice(long), full, { notice, filed: [] }))),
  )
  report('12 pages analyzed', { p50: analysed }, 'ms', { reference: 'splitting their words', value: analysed, base })
  target('12 pages analyzed', analysed / 1000, SECONDS, 's')
}
