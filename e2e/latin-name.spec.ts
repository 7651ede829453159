import type { Page } from '@playwright/test'
import { fillProfile } from '#server/testing/fill-profile.ts'
import { addReadyReferee, selectEndeavor } from '#server/testing/ready-letter.ts'
import { form } from '#server/testing/papers.ts'
import { finishedTask } from '#server/testing/finished-task.ts'
import { PERSONAL } from './applicant.ts'
import { expectClean } from './axe.ts'
import { control, fill } from './fill.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, order, settle, signIn } from './seed.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const own = (page: Page) => page.getByRole('heading', { name: 'Your name in Latin letters' })

test('a person named 明轩 李 is asked for the name in the passport, and every paper uses it', async ({
  page,
  context,
  product,
}) => {
  const account = await makeAccount(product, 'mingxuan')
  const { client } = account
  await signIn(context, account)
  await page.goto('/personal-info')
  await page.getByRole('dialog', { name: 'Welcome' }).getByText('Initial Filing').click()
  await button(page, 'Continue').click()
  await fill(page, PERSONAL)
  await expect(own(page)).toHaveCount(0)
  await fill(page, { first_name: '明轩', last_name: '李' })
  await expect(own(page)).toBeVisible()
  await expectClean(page)
  await button(page, 'Save and Continue').click()
  await page.waitForURL('**/education-info')

  client.applicationId = (await client.get<{ results: { id: number }[] }>('/api/application/')).body.results[0]?.id
  const { evidence } = await fillProfile(client)
  const items = { evidence, endeavor: await selectEndeavor(client) }
  const referee = await addReadyReferee(client, items, { first_name: '伟', last_name: '王' })

  await page.goto('/dashboard')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Your name, 李明轩, is not in Latin letters yet.' })
    .getByRole('link')
    .click()
  await expect(control(page, 'latin_first_name')).toBeFocused()
  await page.keyboard.type('明轩')
  await page.keyboard.press('Tab')
  await page.keyboard.type('LI')
  await button(page, 'Save and Continue').click()
  await expect(page.locator('.summary')).toContainText('Please use Latin letters, as printed in the passport')
  await control(page, 'latin_first_name').fill('MINGXUAN')
  await button(page, 'Save and Continue').click()
  await page.waitForURL('**/education-info')

  await page.goto('/dashboard')
  await page.getByRole('listitem').filter({ hasText: 'The name of Recommender 1, 王伟' }).getByRole('link').click()
  await expect(control(page, 'latin_first_name')).toBeFocused()
  await fill(page, { latin_first_name: 'Wei', latin_last_name: 'Wang' })
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { name: 'Recommender Wei Wang' })).toBeVisible()
  await page.goto('/recommender')
  await expect(page.getByRole('link', { name: 'Wei Wang (王伟)' })).toBeVisible()

  await settle(account, await order(account, { 1: 1 }), 'completed')
  for (const call of [`/api/product/rec/letter/${referee}/`, '/api/product/petition/letter/']) {
    const { task_id } = (await client.post<{ task_id: string }>(call)).body
    const { result } = await finishedTask<{ letter_id: number }>(client, task_id)
    await page.goto(`/documents/${result?.letter_id}`)
    const paper = page.locator('main')
    await expect(paper.getByText(/Mingxuan Li \(李明轩\)/)).toHaveCount(1)
    await expect(paper).toContainText('Dr. Li')
  }
})

test('the name that an imported file gives is offered, and set by one press', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'offered')
  await makeApplication(account, { first_name: '明轩', last_name: '李' })
  const resume = Buffer.from('{"basics": {"name": "Mingxuan Li"}, "work": [{"name": "Lumen Cells"}]}')
  await account.client.post('/api/import/', form({}, { file: { name: 'cv.json', bytes: resume } }))
  await signIn(context, account)
  await page.goto('/personal-info')
  await expect(page.getByText('Your file cv.json names Mingxuan Li.')).toBeVisible()
  await expect(control(page, 'latin_first_name')).toHaveValue('')
  await expectClean(page)
  await button(page, 'Use this name: Mingxuan Li').click()
  await expect(control(page, 'latin_first_name')).toBeFocused()
  await expect(control(page, 'latin_first_name')).toHaveValue('Mingxuan')
  await expect(control(page, 'latin_last_name')).toHaveValue('Li')
  await expect(page.getByText('Your file cv.json names')).toHaveCount(0)
  await button(page, 'Save and Continue').click()
  await page.waitForURL('**/education-info')
})

test('a person with one name types it once', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'mononym')
  await signIn(context, account)
  await page.goto('/personal-info')
  await page.getByRole('dialog', { name: 'Welcome' }).getByText('Initial Filing').click()
  await button(page, 'Continue').click()
  await fill(page, { ...PERSONAL, first_name: 'Suharto', last_name: '' })
  await page.getByLabel('I have one name only').check()
  await expect(control(page, 'last_name')).toHaveCount(0)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Suharto')
  await button(page, 'Save and Continue').click()
  await page.waitForURL('**/education-info')
  await page.goto('/personal-info')
  await expect(page.getByLabel('I have one name only')).toBeChecked()
  await expect(control(page, 'last_name')).toHaveCount(0)
})
