import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds in a page as it stands, or in the dialog that is open over it. */
export async function findings(page: Page, { only }: { only?: string } = {}): Promise<string[]> {
  // What stands inside a frame is the browser's own viewer of PDF, not the product's, so it is left out; and the other
  // mode would open a page of its own for each look, for frames of other sites.
  // Nor is it asked to describe every element that passes, which takes it as long as all the looking.
  // Half a megabyte of script that a page has already need not be sent to it again.
  const sent = (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'void 0' } : {}
  const axe = new AxeBuilder({ page, ...sent })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], iframes: false })
  // All that is behind a modal dialog is inert.
  if (await page.locator('dialog[open]').count()) axe.include('dialog[open]')
  const { violations } = await (only === undefined ? axe.withTags(RULES) : axe.withRules(only)).analyze()
  const found: string[] = []
  for (const { id, nodes } of violations)
    for (const { target, html } of nodes)
      if (id !== 'target-size' || (await isSmall(page, String(target[0]))))
        found.push(`${id}: ${target.join(' ')} ${html}`)
  return found
}

/** A target that lies half under a bar that stays in its place is judged where it lies free. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], iframes: false })
    .include(target)
    .withRules('target-size')
    .analyze()
  return violations.length > 0
}

/** By how much the page scrolls sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The same on a screen as wide as this; afterwards the page has its own width again. */
export async function overflowAt(width: number, page: Page): Promise<number> {
  const own = page.viewportSize()
  if (own) await page.setViewportSize({ ...own, width })
  const found = await overflow(page)
  if (own) await page.setViewportSize(own)
  return found
}

/** No finding in either theme, and nothing wider than the screen. The page is left in the dark. */
export async function expectClean(page: Page, state = 'as it stands'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await findings(page), state).toEqual([])
  expect.soft(await overflow(page), `${state}: scrolls sideways`).toBe(0)
  // All else is the same in the dark.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await findings(page, { only: 'color-contrast' }), `${state}, dark`).toEqual([])
}

/**
 * The same, by the long form alone: for a state that the short one sees elsewhere, or that differs from such a one in
 * its words.
 */
export async function expectCleanInFull(page: Page, state?: string): Promise<void> {
  if (process.env['WAIVERLY_FULL'] === '1') await expectClean(page, state)
}

/** The same as `expectClean`, on a phone too; the page is left in the light. */
export async function expectSound(page: Page): Promise<void> {
  await expectClean(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await overflowAt(390, page), 'scrolls sideways on a phone').toBe(0)
}
