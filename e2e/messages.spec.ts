import type { Page, Route } from '@playwright/test'
import { PERSONAL } from './applicant.ts'
import { control, fill, Paper, type Filling } from './fill.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'

const RECOMMENDER: Filling = {
  pronoun: 'Dr.',
  gender: 'Female',
  first_name: 'Ines',
  last_name: 'Probe',
  email: 'ines@probe.example',
  phone: '2025550144',
  linkedin: 'https://www.linkedin.com/in/ines-probe',
  title: 'Professor',
  organization: 'Lakeshore State University',
  category: 'Professor',
  relationship: 'my doctoral supervisor',
  years_of_known: '6.5',
  frequency: 'Monthly',
  comments: 'Careful.',
  resume: new Paper('cv-probe.pdf', 'Curriculum vitae'),
}
const FORMS = [
  { name: 'personal info', path: '/personal-info', call: '**/api/application*/**', values: PERSONAL, isLong: false },
  { name: 'a recommender', path: '/recommender-config', call: '**/api/referee/**', values: RECOMMENDER, isLong: true },
]
const message = (page: Page, path: string) => page.locator(`[id="f-${path}-error"]`)

/** Takes out what is there. */
async function empty(page: Page, path: string): Promise<void> {
  const box = control(page, path)
  if ((await box.evaluate((element) => element.tagName)) === 'SELECT') await box.selectOption('')
  else await box.fill('')
}
/** Corrects a field as a person does, with the focus left in it. */
async function mend(page: Page, path: string, value: Filling[string]): Promise<void> {
  const box = control(page, path)
  if (value instanceof Paper && (await box.count()) > 0) {
    const remove = page.getByRole('button', { name: /^Remove/ })
    if ((await remove.count()) > 0) await remove.click()
  }
  await fill(page, { [path]: value })
}
/** Another answer that is right. */
async function another(page: Page, path: string, value: Filling[string]): Promise<Filling[string]> {
  if (typeof value !== 'string') return value
  const box = control(page, path)
  if ((await box.evaluate((element) => element.tagName)) !== 'SELECT') return value.replace(/.$/, '7')
  return box.evaluate((select: HTMLSelectElement) => [...select.options].at(-1)?.value ?? '')
}

for (const { name, path, call, values, isLong } of FORMS)
  test(
    `what is right again is no longer called wrong: ${name}`,
    isLong ? { tag: '@long' } : {},
    async ({ page, context, product }) => {
      const account = await makeAccount(product, 'mended')
      await makeApplication(account)
      await signIn(context, account)
      await page.goto(path)
      const save = page.locator('form').getByRole('button', { name: /^Save/ })
      const goesOnceRight = async (field: string, value: Filling[string]) => {
        await expect(message(page, field)).toBeVisible()
        await mend(page, field, value)
        await expect(message(page, field)).toHaveCount(0)
      }

      for (const [field, value] of Object.entries(values)) if (typeof value === 'string') await empty(page, field)
      await save.click()
      await expect(page.locator('.summary')).toBeFocused()
      for (const [field, value] of Object.entries(values)) {
        if ((await message(page, field).count()) > 0) await goesOnceRight(field, value)
        else await mend(page, field, value)
      }
      await expect(page.locator('.summary')).toHaveCount(0)

      const refused = Object.fromEntries(Object.keys(values).map((field) => [field, [`Not this ${field}`]]))
      const refuse = (route: Route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 400, json: refused })
      await page.route(call, refuse)
      await save.click()
      await expect(page.locator('.summary a')).toHaveCount(Object.keys(values).length)
      for (const [field, value] of Object.entries(values)) await goesOnceRight(field, await another(page, field, value))
      await expect(page.locator('.summary')).toHaveCount(0)
      await page.unroute(call)
      await save.click()
      await expect(page.getByText(/saved/i).first()).toBeVisible()
    },
  )
