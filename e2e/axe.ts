import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds in a page as it stands, or in the dialog that is open over it. */
export async function findings(page: Page, { only }: { only?: string } = {}): Promise<string[]> {
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

/** By how much the page scrolls sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
