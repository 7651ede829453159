import type { Page } from '@playwright/test'

/** From here on the page's clock goes on only as it is told; `clock.install` alone lets it run on beside that. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
