import type { BrowserContext, Page } from '@playwright/test'
import { ENTRIES } from '#server/testing/entries.ts'
import { inJson, pdf } from '#server/testing/papers.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn, type Account } from './seed.ts'

type Row = Record<string, unknown> & { id: number; name: string }

const seed = async (product: { url: string; dataDir: string }, context: BrowserContext, names: string[]) => {
  const account = await makeAccount(product, 'lister')
  await makeApplication(account)
  // Each paper names its own entry, and so is that entry's.
  const entries = names.map((name) => ({ ...ENTRIES.evidence(), name, supporting_doc: inJson('award.pdf', pdf(name)) }))
  await account.client.post('/api/evidence/', entries)
  await signIn(context, account)
  return account
}
const stored = async ({ client }: Account) => (await client.get<{ results: Row[] }>('/api/evidence/')).body.results
const namesOf = async (account: Account) => (await stored(account)).map(({ name }) => name)

const card = (page: Page, title: string) => page.locator('details.entry').filter({ hasText: title })
const open = async (page: Page, title: string) => {
  await card(page, title).locator('summary').click()
}
const saved = (page: Page) => page.waitForURL('**/future-plans')
const save = (page: Page) => page.getByRole('button', { name: 'Save and Continue' }).click()

test('entries are put in another order and duplicated, and both are kept', async ({ page, context, product }) => {
  const account = await seed(product, context, ['Award A', 'Award B', 'Award C'])
  await page.goto('/evidence')
  await open(page, 'Award C')
  const up = page.getByRole('button', { name: 'Move Award C up' })
  await up.press('Enter')
  await expect(up).toBeFocused()
  await up.press('Enter')
  // At the top there is no further up; the focus stays with the card.
  await expect(page.getByRole('button', { name: 'Move Award C down' })).toBeFocused()
  await expect(page.getByText('Award C is now 1 of 3')).toBeAttached()

  await page.getByRole('button', { name: 'Duplicate Award C' }).click()
  await expect(page.locator('details.entry')).toHaveCount(4)
  const copy = page.locator('details.entry').nth(1)
  await expect(copy).toHaveAttribute('open', '')
  // It is told from its first until it has a name of its own, and never by what is stored.
  await expect(copy.locator('h2')).toHaveText('Award C, copy')
  await expect(page.getByRole('button', { name: 'Delete Award C, copy' })).toBeVisible()
  await expect(page.locator('[id="f-entries.1.name"]')).toHaveValue('Award C')
  await page.locator('[id="f-entries.1.name"]').fill('Award C again')
  await expect(copy.locator('h2')).toHaveText('Award C again')
  await save(page)
  await saved(page)
  expect(await namesOf(account)).toEqual(['Award C', 'Award C again', 'Award A', 'Award B'])
  await page.goto('/evidence')
  await expect(page.locator('details.entry h2').first()).toHaveText('Award C')
})

test(
  'a closed card is moved, duplicated and deleted, and the focus stays in the list',
  { tag: '@long' },
  async ({ page, context, product }) => {
    await seed(product, context, ['Award A', 'Award B', 'Award C'])
    await page.goto('/evidence')
    const heads = page.locator('details.entry > summary')
    await page.getByRole('button', { name: 'Move Award B up' }).click()
    await expect(page.locator('details.entry h2')).toHaveText(['Award B', 'Award A', 'Award C'])
    await page.getByRole('button', { name: 'Delete Award A' }).click()
    await expect(page.locator('details.entry')).toHaveCount(2)
    await expect(heads.nth(1)).toBeFocused()
    await expect(heads.nth(1)).toContainText('Award C')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(heads.nth(1)).toBeFocused()
    await expect(heads.nth(1)).toContainText('Award A')
    // The last one leaves the focus to the card before it.
    await page.getByRole('button', { name: 'Delete Award C' }).click()
    await expect(heads.nth(1)).toBeFocused()
    await page.getByRole('button', { name: 'Duplicate Award B' }).click()
    await expect(page.locator('[id="f-entries.1.name"]')).toBeFocused()
  },
)

test(
  'a value that is wrong is told apart from one that is missing',
  { tag: '@long' },
  async ({ page, context, product }) => {
    await seed(product, context, ['Award A'])
    await page.goto('/evidence')
    const badge = page.locator('details.entry .badge')
    await expect(badge).toHaveText('Complete')
    await page.locator('[id="f-entries.0.domain"]').fill('')
    await expect(badge).toHaveText('1 to fill')
    await page.locator('[id="f-entries.0.received_date"]').fill('last spring')
    await expect(badge).toHaveText('1 to fix, 1 to fill')
  },
)

test('an entry whose paper tells of something else is to check, and is not complete', async ({
  page,
  context,
  product,
}) => {
  const account = await seed(product, context, ['Award A'])
  const [row] = await stored(account)
  const tariff = pdf('Notice of water tariffs. Consumers with a well pay a fixed charge by the meter.')
  await account.client.patch('/api/evidence/', [{ ...row, supporting_doc: inJson('tariff.pdf', tariff) }])
  await expect(async () => {
    await page.goto('/evidence')
    await expect(page.locator('details.entry .badge')).toHaveText('1 to check', { timeout: 1000 })
  }).toPass()
  await expect(page.locator('details.entry .source')).toContainText('tariff.pdf')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Papers that tell of something else' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Evidence/ }).filter({ hasText: '1 to check' })).toBeVisible()
})

