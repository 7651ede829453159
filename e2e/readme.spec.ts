import { fileURLToPath } from 'node:url'
import { PICTURES, stands } from './pictures.ts'
import { pictured, test } from './pictured-people.ts'
import { expect } from './product.ts'
import { signIn } from './seed.ts'
import { settled, standStill } from './stand-still.ts'

/** What README.md shows, by the names of pictures that tests look at too. */
const SHOWN = ['landing', 'education', 'endeavors', 'document', 'rfe-analysis']

for (const name of SHOWN)
  test(`README shows ${name} as it is`, { tag: '@readme' }, async ({ page, context, product }) => {
    const picture = PICTURES.find((one) => one.name === name)
    if (!picture) throw new Error(`No picture is named ${name}`)
    const { account, places } = picture.who ? await pictured(picture.who, product) : { account: null, places: {} }
    if (account) await signIn(context, account)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await standStill(page)
    await stands(page, picture, places)
    await page.waitForLoadState('networkidle')
    await settled(page)
    const path = fileURLToPath(new URL(`../docs/images/${name}.png`, import.meta.url))
    const png = await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
    expect(png.length).toBeLessThan(300_000)
  })
