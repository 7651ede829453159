/**
 * How long a key takes until its letter is painted, in a list of fifty entries whose cards all stand open, against a bare
 * textarea on an empty page in the same run. Keys come at a typist's pace with pauses that end just as the form does its
 * own work (reading the list anew after a failed save, keeping the draft), where a key would have to wait for it.
 */
import { chromium, type Page } from '@playwright/test'
import { Client } from '#server/testing/client.ts'
import { apply } from '#server/testing/apply.ts'
import { ENTRIES } from '#server/testing/entries.ts'
import { outboxOf } from '#server/testing/outbox.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { makeTempFolder } from '#server/testing/temp-folder.ts'
import { percentile, report, target } from './measure.ts'
import { SHORT } from './short.ts'

const ROWS = SHORT ? 2 : 50
const KEYS = SHORT ? 8 : 80
const GOAL = 100
/** Milliseconds between keys: typing, then pauses about as long as the form waits before it works. */
const PACE = [40, 70, 40, 125, 60, 40, 150, 40, 405, 60]
/** By then the last key is painted, and what the form does in pauses is done. */
const SETTLED = 600
/** Where one types: not the first card, and one that others stand below. */
const AT = Math.ceil(ROWS / 2) - 1

const LISTS = {
  academichistory: { path: '/education-info', text: 'major', blanked: 'school_name' },
  academicprojects: { path: '/scientific-project', text: 'project_name', passage: 'solution', blanked: 'role' },
} as const

interface Cost {
  p50: number
  p95: number
  worst: number
}

/** In the page: from when the browser took a key to when the frame that shows its letter was handed on. */
const watchKeys = () => {
  const costs: number[] = []
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.onmessage = () => costs.push(performance.now() - timeStamp)
        painted.port2.postMessage(null)
      }),
    { capture: true },
  )
  Object.assign(window, { takeKeyCosts: () => costs.splice(0) })
}

async function type(page: Page, selector: string): Promise<Cost> {
  const field = page.locator(selector)
  await field.focus()
  await page.keyboard.press('End')
  const take = () => page.evaluate(() => (window as unknown as { takeKeyCosts: () => number[] }).takeKeyCosts())
  await page.waitForTimeout(SETTLED)
  await take()
  const before = await field.inputValue()
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 7 === 6 ? 'Space' : 'abcdefg'.charAt(key % 7))
    await page.waitForTimeout(PACE[key % PACE.length] ?? 0)
  }
  await page.waitForTimeout(SETTLED)
  const costs = await take()
  const typed = (await field.inputValue()).length - before.length
  if (typed !== KEYS || costs.length !== KEYS) throw new Error(`${selector}: ${typed} letters, ${costs.length} keys`)
  return { p50: percentile(costs, 0.5), p95: percentile(costs, 0.95), worst: Math.max(...costs) }
}

const field = (name: string, at = AT) => `[id="f-entries.${at}.${name}"]`

async function openAll(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page
    .locator('details.entry')
    .nth(ROWS - 1)
    .waitFor()
  await page.locator('details.entry').evaluateAll((cards) => {
    for (const card of cards) (card as HTMLDetailsElement).open = true
  })
  await page.locator(field(path === LISTS.academichistory.path ? 'major' : 'impact', ROWS - 1)).waitFor()
}

/** A save that fails on every fifth entry. */
async function failToSave(page: Page, name: string): Promise<void> {
  for (let at = 0; at < ROWS; at += 5) await page.locator(field(name, at)).fill('')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await page.locator('.summary').waitFor()
}

const folder = await makeTempFolder()
const product = await startProduct({ DATA_DIR: folder.path, RATE_LIMIT_FACTOR: '100' })
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'],
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const { client } = await apply({ visitor: () => new Client(product.url), ...outboxOf(folder.path) })
  const stored = (status: number) => {
    if (status !== 201) throw new Error(`An entry was answered with ${status}`)
  }
  for (let row = 0; row < ROWS; row += 1) {
    const project = { ...ENTRIES.academicprojects(), project_name: `Project ${row}` }
    stored((await client.post('/api/academicprojects/', project)).status)
    stored(
      (await client.post('/api/academichistory/', [{ ...ENTRIES.academichistory(), major: `Major ${row}` }])).status,
    )
  }

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: product.url })
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: product.url })))
  await context.addInitScript(watchKeys)
  const page = await context.newPage()

  await page.goto('/healthz')
  await page.setContent('<textarea id="bare"></textarea>')
  await page.evaluate(watchKeys)
  await type(page, '#bare')
  const bare = await type(page, '#bare')
  report('a bare textarea', { ...bare }, 'ms')

  const measured: Cost[] = []
  const measure = async (name: string, selector: string) => {
    const cost = await type(page, selector)
    report(name, { ...cost }, 'ms', { reference: 'bare, p95', value: cost.p95, base: bare.p95 })
    measured.push(cost)
  }
  const { academichistory, academicprojects } = LISTS
  await openAll(page, academichistory.path)
  await measure('education, a text field', field(academichistory.text))
  await failToSave(page, academichistory.blanked)
  await measure('  after a failed save', field(academichistory.text))
  await openAll(page, academicprojects.path)
  await measure('projects, a text field', field(academicprojects.text))
  await measure('projects, a passage', field(academicprojects.passage))
  await failToSave(page, academicprojects.blanked)
  await measure('  text, after a failed save', field(academicprojects.text))
  await measure('  passage, after a failed save', field(academicprojects.passage))

  target(`a key with ${ROWS} open entries, p95`, Math.max(...measured.map(({ p95 }) => p95)), GOAL, 'ms')
  console.log(
    `${' '.repeat(28)} the worst of ${KEYS * measured.length} keys: ${Math.max(...measured.map(({ worst }) => worst)).toFixed(0)} ms`,
  )
} finally {
  await browser.close()
  await product.kill()
  await folder.remove()
}
