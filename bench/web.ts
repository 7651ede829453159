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
import { press } from '#server/testing/buy.ts'
import { Client } from '#server/testing/client.ts'
import { addReferee, fillProfile } from '#server/testing/fill-profile.ts'
import { finishedTask } from '#server/testing/finished-task.ts'
import { outboxOf } from '#server/testing/outbox.ts'
import { selectEndeavor } from '#server/testing/ready-letter.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { makeTempFolder } from '#server/testing/temp-folder.ts'
import { median, report, target } from './measure.ts'
import { SHORT } from './short.ts'

const LANDING_KB = 90
const SIGNED_IN_KB = 180
const LEAST_MARK = 98
const TIMES = 3
/** Runs of Lighthouse for one result. */
const TRIES = 4
const AT_REST = 1000
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const LIGHTHOUSE = join(import.meta.dirname, '..', 'scripts', 'lighthouse.mjs')
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Every path that stands in the shell, as somebody with a filled profile and a recommender opens it. */
const SIGNED_IN = (referee: number, letter: number) => [
  '/dashboard',
  '/personal-info',
  '/education-info',
  '/scientific-project',
  '/employment-info',
  '/project-info',
  '/evidence',
  '/future-plans',
  '/facts',
  '/import',
  '/rfe',
  '/proposed-endeavor',
  '/recommender',
  `/recommender-config?ref=${referee}`,
  '/letter-packet',
  '/petition-letter',
  '/rfe-analysis',
  '/rfe-response',
  `/documents/${letter}`,
  '/plans',
  '/cart',
  '/order-confirmation',
  '/account-settings',
  '/resources',
  '/resources/niw-requirements',
]

/** Where one lands on signing in, before there is an application and since. */
const FIRST = new Set(['/dashboard', '/personal-info'])

/** Buys a package and drafts the petition letter; its number. */
async function draftPetition(client: Client): Promise<number> {
  await selectEndeavor(client)
  const { id } = (await client.post<{ id: string }>('/api/payments/cart/')).body
  await client.post(`/api/payments/cart/${id}/items/`, { item_id: 1, quantity: 1 })
  const bought = { redirect_url: '/order-confirmation' }
  const order = await client.post<{ payment_url: string }>(`/api/payments/cart/${id}/checkout/`, bought)
  await press(client, order.body, 'completed')
  const { task_id } = (await client.post<{ task_id: string }>('/api/product/petition/letter/')).body
  const { result } = await finishedTask<{ letter_id: number }>(client, task_id)
  if (!result) throw new Error('No petition letter was drafted')
  return result.letter_id
}

/** Kilobytes of script that come until the page is at rest: compressed, as scripts, and with what HTTP says of each. */
async function scriptsOf(browser: Browser, url: string, cookies: ReadonlyMap<string, string>) {
  const context = await browser.newContext()
  await context.addCookies(Array.from(cookies, ([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const scripts = new Set<string>()
  const heads = new Map<string, number>()
  let bytes = 0
  let said = 0
  let asked = 0
  let quiet = Date.now()
  await devtools.send('Network.enable')
  // A page that looks after a job never stops asking for it.
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type !== 'Script') return
    asked += 1
    quiet = Date.now()
    scripts.add(requestId)
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => heads.set(requestId, response.encodedDataLength))
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    if (scripts.has(requestId)) asked -= 1
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!scripts.has(requestId)) return
    asked -= 1
    quiet = Date.now()
    bytes += encodedDataLength
    said += heads.get(requestId) ?? 0
  })
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  // The browser's own `networkidle` comes too early where the machine is busy.
  while (asked > 0 || Date.now() - quiet < AT_REST) await page.waitForTimeout(50)
  await context.close()
  return { kilobytes: (bytes - said) / 1000, overTheLine: bytes / 1000 }
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

/** The same, again where a browser that had to wait for its processor recorded nothing (Lighthouse's NO_NAVSTART). */
async function markedInTries(url: string, folder: string, tries = TRIES): Promise<Run> {
  try {
    return await marked(url, folder)
  } catch (error) {
    if (tries === 1) throw error
    console.log(`  ${url} gave no marks and is tried again`)
    return markedInTries(url, folder, tries - 1)
  }
}

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
  await fillProfile(client)
  const referee = await addReferee(client)
  const letter = await draftPetition(client)
  let worst = { path: '', kilobytes: 0 }
  let first = { path: '', kilobytes: 0 }
  for (const path of SHORT ? FIRST : SIGNED_IN(referee, letter)) {
    const { kilobytes, overTheLine } = await scriptsOf(browser, `${product.url}${path}`, client.cookies)
    report(path, { script: kilobytes, 'with headers': overTheLine }, 'kB')
    if (kilobytes > worst.kilobytes) worst = { path, kilobytes }
    if (FIRST.has(path) && kilobytes > first.kilobytes) first = { path, kilobytes }
  }
  target('script of the landing page', landing.kilobytes, LANDING_KB, 'kB')
  target(`script of the first page signed in, at worst ${first.path}`, first.kilobytes, SIGNED_IN_KB, 'kB')
  report(`the heaviest of all: ${worst.path}`, { script: worst.kilobytes }, 'kB')

  // A second browser would take time from the one that is marked.
  await browser.close()

  if (!SHORT && !process.argv.includes('--scripts')) {
    const out = await mkdtemp(join(tmpdir(), 'waiverly-marks-'))
    for (const path of ['/', '/all-plans', '/login']) {
      const runs: Run[] = []
      for (let run = 0; run < TIMES; run += 1) runs.push(await markedInTries(`${product.url}${path}`, out))
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
