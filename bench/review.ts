/**
 * How many presses a sentence that nobody has confirmed takes in the review of a document, and how long a press takes until the
 * page shows the next sentence: real keys, by the browser's own clock.
 *
 * `npm run bench review`
 */
import { chromium, type Page } from '@playwright/test'
import type { DocumentView } from '#domain/drafted-document.ts'
import { isEditable, paragraphText } from '#domain/editable.ts'
import { apply } from '#server/testing/apply.ts'
import { Client } from '#server/testing/client.ts'
import { fillProfile } from '#server/testing/fill-profile.ts'
import { outboxOf } from '#server/testing/outbox.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { selectEndeavor } from '#server/testing/ready-letter.ts'
import { makeTempFolder } from '#server/testing/temp-folder.ts'
import { percentile, report, target } from './measure.ts'
import { buyItems, expectWell, PETITION, runJob } from './product/account.ts'
import { SHORT } from './short.ts'

const SENTENCES = SHORT ? 4 : 30
const [PRESSES, MILLISECONDS] = [2, 200]
const PETITION_LETTER = 1

const WHO = [
  'The crew',
  'The plant',
  'The laboratory',
  'The workshop',
  'The line',
  'The yard',
  'The office',
  'The store',
]
const DOES = [
  'works with care',
  'keeps good order',
  'learns from each run',
  'shares what it learns',
  'trains newcomers',
]

/** A petition letter with sentences that somebody typed, and that no source bears out. */
async function letterOf(client: Client): Promise<number> {
  await fillProfile(client)
  await selectEndeavor(client)
  await buyItems(client, { [PETITION_LETTER]: 1 })
  const { letter_id } = await runJob<{ letter_id: number }>(client, PETITION)
  const path = `/api/product/documents/${letter_id}/`
  const { version, blocks } = expectWell(await client.get<DocumentView>(path), 'the letter')
  const block = blocks.filter(isEditable).find(({ kind }) => kind === 'paragraph')
  if (block === undefined) throw new Error('The letter has no paragraph')
  const typed = Array.from(
    { length: SENTENCES },
    (_, at) => `${WHO[at % WHO.length]} ${DOES[Math.floor(at / WHO.length) % DOES.length]}.`,
  )
  const edit = { id: block.id, text: [paragraphText(block), ...typed].join(' ') }
  expectWell(await client.patch(path, { base_version: version, blocks: [edit] }), 'the edit')
  return letter_id
}

/** In the page: when the browser took each key, and when the frame was painted that counts another sentence. */
const watchPresses = () => {
  const took: number[] = []
  let pressed = 0
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true })
  const shown = () => document.querySelector('.review-head .left, .review-head .done')?.textContent ?? ''
  let before = shown()
  new MutationObserver(() => {
    const now = shown()
    if (now === before || pressed === 0) return
    before = now
    const from = pressed
    pressed = 0
    requestAnimationFrame(() => took.push(performance.now() - from))
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
  Object.assign(window, { takePresses: () => took.splice(0) })
}

const leftIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.review-head .left')?.textContent ?? null)

const folder = await makeTempFolder()
const product = await startProduct({ DATA_DIR: folder.path, RATE_LIMIT_FACTOR: '100' })
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'],
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const { client } = await apply({ visitor: () => new Client(product.url), ...outboxOf(folder.path) })
  const letter = await letterOf(client)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: product.url })
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: product.url })))
  const page = await context.newPage()
  await page.goto(`/documents/${letter}`)
  await page.locator('.dh .dh-review').getByRole('button', { name: 'Review' }).click()
  await page.locator('#review-current').waitFor()
  // The first confirmation asks for a name.
  await page.keyboard.press('Enter')
  const named = page.getByRole('dialog', { name: 'You confirm under your name' })
  await named.waitFor()
  await page.keyboard.press('Enter')
  await named.waitFor({ state: 'detached' })
  await page.evaluate(watchPresses)
  let [presses, settled] = [2, 1]
  const took: number[] = []
  const take = () => page.evaluate(() => (window as unknown as { takePresses: () => number[] }).takePresses())
  while (settled < SENTENCES - 1) {
    const before = await leftIn(page)
    await page.locator('#review-current:focus').waitFor()
    await page.keyboard.press('Enter')
    presses += 1
    await page.waitForFunction((was) => document.querySelector('.review-head .left')?.textContent !== was, before)
    settled += 1
  }
  await page.waitForTimeout(100)
  took.push(...(await take()))
  report('a press is shown after', { p50: percentile(took, 0.5), p95: percentile(took, 0.95) }, 'ms')
  target('a press, p95', percentile(took, 0.95), MILLISECONDS, 'ms')
  target('presses a sentence', presses / settled, PRESSES, 'presses')
} finally {
  await browser.close()
  await product.kill()
  await folder.remove()
}
