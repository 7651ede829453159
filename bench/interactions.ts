/**
 * How long after an interaction the page shows what it did, in the longest form: a list of fifty entries whose cards all
 * stand open, by the browser's own account of real keys and presses (Event Timing, as Interaction to Next Paint is made of
 * it). Once as the machine is, and for information on a processor of a quarter of the speed.
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
const GOAL = 100
/** Where one works: not the first card, and one that others stand below. */
const AT = Math.ceil(ROWS / 2) - 1
/** By then what was done last is painted, and told by the browser. */
const SETTLED = 400

const field = (name: string, at = AT) => `[id="f-entries.${at}.${name}"]`

/** In the page: each interaction, by its number, with the longest of its events and what it was. */
const watchInteractions = () => {
  const seen = new Map<number, { duration: number; of: string }>()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue
      const known = seen.get(entry.interactionId)
      if (known === undefined || known.duration < entry.duration)
        seen.set(entry.interactionId, { duration: entry.duration, of: entry.name })
    }
    // The least that the browser tells of: what was quicker is not in the list, and counts as this.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  Object.assign(window, {
    takeInteractions: () => {
      const all = [...seen.values()]
      seen.clear()
      return all
    },
  })
}
type Told = { duration: number; of: string }[]

interface Deed {
  name: string
  /** Answers how many interactions it made. */
  run: (page: Page) => Promise<number>
}

const press = async (page: Page, keys: readonly string[]): Promise<number> => {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(40)
  }
  return keys.length
}
const click = async (page: Page, selector: string): Promise<number> => {
  await page.locator(selector).scrollIntoViewIfNeeded()
  await page.locator(selector).click()
  return 1
}

const DEEDS: readonly Deed[] = [
  {
    name: 'typing',
    run: async (page) =>
      (await click(page, field('major'))) + (await press(page, [...'materials science'.replace(' ', '')])),
  },
  {
    name: 'a date',
    run: async (page) => {
      const clicked = await click(page, field('start_date'))
      await page.keyboard.press('Control+a')
      return clicked + 1 + (await press(page, [...'2014', 'Tab']))
    },
  },
  {
    name: 'choosing a country',
    run: async (page) => {
      const clicked = await click(page, field('school_country'))
      return clicked + (await press(page, [...'germ', 'ArrowDown', 'ArrowUp', 'Enter', 'Tab']))
    },
  },
  {
    name: 'ticking and unticking',
    run: async (page) => (await click(page, field('is_current'))) + (await click(page, field('is_current'))),
  },
  {
    name: 'folding and unfolding a card',
    run: async (page) => {
      const summary = `#entry-${AT}`
      return (await click(page, summary)) + (await click(page, summary))
    },
  },
  {
    name: 'adding an entry',
    run: async (page) => {
      await page.locator('.entries .add').click()
      return 1
    },
  },
  {
    name: 'a save that is refused',
    run: async (page) => {
      await page.locator(field('major')).fill('')
      await page.locator('.formbar [type=submit]').click()
      await page.locator('.summary').waitFor()
      return 1
    },
  },
  {
    name: 'mending it',
    run: async (page) => (await click(page, field('major'))) + (await press(page, [...'Physics', 'Tab'])),
  },
]

const folder = await makeTempFolder()
const product = await startProduct({ DATA_DIR: folder.path, RATE_LIMIT_FACTOR: '100' })
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'],
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const { client } = await apply({ visitor: () => new Client(product.url), ...outboxOf(folder.path) })
  for (let row = 0; row < ROWS; row += 1) {
    const sent = [{ ...ENTRIES.academichistory(), major: `Major ${row}` }]
    const { status } = await client.post('/api/academichistory/', sent)
    if (status !== 201) throw new Error(`An entry was answered with ${status}`)
  }

  for (const slower of SHORT ? [1] : [1, 4]) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: product.url })
    await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: product.url })))
    await context.addInitScript(watchInteractions)
    const page = await context.newPage()
    await page.goto('/education-info')
    const cards = page.locator('details.entry')
    await cards.nth(ROWS - 1).waitFor()
    await cards.evaluateAll((all) => {
      for (const card of all) (card as HTMLDetailsElement).open = true
    })
    await page.locator(field('major', ROWS - 1)).waitFor()
    await page.waitForTimeout(SETTLED)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const take = () => page.evaluate(() => (window as unknown as { takeInteractions: () => Told }).takeInteractions())
    await take()

    const all: number[] = []
    for (const { name, run } of DEEDS) {
      const made = await run(page)
      await page.waitForTimeout(SETTLED * slower)
      const told = (await take()).map(({ duration }) => duration)
      // Quicker ones are not told of: they took less than 16 ms.
      while (told.length < made) told.push(16)
      report(
        slower === 1 ? name : `  ${slower} x slower, ${name}`,
        { p50: percentile(told, 0.5), worst: Math.max(...told) },
        'ms',
      )
      all.push(...told)
    }
    const worst = Math.max(...all)
    const p98 = percentile(all, 0.98)
    if (slower === 1)
      target(`interaction to next paint, worst of ${all.length} (p98 ${p98.toFixed(0)} ms)`, worst, GOAL, 'ms')
    else
      console.log(
        `${' '.repeat(28)} on a processor of a quarter of the speed: p98 ${p98.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
      )
    await context.close()
  }
} finally {
  await browser.close()
  await product.kill()
  await folder.remove()
}
