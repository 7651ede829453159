import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inFewColours, isInFewColours } from './few-colours.ts'
import { withEmptyPdfViewer } from './pdf-viewer.ts'
import { PICTURES, stands, type Picture } from './pictures.ts'
import { pictured, test } from './pictured-people.ts'
import { expect } from './product.ts'
import { signIn } from './seed.ts'
import { settled, standStill } from './stand-still.ts'

const FOLDER = new URL('pictures/', import.meta.url)
const MADE_WITH = new URL('made-with.txt', FOLDER)

const SCALE = 0.5
// Half the size in each direction: each word still shows that it is there, in its place and in its weight.
test.use({ deviceScaleFactor: SCALE })
test.skip(
  process.platform !== 'linux' && !process.env['CI'],
  'the pictures are made on Debian 12, and other systems draw letters otherwise',
)

/** As much of a page as is looked at: below it a long page goes on as it began. */
const LONGEST = 1500
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
interface Look {
  file: string
  size: typeof WIDE
  colorScheme: 'light' | 'dark'
  isLong: boolean
}
const looksAt = ({ name, always = false, dark }: Picture): Look[] => [
  { file: `${name}.png`, size: WIDE, colorScheme: 'light', isLong: !always },
  { file: `${name}-phone.png`, size: PHONE, colorScheme: 'light', isLong: true },
  ...(dark ? [{ file: `${name}-dark.png`, size: WIDE, colorScheme: 'dark' as const, isLong: true }] : []),
]

const isRenewed = () => ['all', 'changed'].includes(test.info().config.updateSnapshots)
const major = (version: string): string => version.split('.')[0] ?? ''
/** Another Chromium may draw letters otherwise, but never so that a thing is missing, or in another place or colour. */
const alike = (version: string) =>
  major(version) === major(readFileSync(MADE_WITH, 'utf8'))
    ? { maxDiffPixels: 40, threshold: 0.1 }
    : { maxDiffPixelRatio: 0.01, threshold: 0.3 }

/** What is a whole number of the picture's points. */
const evenly = (length: number) => Math.ceil(length * SCALE) / SCALE
const scrollHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
/** Of the page that a kept picture shows. */
const lengthOf = (file: string) => readFileSync(new URL(file, FOLDER)).readUInt32BE(20) / SCALE

test.beforeAll(({ browser }) => {
  if (isRenewed()) writeFileSync(MADE_WITH, `${browser.version()}\n`)
})

test('each route of the router has its picture, and each picture is looked at', () => {
  const router = readFileSync(new URL('../web/routes.tsx', import.meta.url), 'utf8')
  const routes = new Set([...router.matchAll(/(?:\bpage\(|\bpath: )'([^']+)'/g)].map(([, path]) => path))
  expect(routes.size).toBeGreaterThan(40)
  expect(new Set<string | undefined>(PICTURES.map(({ route }) => route))).toEqual(routes)
  test.skip(isRenewed(), 'the pictures are being renewed')
  const files = PICTURES.flatMap((picture) => looksAt(picture).map(({ file }) => file))
  const kept = readdirSync(FOLDER).filter((file) => file.endsWith('.png'))
  expect(kept.sort()).toEqual(files.sort())
})

for (const picture of PICTURES)
  for (const { file, size, colorScheme, isLong } of looksAt(picture))
    test(`${file} is what one sees`, isLong ? { tag: '@long' } : {}, async ({ page, context, browser, product }) => {
      const { account, places } = picture.who ? await pictured(picture.who, product) : { account: null, places: {} }
      if (account) await signIn(context, account)
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await standStill(page)
      await withEmptyPdfViewer(page)
      await stands(page, picture, places)
      await settled(page)
      const longest = picture.whole && size === WIDE ? Infinity : LONGEST
      const length = async () => evenly(Math.min(Math.max(await scrollHeight(page), size.height), longest))
      // What comes later and changes no length, such as a count in the sidebar, comes before the network is idle.
      await page.waitForLoadState('networkidle')
      if (!isRenewed()) await expect.poll(length, 'as long as its picture').toBe(lengthOf(file))
      // The window is as long as the page, so that what sticks to its edges covers nothing.
      await page.setViewportSize({ ...size, height: await length() })
      // What stands inside a frame is the browser's own viewer of PDF.
      const mask = [page.locator('iframe, object, embed')]
      await expect(page).toHaveScreenshot(file, { scale: 'device', mask, ...alike(browser.version()) })
      const kept = new URL(file, FOLDER)
      const png = readFileSync(kept)
      if (isRenewed() && !isInFewColours(png)) writeFileSync(kept, inFewColours(png))
    })
