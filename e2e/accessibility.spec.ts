import { expectClean } from './axe.ts'
import { asWithPdfViewer } from './pdf-viewer.ts'
import { test } from './product.ts'
import { open, SCREENS, seedScreens, type Seeded } from './screens.ts'
import { signIn } from './seed.ts'

let seeded: Seeded
test.beforeAll(async ({ product }) => {
  seeded = await seedScreens(product)
})

/** Screens of one test. */
const MOST = 14

// Few tests an account, since a page that has its scripts already opens in a tenth of the time.
for (const who of [undefined, 'newcomer', 'begun', 'full', 'bought'] as const)
  for (const isLong of [false, true]) {
    // Those for which the server is made to answer come last: what a page is told before it loads, it goes on doing.
    const screens = SCREENS.filter((one) => one.who === who && !one.always === isLong).toSorted(
      (a, b) => Number(a.given !== undefined) - Number(b.given !== undefined),
    )
    for (let first = 0; first < screens.length; first += MOST) {
      const name = `${who ?? 'visitor'}, ${isLong ? 'more ' : ''}screens from ${first + 1}`
      const tag = isLong ? { tag: '@long' } : {}
      test(`axe finds nothing in either theme: ${name}`, tag, async ({ page, context }, { project }) => {
        test.skip(project.name === 'dark', 'each screen is looked at in both themes')
        await asWithPdfViewer(page)
        if (who) await signIn(context, seeded.accounts[who])
        for (const screen of screens.slice(first, first + MOST))
          await test.step(screen.name, async () => {
            await page.emulateMedia({ colorScheme: 'light' })
            await open(page, screen, seeded.ids)
            await expectClean(page, screen.name)
          })
      })
    }
  }
