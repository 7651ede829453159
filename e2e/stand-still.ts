import { expect, type Page } from '@playwright/test'

/** The day on which all pictures are taken. */
const DAY = new Date('2026-04-01T12:00:00Z')
const A_DAY = 86_400_000

/** This moment as if the server's clock stood at `DAY` too, in whole days. */
const moved = (moment: number): Date => new Date(DAY.getTime() + Math.round((moment - Date.now()) / A_DAY) * A_DAY)
const inWords = (day: number): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Moments and ids of the server's as they are on every run. */
function still(json: string): string {
  const today = [-A_DAY, 0, A_DAY].map((apart) => inWords(Date.now() + apart))
  return today
    .reduce((text, day) => text.replaceAll(day, inWords(DAY.getTime())), json)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)/g, (moment) => moved(Date.parse(moment)).toISOString())
    .replace(/http:\/\/localhost:\d+\/letter#[\w.-]+/g, 'http://localhost:3000/letter#a-link-that-nobody-has')
    .replace(/("order_id":")[0-9a-f]{8}/g, '$100000000')
}

/** Stops what goes on by itself: the clock, the dates and ids that the server tells. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(DAY)
  await page.context().route(/\/api\//, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    return route.fulfill({ response, body: still(await response.text()) })
  })
}

/** Waits until nothing is on its way any more. */
export async function settled(page: Page): Promise<void> {
  // The gallery shows what is on its way, and never comes.
  await expect(page.locator(':is([aria-busy=true], .skeleton):not(.gallery *)')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    // A picture further down is only fetched when it is near; here all of the page is looked at.
    const late = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
    for (const image of late) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    // Nor is a card's inside laid out before it is near, and the page has another length until then; once laid out, its
    // height is remembered.
    const nearOnly = [...document.querySelectorAll<HTMLElement>('*')].filter(
      (one) => getComputedStyle(one).contentVisibility === 'auto',
    )
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const length = () => document.documentElement.scrollHeight
    // A busy machine may draw none of these frames.
    for (let tries = 0; tries < 50; tries++) {
      for (const one of nearOnly) one.style.contentVisibility = 'visible'
      await frame()
      await frame()
      const whole = length()
      for (const one of nearOnly) one.style.contentVisibility = ''
      await frame()
      if (length() === whole) break
    }
  })
}
