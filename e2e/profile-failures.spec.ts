import { expect, test } from './product.ts'
import { addEntries, PROFILE_FORMS, storedRows } from './profile-forms.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'

const FAILURES = {
  academichistory: { unread: 'Error fetching education history', undeleted: 'Failed to delete education' },
  academicprojects: {
    unread: 'Error fetching projects',
    undeleted: 'Failed to delete project. Please try again.',
  },
  professionalhistory: { unread: 'Error fetching data', undeleted: null },
  professionalprojects: {
    unread: 'Error fetching projects',
    undeleted: 'Failed to delete project. Please try again.',
  },
  evidence: { unread: 'Error fetching evidence', undeleted: 'Failed to delete evidence. Please try again.' },
  futureplan: { unread: 'Error fetching future plans', undeleted: 'Failed to delete future plan. Please try again.' },
  rfenotice: { unread: 'Error fetching RFEs', undeleted: 'Failed to delete RFE. Please try again.' },
} as const

/** A refusal without words of the server's own, which the client does not repeat. */
const silent = { status: 400, json: {} }

for (const [form, { unread, undeleted }] of Object.entries(FAILURES) as [
  keyof typeof FAILURES,
  (typeof FAILURES)[keyof typeof FAILURES],
][])
  test(
    `what could not be fetched or deleted is told in its own words: ${form}`,
    form === 'evidence' ? {} : { tag: '@long' },
    async ({ page, context, product }) => {
      const unlucky = await makeAccount(product, 'unlucky')
      await makeApplication(unlucky)
      await addEntries(unlucky, form, 2)
      await signIn(context, unlucky)
      const list = `**/api/${form}/`
      await page.route(list, (route) => route.fulfill(silent))
      await page.goto(PROFILE_FORMS[form].path)
      await expect(page.getByText(unread, { exact: true })).toBeVisible()
      await page.unroute(list)
      // The sidebar asks for notices too: what it is answered may be there before the button is pressed.
      const again = page.getByRole('button', { name: 'Try again' })
      await again.or(page.locator('.entry > summary').first()).click()
      await expect(page.locator('.entry')).toHaveCount(2)
      if (undeleted === null) return
      await page.locator('.entry > summary').first().click()
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await page.route(`${list}*/`, (route) =>
        route.request().method() === 'DELETE' ? route.fulfill(silent) : route.continue(),
      )
      await page.getByRole('button', { name: 'Save and Continue' }).click()
      await expect(page.locator('.refusal')).toContainText(undeleted)
      await page.unroute(`${list}*/`)
      await page.getByRole('button', { name: 'Save and Continue' }).click()
      await page.waitForURL(`**${PROFILE_FORMS[form].next}`)
      expect(await storedRows(unlucky, form)).toHaveLength(1)
    },
  )

test(
  'where no server answers, it says so after the words of the step',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const unlucky = await makeAccount(product, 'unlucky')
    await makeApplication(unlucky)
    await addEntries(unlucky, 'professionalprojects', 1)
    await signIn(context, unlucky)
    for (const [form, told] of [
      ['application', 'An error occurred while saving your profile'],
      ['professionalprojects', 'Error saving projects. Please try again.'],
    ] as const) {
      await page.goto(PROFILE_FORMS[form].path)
      await expect(page.locator('form')).toBeVisible()
      await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
      await page.getByRole('button', { name: 'Save and Continue' }).click()
      await expect(page.locator('.refusal p')).toHaveText([
        told,
        'The server did not answer. What you typed is safe on this device.',
      ])
      await page.unroute('**/api/**')
    }
  },
)

test(
  'what the server says of a save stands after the words of the step',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const unlucky = await makeAccount(product, 'unlucky')
    await makeApplication(unlucky)
    await signIn(context, unlucky)
    for (const [form, told] of [
      ['academichistory', 'Error updating education: It is resting'],
      ['academicprojects', 'Error: It is resting'],
      ['professionalprojects', 'Error: It is resting'],
    ] as const) {
      await addEntries(unlucky, form, 1)
      await page.goto(PROFILE_FORMS[form].path)
      await expect(page.locator('.entry')).toHaveCount(1)
      await page.route(`**/api/${form}/`, (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({ status: 400, json: { detail: 'It is resting', code: 'invalid' } }),
      )
      await page.getByRole('button', { name: 'Save and Continue' }).click()
      await expect(page.locator('.refusal')).toHaveText(told)
    }
    await page.route('**/api/application/', (route) => route.fulfill(silent))
    await page.goto('/personal-info')
    await expect(page.getByText('Error fetching application')).toBeVisible()
  },
)