test('a message on a field that is left brings the summary back, and leaves the focus where one types', async ({
  page,
  context,
  product,
}) => {
  await seed(product, context, ['Award A'])
  await page.goto('/evidence')
  const [name, received, expired] = ['name', 'received_date', 'expired_date'].map((field) =>
    page.locator(`[id="f-entries.0.${field}"]`),
  )
  await name!.fill('')
  await save(page)
  const summary = page.locator('.summary')
  await expect(summary).toBeFocused()
  await name!.fill('Award B')
  await expect(summary).toBeHidden()

  await received!.fill('2024-05-01')
  await expired!.fill('2023-05-01')
  await name!.focus()
  await expect(summary).toContainText('Expired date must be after received date')
  await expect(name!).toBeFocused()
})

test(
  'a long title is clipped in the summary, which has all of it at hand',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const long = `A prize for ${'long and exact '.repeat(10)}work`
    await seed(product, context, [long])
    await page.goto('/evidence')
    await page.locator('[id="f-entries.0.domain"]').fill('')
    await save(page)
    const line = page.locator('.summary').getByRole('link')
    await expect(line).toHaveText(/^A prize for [^…]{20,60}…: Domain: This field is required$/)
    await expect(line).toHaveAttribute('title', `${long}: Domain: This field is required`)
  },
)

test(
  'two windows: what each changed is kept, and what both changed is asked',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await seed(product, context, ['Award A', 'Award B'])
    const other = await context.newPage()
    for (const one of [page, other]) await one.goto('/evidence')
    await open(page, 'Award A')
    await page.locator('[id="f-entries.0.name"]').fill('Award A, here')
    await page.locator('[id="f-entries.0.domain"]').fill('Chemistry')

    await open(other, 'Award A')
    await other.locator('[id="f-entries.0.name"]').fill('Award A, there')
    await other.locator('[id="f-entries.0.issuing_organization"]').fill('Guild of Testers')
    await save(other)
    await saved(other)

    await save(page)
    const question = page.getByRole('dialog', { name: 'Changed in two windows' })
    await expect(question).toContainText('Here: Award A, here')
    await expect(question).toContainText('Saved there: Award A, there')
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await namesOf(account)).toEqual(['Award A, there', 'Award B'])

    await save(page)
    await question.getByRole('radio', { name: /^Saved there/ }).check()
    await question.getByRole('button', { name: 'Save these' }).click()
    await saved(page)
    const [first] = await stored(account)
    expect(first).toMatchObject({
      name: 'Award A, there',
      domain: 'Chemistry',
      issuing_organization: 'Guild of Testers',
    })
  },
)

test(
  'two windows on one’s own name: what both changed is asked',
  { tag: '@long' },
  async ({ page, context, product }) => {
    await seed(product, context, ['Award A'])
    const other = await context.newPage()
    for (const one of [page, other]) await one.goto('/personal-info')
    const name = (one: Page, field: string) => one.locator(`[name=${field}]`)
    await name(page, 'middle_name').fill('Here')
    await name(page, 'occupation').fill('Chemist')
    await name(other, 'middle_name').fill('There')
    await name(other, 'field_of_endeavor').fill('Electrochemistry')
    await save(other)
    await other.waitForURL('**/education-info')

    await save(page)
    const question = page.getByRole('dialog', { name: 'Changed in two windows' })
    await expect(question).toContainText('Saved there: There')
    await question.getByRole('radio', { name: /^Saved there/ }).check()
    await question.getByRole('button', { name: 'Save these' }).click()
    await page.waitForURL('**/education-info')
    await page.goto('/personal-info')
    await expect(name(page, 'middle_name')).toHaveValue('There')
    await expect(name(page, 'occupation')).toHaveValue('Chemist')
    await expect(name(page, 'field_of_endeavor')).toHaveValue('Electrochemistry')
  },
)

test('an entry deleted in another window can be kept', { tag: '@long' }, async ({ page, context, product }) => {
  const account = await seed(product, context, ['Award A', 'Award B'])
  await page.goto('/evidence')
  await open(page, 'Award B')
  await page.locator('[id="f-entries.1.domain"]').fill('Physics')
  const [, second] = await stored(account)
  await account.client.delete(`/api/evidence/${second?.id}/`)
  await save(page)
  const question = page.getByRole('dialog', { name: 'Changed in two windows' })
  await expect(question).toContainText('Award B was deleted there')
  await question.getByRole('button', { name: 'Save these' }).click()
  await saved(page)
  const rows = await stored(account)
  expect(rows.map(({ name, domain }) => [name, domain])).toEqual([
    ['Award A', expect.any(String)],
    ['Award B', 'Physics'],
  ])
})

test('each window keeps its own draft, also through a reload', { tag: '@long' }, async ({ page, context, product }) => {
  await seed(product, context, ['Award A'])
  const other = await context.newPage()
  for (const [one, text] of [
    [page, 'typed here'],
    [other, 'typed there'],
  ] as const) {
    await one.goto('/evidence')
    await one.locator('[id="f-entries.0.domain"]').fill(text)
    await expect(one.getByText('Draft kept')).toBeVisible()
  }
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.locator('[id="f-entries.0.domain"]')).toHaveValue('typed here')
  // What a closed window left behind is found by a window that has nothing of its own.
  await other.close({ runBeforeUnload: false })
  const third = await context.newPage()
  await third.goto('/evidence')
  await expect(third.locator('[id="f-entries.0.domain"]')).toHaveValue('typed there')
})
