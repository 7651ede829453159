import { expect, type Locator, type Page } from '@playwright/test'
import { pdfPaper } from './papers.ts'

/** A paper to upload: its name and the lines of its pages. */
export class Paper {
  readonly name: string
  readonly lines: string[]
  constructor(name: string, ...lines: string[]) {
    this.name = name
    this.lines = lines
  }
  get file() {
    return { name: this.name, mimeType: 'application/pdf', buffer: pdfPaper(...this.lines) }
  }
}

export type Filling = Record<string, string | boolean | readonly string[] | Paper>

export const control = (page: Page, path: string): Locator => page.locator(`[id="f-${path}"]`)

async function put(page: Page, path: string, value: Filling[string]): Promise<void> {
  if (value instanceof Paper) {
    await page.locator(`input[type=file][name="${path}"]`).setInputFiles(value.file)
    await page.locator('.file .name', { hasText: value.name }).first().waitFor()
    return
  }
  const field = control(page, path)
  if (typeof value === 'boolean') return field.setChecked(value)
  if (typeof value !== 'string') {
    for (const word of value) {
      await field.fill(word)
      await field.press('Enter')
      await expect(field.locator('..').getByText(word, { exact: true })).toBeVisible()
    }
    return
  }
  const tag = await field.evaluate((element) => `${element.tagName}:${element.getAttribute('role') ?? ''}`)
  if (tag === 'SELECT:') await field.selectOption(value)
  else if (tag.endsWith(':combobox')) {
    await field.fill(value)
    if (value === '') return field.blur()
    await page.getByRole('option', { name: value, exact: true }).first().click()
  } else await field.fill(value)
}

/** Fills the fields of a form, or of one entry of a list (`entries.0.`), by their names. */
export async function fill(page: Page, values: Filling, prefix = ''): Promise<void> {
  for (const [name, value] of Object.entries(values)) await put(page, prefix + name, value)
}
