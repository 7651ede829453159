import type { Page } from '@playwright/test'
import { ACADEMIC_PROJECT, POSITION } from './applicant.ts'
import { openMenu } from './menu.ts'
import { control, fill } from './fill.ts'
import { expect, test } from './product.ts'
import { PROFILE_FORMS, storedRows } from './profile-forms.ts'
import { makeAccount, makeApplication, signIn, type Account } from './seed.ts'

let applicant: Account
let application: number
test.beforeEach(async ({ context, product }) => {
  applicant = await makeAccount(product, 'walker')
  application = await makeApplication(applicant)
  await signIn(context, applicant)
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const save = (page: Page) => press(page, 'Save and Continue')
const toast = (page: Page, text: string) =>
  expect(page.locator('.toasts').getByText(text, { exact: true })).toBeVisible()
const step = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Profile steps' }).locator(`a[href="${path}"]`)
const progressOf = async (section: string) => {
  const path = `/api/progress/${application}/`
  const { results } = (await applicant.client.get<{ results: { section: string; status: string }[] }>(path)).body
  return results.find((row) => row.section === section)?.status
}
/** The body of the next call of this kind, as it was sent. */
const nextBody = async (page: Page, method: string, path: string): Promise<unknown> =>
  (await page.waitForRequest((request) => request.method() === method && request.url().endsWith(path))).postDataJSON()

test('only who comes for the first time is asked what to prepare, and is kept to it', async ({
  page,
  context,
  product,
}) => {
  const newcomer = await makeAccount(product, 'newcomer')
  await signIn(context, newcomer)
  await page.goto('/evidence')
  await page.waitForURL('**/personal-info')
  await toast(page, 'No active application found. Please create a personal profile first.')
  await page.goto('/import')
  await page.waitForURL('**/personal-info')
  await toast(page, 'No application found, please create one in Personal Info')
  const dialog = page.getByRole('dialog', { name: 'Welcome' })
  await expect(dialog.getByText('Initial Filing')).toBeVisible()
  await dialog.getByText('Request for Evidence (RFE)').click()
  await press(page, 'Continue')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.locator('[id="f-first_name"]')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await makeApplication(newcomer, { filing_type: 'rfe' })
  await page.goto('/personal-info')
  await expect(page.locator('[id="f-first_name"]')).toHaveValue('Ilona')
  await expect(dialog).toHaveCount(0)
})

test('the bar leads to each step up to the next one, and no further', async ({ page }) => {
  await page.goto('/scientific-project')
  await expect(page.getByText('Step 3 of 7')).toBeVisible()
  const steps = page.getByRole('navigation', { name: 'Profile steps' })
  await expect(steps.getByRole('link')).toHaveCount(4)
  await expect(steps.getByRole('listitem')).toHaveCount(7)
  await step(page, '/employment-info').click()
  await page.waitForURL('**/employment-info')
  await expect(steps.getByRole('link')).toHaveCount(5)
  await step(page, '/personal-info').click()
  await page.waitForURL('**/personal-info')
})

test(
  'the sidebar shows that one is in the profile, whichever of its steps it leads to',
  { tag: '@long' },
  async ({ page }) => {
    const current = page.getByRole('navigation', { name: 'Sidebar' }).locator('[aria-current=page]')
    for (const path of ['/education-info', '/future-plans', '/rfe', '/import']) {
      await page.goto(path)
      await openMenu(page)
      await expect(current).toHaveText(/^Profile/)
    }
    await page.goto('/recommender-config')
    await openMenu(page)
    await expect(current).toHaveText('Recommenders')
    await page.goto('/dashboard')
    await openMenu(page)
    await expect(current).toHaveText('Dashboard')
  },
)

test('both project steps can be skipped: they count as done, and nothing is stored', async ({ page }) => {
  for (const [form, section] of [
    ['academicprojects', 'Academic Project'],
    ['professionalprojects', 'Professional Project'],
  ] as const) {
    expect(await progressOf(section)).toBe('not_started')
    await page.goto(PROFILE_FORMS[form].path)
    await press(page, 'Skip')
    await page.waitForURL(`**${PROFILE_FORMS[form].next}`)
    expect(await progressOf(section)).toBe('completed')
    expect(await storedRows(applicant, form)).toEqual([])
  }
})

test('a step cannot be skipped of an application that is not there', { tag: '@long' }, async ({ page, context }) => {
  await signIn(context, applicant)
  await page.goto('/project-info')
  await expect(page.getByText('Step 5 of 7')).toBeVisible()
  await page.route('**/api/application/', (route) => route.fulfill({ json: { count: 0, results: [] } }))
  await page.evaluate(() => localStorage.removeItem('applicationId'))
  await press(page, 'Skip')
  await page.waitForURL('**/personal-info')
  await toast(page, 'No application found, please create one in Personal Info')
})

test(
  'whoever goes on with nothing to tell has done the step as well',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const brief = await makeAccount(product, 'brief')
    const id = await makeApplication(brief)
    const done = async () => {
      const { results } = (
        await brief.client.get<{ results: { section: string; status: string }[] }>(`/api/progress/${id}/`)
      ).body
      return results.filter(({ status }) => status === 'completed').map(({ section }) => section)
    }
    await signIn(context, brief)
    await page.goto('/scientific-project')
    await save(page)
    await page.waitForURL('**/employment-info')
    expect(await done()).toEqual(['Personal Info', 'Academic Project'])

    await page.getByRole('button', { name: /^Delete/ }).click()
    await expect(page.getByRole('heading', { name: 'No position yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('.entry')).toHaveCount(1)
    await page.getByRole('button', { name: /^Delete/ }).click()
    await expect(page.getByRole('button', { name: 'Add a position' })).toBeFocused()
    await press(page, 'Add a position')
    await expect(control(page, 'entries.0.organization')).toBeFocused()
    await page.getByRole('button', { name: /^Delete/ }).click()
    // A step that could not be marked is not left.
    await page.route('**/api/progress/**', (route) => route.abort())
    await save(page)
    await expect(page.locator('.refusal')).toContainText('Something went wrong')
    await page.unroute('**/api/progress/**')
    await save(page)
    await page.waitForURL('**/project-info')
    expect(await done()).toEqual(['Personal Info', 'Academic Project', 'Employment'])
  },
)

test('Previous is the step before, on employment projects the page before', { tag: '@long' }, async ({ page }) => {
  await page.goto('/evidence')
  await step(page, '/project-info').click()
  await page.waitForURL('**/project-info')
  await press(page, 'Previous')
  await page.waitForURL('**/evidence')
  await press(page, 'Previous')
  await page.waitForURL('**/project-info')
  await page.goto('/future-plans')
  await press(page, 'Previous')
  await page.waitForURL('**/evidence')
})

test(
  'the end of what still goes on cannot be entered, and is asked for again when it does not',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of ['/education-info', '/employment-info']) {
      await page.goto(path)
      const end = control(page, 'entries.0.end_date')
      await expect(end).toBeEnabled()
      await control(page, 'entries.0.is_current').check()
      await expect(end).toBeDisabled()
      await expect(end).toHaveValue('')
      await control(page, 'entries.0.is_current').uncheck()
      await expect(end).toBeEnabled()
    }
  },
)

test('another category of evidence clears the sub-category', { tag: '@long' }, async ({ page }) => {
  await page.goto('/evidence')
  const kind = control(page, 'entries.0.sub_category')
  await expect(kind).toBeDisabled()
  await fill(page, { category: 'Achievement', sub_category: 'Award' }, 'entries.0.')
  await fill(page, { category: 'Project' }, 'entries.0.')
  await expect(kind).toHaveValue('')
  await expect(kind.getByRole('option')).toHaveText(['Select…', 'Research', 'Development', 'Innovation'])
})

test('at least one entry remains where the step rests on it', { tag: '@long' }, async ({ page }) => {
  for (const [path, says] of [
    ['/project-info', 'You must have at least one project.'],
    ['/future-plans', 'You must have at least one future plan.'],
    ['/evidence', 'You must have at least one evidence.'],
    ['/rfe', 'You must have at least one RFE.'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: /^Delete/ }).click()
    await toast(page, says)
    await expect(page.locator('.entry')).toHaveCount(1)
  }
})

test('what is sent: placeholders of what is left open, figures as numbers', { tag: '@long' }, async ({ page }) => {
  await page.goto('/scientific-project')
  const { essay: _, ...project } = ACADEMIC_PROJECT
  await fill(page, { ...project, funding_amount: 'a thousand' }, 'entries.0.')
  // What is no longer seen must not hold up the save.
  await control(page, 'entries.0.is_published').uncheck()
  const sentProject = nextBody(page, 'POST', '/api/academicprojects/')
  await save(page)
  expect(await sentProject).toMatchObject({
    is_published: false,
    funding_amount: '0.00',
    funding_source: 'Great Lakes Science Fund',
  })
  await page.waitForURL('**/employment-info')

  await fill(page, { ...POSITION, organization_website: '' }, 'entries.0.')
  const sentPosition = nextBody(page, 'POST', '/api/professionalhistory/')
  await save(page)
  expect(await sentPosition).toMatchObject([
    { organization_website: '#', annual_salary: 118000, working_hours_per_week: 40, end_date: null },
  ])
  await page.waitForURL('**/project-info')
  expect((await storedRows(applicant, 'professionalhistory'))[0]).toMatchObject({ organization_website: '' })

  await page.goto('/scientific-project')
  await press(page, 'Add Another')
  const { is_published: __, ...story } = Object.fromEntries(Object.entries(project).slice(0, 11))
  await fill(page, story, 'entries.1.')
  const second = nextBody(page, 'POST', '/api/academicprojects/')
  await save(page)
  expect(await second).toMatchObject({
    funding_source: '#',
    funding_source_country: '#',
    funding_amount: '0.00',
    published_date: '#',
    published_url: '#',
    published_journal: '#',
    citation_count: '0',
  })
  await page.waitForURL('**/employment-info')

  await page.goto('/scientific-project')
  await press(page, 'Add Another')
  await save(page)
  await page.waitForURL('**/employment-info')
  expect(await storedRows(applicant, 'academicprojects')).toHaveLength(2)
})
