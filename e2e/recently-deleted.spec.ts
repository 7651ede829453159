import type { BrowserContext, Page } from '@playwright/test'
import { ENTRIES } from '#server/testing/entries.ts'
import { addReferee } from '#server/testing/fill-profile.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn, type Account } from './seed.ts'

interface Row {
  id: number
  name: string
  supporting_doc: { name: string; url: string }
}

const LONG = 'Prize of the Fictional Society for the Study of Solid Electrolytes and Their Interfaces, First Class'

const seed = async (product: { url: string; dataDir: string }, context: BrowserContext): Promise<Account> => {
  const account = await makeAccount(product, 'deleter')
  await makeApplication(account)
  await account.client.post('/api/evidence/', [
    { ...ENTRIES.evidence(), name: 'Award A' },
    { ...ENTRIES.evidence(), name: LONG },
  ])
  await signIn(context, account)
  return account
}
const stored = async ({ client }: Account) => (await client.get<{ results: Row[] }>('/api/evidence/')).body.results
const isSent = async ({ client }: Account, { supporting_doc: { url } }: Row) =>
  (await client.fetch('GET', url)).status === 200

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const cards = (page: Page) => page.locator('details.entry')

test('Undo brings an entry and its file back after the save, on the next page', async ({ page, context, product }) => {
  const account = await seed(product, context)
  const before = await stored(account)
  await page.goto('/evidence')
  await press(page, 'Delete Award A')
  await press(page, 'Save and Continue')
  await page.waitForURL('**/future-plans')
  expect(await stored(account)).toHaveLength(1)
  expect(await isSent(account, before[0]!)).toBe(false)
  await press(page, 'Undo')
  await expect(page.getByText('Award A restored')).toBeVisible()
  expect(await stored(account)).toEqual(before)
  expect(await isSent(account, before[0]!)).toBe(true)
  await page.goto('/evidence')
  await expect(cards(page)).toHaveCount(2)
})

test('Undo after a save that stays puts the card back, saved', async ({ page, context, product }) => {
  const account = await seed(product, context)
  const before = await stored(account)
  await page.goto('/evidence')
  await press(page, 'Delete Award A')
  await page.keyboard.press('Control+s')
  await expect(page.locator('.saved')).toContainText('Saved')
  await press(page, 'Undo')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.locator('details.entry h2').first()).toHaveText('Award A')
  expect(await stored(account)).toEqual(before)
  // Nothing is unsaved: leaving asks nothing.
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.waitForURL('**/dashboard')
})

test('what was deleted is listed, restored and deleted for good', async ({ page, context, product }) => {
  const account = await seed(product, context)
  await addReferee(account.client)
  for (const { id } of await stored(account)) await account.client.delete(`/api/evidence/${id}/`)

  await page.goto('/recommender')
  await press(page, /^Delete /)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await press(page, 'Undo')
  await expect(page.getByText(/Oakhollow restored/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Oakhollow/ })).toBeVisible()

  await page.goto('/account-settings')
  await page.getByRole('link', { name: 'See what you deleted' }).click()
  const items = page.locator('.deleted-card')
  await expect(items).toHaveCount(2)
  await expect(items.first()).toContainText('30 days left')
  await items.filter({ hasText: LONG }).getByRole('button', { name: 'Restore' }).click()
  await expect(items).toHaveCount(1)
  expect((await stored(account)).map(({ name }) => name)).toEqual([LONG])
  await press(page, 'Delete now')
  await press(page, 'Delete for good')
  await expect(page.getByText('Nothing here')).toBeVisible()
  await page.goto('/evidence')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: /Recently deleted/ })).toHaveCount(0)
})

test('an address with a word for a number is not asked for', async ({ page, context, product }) => {
  await seed(product, context)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/documents/abc')
  await expect(page.getByText('This document is not here')).toBeVisible()
  await page.goto('/recommender-config?ref=abc')
  await page.waitForURL('**/recommender')
  await page.goto('/rfe-analysis?notice=abc')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((url) => /\/api\/.*(abc|NaN)/.test(url))).toEqual([])
})

test('the overview asks for the application once', async ({ page, context, product }) => {
  await seed(product, context)
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/application/') asked.push(request.url())
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Credits left' })).toBeVisible()
  expect(asked).toHaveLength(1)
})
