import type { Page } from '@playwright/test'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { fillProfile } from '#server/testing/fill-profile.ts'
import * as renata from './applicant.ts'
import { fill } from './fill.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn, type Account } from './seed.ts'

let applicant: Account
test.beforeAll(async ({ product }) => {
  applicant = await makeAccount(product, 'typist')
  await makeApplication(applicant)
  await fillProfile(applicant.client)
})
test.beforeEach(({ context }) => signIn(context, applicant))

const saved = (page: Page) => expect(page.locator('.saved').getByText(/^Saved/)).toBeVisible()
const count = async (path: string) => (await applicant.client.get<{ count: number }>(path)).body.count

test(
  'a list saved with Ctrl-S keeps the card open, the cursor in its place, and makes nothing twice',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/future-plans')
    await page.getByRole('button', { name: 'Add Another' }).click()
    const { supporting_doc: _, ...plan } = renata.PLAN
    await fill(page, plan, 'entries.1.')
    const title = page.locator('[id="f-entries.1.plan_title"]')
    await title.pressSequentially(' ')
    await page.keyboard.press('Control+s')
    await saved(page)
    await expect(title).toBeFocused()
    await title.pressSequentially('and beyond')
    await page.getByRole('button', { name: 'Save and Continue' }).click()
    await page.waitForURL('**/proposed-endeavor')
    expect(await count('/api/futureplan/')).toBe(2)
  },
)

test('an endeavor and a recommender saved with Ctrl-S before the button are one each', async ({ page }) => {
  await page.goto('/proposed-endeavor')
  await page.getByRole('button', { name: 'Add your own' }).click()
  const parts = Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, 'Three recyclers will run the line.']))
  await fill(page, { title: 'Direct regeneration of cathodes', ...parts })
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Proposed endeavors' })).toBeVisible()
  expect(await count('/api/product/proposed-endeavor/')).toBe(1)

  await page.goto('/recommender-config')
  await fill(page, renata.RECOMMENDER)
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/tab=letters/)
  expect(await count('/api/referee/')).toBe(1)
})

test('a deleted entry comes back with Undo, and the last one that must be there stays', async ({ page }) => {
  await page.goto('/evidence')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('You must have at least one evidence.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Another' }).click()
  await expect(page.locator('[id="f-entries.1.name"]')).toBeFocused()
  await page.getByRole('button', { name: /^Delete Lakeside/ }).click()
  await expect(page.locator('.entry')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.entry').first()).toContainText('Lakeside Prize')
})

test('the focus stays in the page where what had it goes', { tag: '@long' }, async ({ page }) => {
  const parts = Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, 'Three recyclers will run the line.']))
  await applicant.client.post('/api/product/proposed-endeavor/', { title: 'A line for old cathodes', ...parts })
  await page.goto('/proposed-endeavor')
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: 'Delete A line for old cathodes' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(heading).toBeFocused()
})
