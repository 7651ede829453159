import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { open, SCREENS, seedScreens, type Seeded } from './screens.ts'
import { signIn } from './seed.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function findings(page: Page, { only }: { only?: string } = {}): Promise<string[]> {
  // Its other mode opens a page of its own for each look, for frames of other sites; there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  // All that is behind a modal dialog is inert.
  if (await page.locator('dialog[open]').count()) axe.include('dialog[open]')
  const { violations } = await (only === undefined ? axe.withTags(RULES) : axe.withRules(only)).analyze()
  // What stands inside a frame is the browser's own viewer of PDF, not the product's.
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ target }) => target.length === 1).map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  )
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

let seeded: Seeded
test.beforeAll(async ({ product }) => {
  seeded = await seedScreens(product)
})
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

/** Screens of one test. */
const MOST = 14

// Few tests an account, since a page that has its scripts already opens in a tenth of the time.
for (const who of [undefined, 'newcomer', 'begun', 'full', 'bought'] as const) {
  const screens = SCREENS.filter((one) => one.who === who)
  for (let first = 0; first < screens.length; first += MOST)
    test(`axe finds nothing in either theme: ${who ?? 'visitor'}, from screen ${first + 1}`, async ({ page, context }, {
      project,
    }) => {
      test.skip(project.name === 'dark', 'each screen is looked at in both themes')
      if (who) await signIn(context, seeded.accounts[who])
      for (const screen of screens.slice(first, first + MOST))
        await test.step(screen.name, async () => {
          await page.emulateMedia({ colorScheme: 'light' })
          await open(page, screen, seeded.ids)
          expect.soft(await findings(page), screen.name).toEqual([])
          expect.soft(await overflow(page), `${screen.name}: scrolls sideways`).toBe(0)
          // All else is the same in the dark.
          await page.emulateMedia({ colorScheme: 'dark' })
          expect.soft(await findings(page, { only: 'color-contrast' }), `${screen.name}, dark`).toEqual([])
        })
    })
}
