import type { Page } from '@playwright/test'

/** On a phone what the sidebar holds is in a drawer. */
export async function openMenu(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 1440) < 1024)
    await page.getByRole('button', { name: 'Open menu', exact: true }).click()
}
