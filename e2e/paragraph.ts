import { expect, type Page } from '@playwright/test'

/** Opens a paragraph of a document with the keys, and puts words at its end once it can take them. */
export async function writeInto(page: Page, paragraph: number, words: string): Promise<void> {
  await page.locator('.para').nth(paragraph).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Paragraph' })).toBeFocused()
  await page.keyboard.insertText(words)
}

/** What stands beside the text, opened first where it is a sheet at the foot. */
export async function beside(page: Page, tab: string | RegExp) {
  const bar = page.locator('.sheetbar')
  if (await bar.isVisible()) await bar.getByRole('button').click()
  await page.getByRole('tab', { name: tab }).click()
  return page.getByRole('tabpanel')
}
