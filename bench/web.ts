/**
 * What a page costs whoever opens it: its scripts as they come over the line, and Lighthouse's four marks on a phone as it
 * imitates one (a slow network, a processor of a quarter of the speed). Other work on this machine lowers the first mark, so
 * the machine's own is printed with it.
 *
 * `node bench/web.ts [--scripts]`: the scripts alone.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { z } from 'zod'
import { apply } from '#server/testing/apply.ts'
import { Client } from '#server/testing/client.ts'
import { outboxOf } from '#server/testing/outbox.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { makeTempFolder } from '#server/testing/temp-folder.ts'
import { median, report, target } from './measure.ts'

const LANDING_KB = 90
const SIGNED_IN_KB = 180
const LEAST_MARK = 98
const TIMES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const LIGHTHOUSE = join(import.meta.dirname, '..', 'scripts', 'lighthouse.mjs')
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Kilobytes of script that come over the line until the page is at rest, and their number. */
async function scriptsOf(browser: Browser, url: string, cookies: ReadonlyMap<string, string>) {
  const context = await browser.newContext()
  await context.addCookies(Array.from(cookies, ([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const scripts = new Set<string>()
  let bytes = 0
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return { kilobytes: bytes / 1000, files: scripts.size }
}

const marks = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  environment: z.object({ benchmarkIndex: z.number() }),
})

interface Run {
  /** Of a hundred. */
  marks: Record<string, number>
  /** What Lighthouse takes the machine for in that minute: a laptop at rest is past a thousand. */
  machine: number
}

/** Lighthouse's marks of a page. */
async function marked(url: string, folder: string): Promise<Run> {
  const file = join(folder, 'marks.json')
  const flags = `--chrome-flags=${['--headless=new', ...sandbox].join(' ')}`
  const categories = `--only-categories=${CATEGORIES.join(',')}`
  await promisify(execFile)(process.execPath, [
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    flags,
    categories,
  ])
  const { categories: read, environment } = marks.parse(JSON.parse(await readFile(file, 'utf8')))
  return {
    marks: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((read[name]?.score ?? 0) * 100)])),
    machine: environment.benchmarkIndex,
  }
}

/** The same, once more where a browser that had to wait for its processor recorded nothing. */
const markedTwiceAtMost = (url: string, folder: string): Promise<Run> =>
  marked(url, folder).catch(() => marked(url, folder))

const folder = await makeTempFolder()
const product = await startProduct({ DATA_DIR: folder.path, RATE_LIMIT_FACTOR: '100' })
const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'], args: sandbox })
try {
  const { client } = await apply({ visitor: () => new Client(product.url), ...outboxOf(folder.path) })
  const nobody = new Map<string, string>()
  const landing = await scriptsOf(browser, `${product.url}/`, nobody)
  report('landing', { script: landing.kilobytes }, 'kB')
  const login = await scriptsOf(browser, `${product.url}/login`, nobody)
  report('login', { script: login.kilobytes }, 'kB')
  const signedIn: number[] = []
  for (const path of ['/dashboard', '/personal-info', '/education-info', '/plans']) {
    const { kilobytes } = await scriptsOf(browser, `${product.url}${path}`, client.cookies)
    report(path, { script: kilobytes }, 'kB')
    signedIn.push(kilobytes)
  }
  target('script of the landing page', landing.kilobytes, LANDING_KB, 'kB')
  target('script of the first page signed in, /dashboard', signedIn[0] ?? Infinity, SIGNED_IN_KB, 'kB')

  // A second browser would take time from the one that is marked.
  await browser.close()

  if (!process.argv.includes('--scripts')) {
    const out = await mkdtemp(join(tmpdir(), 'waiverly-marks-'))
    for (const path of ['/', '/all-plans', '/login']) {
      const runs: Run[] = []
      for (let run = 0; run < TIMES; run += 1) runs.push(await markedTwiceAtMost(`${product.url}${path}`, out))
      const middle = Object.fromEntries(
        CATEGORIES.map((name) => [name, median(runs.map((run) => run.marks[name] ?? 0))]),
      )
      report(`Lighthouse ${path}`, middle, 'of 100')
      report('  on a machine of', { p50: median(runs.map((run) => run.machine)) }, 'by its own measure')
      target(
        `what ${path} lacks of full marks, at worst`,
        100 - Math.min(...Object.values(middle)),
        100 - LEAST_MARK,
        'marks',
      )
    }
    await rm(out, { recursive: true })
  }
} finally {
  await browser.close()
  await product.kill()
  await folder.remove()
}
