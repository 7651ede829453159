import type { Page } from '@playwright/test'

/** Keeps answers from coming, until what is returned is called. */
export async function hold(page: Page, of: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(of, async (route) => {
    await held
    // Whoever went on meanwhile asks no more.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** The script of the app, in the place of a page that was built ahead. */
export const APP = /assets\/main-.*\.js$/
