import type { Page } from '@playwright/test'
import { ENTRIES } from '#server/testing/entries.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn, type Account } from './seed.ts'

const at = (page: Page, name: string) => page.locator(`[id="f-entries.0.${name}"]`)
const stored = async ({ client }: Account, section: string) =>
  (await client.get<{ results: Record<string, unknown>[] }>(`/api/${section}/`)).body.results[0]

test('months are typed as people write them, and a day that was given stays', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'months')
  await makeApplication(account)
  await account.client.post('/api/academichistory/', [ENTRIES.academichistory()])
  await signIn(context, account)
  await page.goto('/education-info')
  await expect(at(page, 'start_date')).toHaveValue('Sep 2014')
  await expect(at(page, 'end_date')).toHaveValue('Jun 2018')

  // What is half typed is kept as it is.
  await at(page, 'start_date').fill('June 201')
  await expect(page.getByText(/Draft kept/)).toBeVisible()
  await page.reload()
  await expect(at(page, 'start_date')).toHaveValue('June 201')

  await at(page, 'end_date').fill('15/5/2019')
  await at(page, 'major').focus()
  await expect(at(page, 'end_date')).toHaveValue('May 15, 2019')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page.locator('[id="f-entries.0.start_date-error"]')).toHaveText(
    'Please enter a date, such as 2019-09-15',
  )
  await at(page, 'start_date').fill('2013年6月')
  await at(page, 'end_date').fill('5/2018')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await page.waitForURL('**/scientific-project')
  expect(await stored(account, 'academichistory')).toMatchObject({ start_date: '2013-06-01', end_date: '2018-05-31' })
})

test('states of the United States are a list, and what was typed stays', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'states')
  await makeApplication(account)
  await account.client.post('/api/academichistory/', [ENTRIES.academichistory()])
  await signIn(context, account)
  await page.goto('/education-info')
  const state = at(page, 'school_state')
  await expect(state).toHaveValue('Csongrád')
  await at(page, 'school_country').fill('usa')
  await at(page, 'school_city').focus()
  await expect(at(page, 'school_country')).toHaveValue('United States')
  await expect(state).toHaveRole('combobox')
  await expect(state).toHaveValue('Csongrád')
  await state.fill('dc')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['District of Columbia'])
  await at(page, 'school_city').focus()
  await expect(state).toHaveValue('District of Columbia')
  await state.fill('Ontario')
  await at(page, 'school_country').fill('Canada')
  await at(page, 'school_city').focus()
  await expect(state).toHaveValue('Ontario')
  await expect(state).toHaveRole('textbox')
})

test('a list of courses becomes chips, and the last is taken up again', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'courses')
  await makeApplication(account)
  await signIn(context, account)
  await page.goto('/education-info')
  const box = at(page, 'courses')
  const chips = page.locator('.chip')
  await box.pressSequentially('Statics, Dynamics; Opticks')
  await expect(chips).toHaveText(['Statics', 'Dynamics'])
  await box.press('Enter')
  await expect(chips).toHaveText(['Statics', 'Dynamics', 'Opticks'])
  await box.press('Backspace')
  await expect(box).toHaveValue('Opticks')
  await box.press('Backspace')
  await box.press('Backspace')
  await box.pressSequentially('s,')
  await expect(chips).toHaveText(['Statics', 'Dynamics', 'Optics'])
})

test('an example is looked at and never taken for one’s own words', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'examples')
  await makeApplication(account)
  await signIn(context, account)
  await page.goto('/future-plans')
  const impact = at(page, 'impact')
  const field = page.locator('.field').filter({ has: impact })
  await expect(field.locator('.count')).toHaveText('40 to 120 words reads well')
  await field.getByText('See an example').click()
  await expect(field.locator('figure')).toContainText('A made-up teacher of mathematics writes:')
  await expect(impact).toHaveValue('')
  await impact.fill('Three colleges pass more students.')
  await expect(field.locator('.count')).toHaveText('5 words · 40 to 120 reads well')
})

test('phone codes are found by country, and ties of a recommender can be told', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'codes')
  await makeApplication(account)
  await signIn(context, account)
  await page.goto('/personal-info')
  const code = page.getByRole('combobox', { name: 'Country code' })
  await expect(code).toHaveValue('+1')
  await code.fill('deutsch')
  await code.press('Enter')
  await expect(code).toHaveValue('+49')
  await page.locator('#f-phone_number').fill('+442079460000')
  await expect(code).toHaveValue('+44')

  await page.goto('/recommender-config')
  const employer = page.getByRole('radiogroup', { name: /same employer/ })
  await employer.getByLabel('No').check()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(employer.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(employer.getByLabel('Yes')).toBeFocused()
})
