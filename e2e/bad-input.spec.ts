import type { Page } from '@playwright/test'
import * as renata from './applicant.ts'
import { BAD_INPUT } from './bad-input.ts'
import { fill } from './fill.ts'
import { largePdf } from './papers.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn, type Account } from './seed.ts'

const SUMMARY = 'Please fill in all required fields correctly'

let newcomer: Account
let applicant: Account
test.beforeAll(async ({ product }) => {
  newcomer = await makeAccount(product, 'newcomer')
  applicant = await makeAccount(product, 'applicant')
  await makeApplication(applicant)
})

const save = (page: Page, name = 'Save and Continue') => page.getByRole('button', { name, exact: true }).click()
const errorAt = (page: Page, name: string) => page.locator(`[id="f-${name}-error"]`)

async function chooseFiling(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
}

/** One of a visitor's and one of the product's; the others differ in their words, which tables of the rules hold to. */
const SAMPLE = ['register, wrong', 'recommender']

for (const { form, path, who, press, typed, says, summary } of BAD_INPUT)
  test(
    `each field says what is wrong with it: ${form}`,
    { tag: SAMPLE.includes(form) ? [] : '@long' },
    async ({ page, context }) => {
      if (who !== 'nobody') await signIn(context, applicant)
      // The page of a mailed link asks whether the link works before it shows its form.
      await page.route('**/api/auth/reset-password/*/', (route) =>
        route.request().method() === 'GET' ? route.fulfill({ status: 204 }) : route.continue(),
      )
      await page.goto(path)
      await page.locator('[id^="f-"]').first().waitFor()
      await fill(page, typed)
      await save(page, press)
      for (const [name, message] of Object.entries(says)) await expect(errorAt(page, name), name).toHaveText(message)
      if (summary === false) {
        const first = Object.keys(says)[0] ?? ''
        await expect(page.locator(`[id="f-${first}"]`)).toBeFocused()
        return
      }
      const box = page.locator('.summary')
      await expect(box.getByRole('heading')).toHaveText(SUMMARY)
      await expect(box).toBeFocused()
      for (const message of Object.values(says)) await expect(box).toContainText(message)
      // Each line leads to its field, also where the card that holds it was closed.
      await box.getByRole('link').last().click()
      await expect(page.locator('[aria-invalid="true"]:focus, .is-wrong:focus')).toHaveCount(1)
    },
  )

const file = (name: string, bytes: Buffer) => ({ name, mimeType: 'application/pdf', buffer: bytes })
const MEGABYTE = 1024 * 1024

test('a file that is not what it says, or too large, is refused and nothing is kept of it', async ({
  page,
  context,
}) => {
  await signIn(context, newcomer)
  await page.goto('/personal-info')
  await chooseFiling(page)
  const resume = page.locator('input[type=file][name="resume"]')
  await resume.setInputFiles(file('cv.pdf', Buffer.from('This is no PDF at all.')))
  await expect(page.getByText('Please upload a PDF file', { exact: true })).toBeVisible()
  await resume.setInputFiles(await largePdf('cv.pdf', 21 * MEGABYTE))
  await expect(page.getByText('File size should not exceed 20MB')).toBeVisible()
  await expect(page.locator('.file .name')).toHaveCount(0)
  const { resume: _, ...rest } = renata.PERSONAL
  await fill(page, rest)
  await save(page)
  await expect(errorAt(page, 'resume')).toHaveText('Resume is required. Please upload a PDF file.')
  expect((await newcomer.client.get<{ count: number }>('/api/application/')).body.count).toBe(0)

  await signIn(context, applicant)
  await page.goto('/scientific-project')
  const essay = page.locator('input[type=file][name="entries.0.essay"]')
  await essay.setInputFiles(await largePdf('paper.pdf', 6 * MEGABYTE))
  await expect(page.getByText('File size should not exceed 5MB')).toBeVisible()
  await essay.setInputFiles(file('paper.docx', Buffer.from('PK\u0003\u0004')))
  await expect(page.getByText('Please upload a PDF file', { exact: true })).toBeVisible()
  expect((await applicant.client.get<{ count: number }>('/api/academicprojects/')).body.count).toBe(0)
})
