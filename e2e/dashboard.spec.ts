import type { Page } from '@playwright/test'
import { CHECKLIST } from '#domain/progress.ts'
import { addReferee, fillProfile } from '#server/testing/fill-profile.ts'
import { finishedTask } from '#server/testing/finished-task.ts'
import { form, pdf } from '#server/testing/papers.ts'
import { shiftOf, watchShifts } from './layout-shifts.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn, type Account } from './seed.ts'

const row = (page: Page, name: string) => page.locator('.it:not(.grp)').filter({ hasText: name })
const percent = (page: Page) => page.locator('.prog b')

async function begin(product: Parameters<typeof makeAccount>[0], name: string, fields: Record<string, string> = {}) {
  const account = await makeAccount(product, name)
  return { account, application: await makeApplication(account, fields) }
}

const completes = ({ client }: Account, application: number, section: string) =>
  client.patch(`/api/progress/${application}/`, { section, status: 'completed' })

test('from the overview to the next step and back, with what was typed told on the way', async ({
  page,
  context,
  product,
}) => {
  const { account, application } = await begin(product, 'beginner')
  await signIn(context, account)
  await page.goto('/dashboard')
  await expect(percent(page)).toHaveText('3%')
  await expect(page.locator('.ticks')).toHaveText(/^0\s*25\s*50\s*75\s*100$/)
  await expect(page.getByText('About 2 h 45 min to fill in the rest.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible()
  await expect(page.getByText('All changes saved')).toBeVisible()

  // The step that comes and the next one lead on; those after them wait.
  for (const name of ['Personal Info', 'Education History', 'Education Project'])
    await expect(row(page, name)).toHaveAttribute('href', /^\//)
  for (const name of ['Employment History', 'Employment Project', 'Evidence', 'Future Plan'])
    await expect(row(page, name)).not.toHaveAttribute('href')

  await page.getByRole('link', { name: 'Continue with Education History' }).click()
  await page.waitForURL('**/education-info')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()

  await row(page, 'Education History').click()
  await page.getByLabel('Major').fill('Materials Engineering')
  await expect(page.getByText(/^Draft kept/)).toBeVisible()
  await page.getByRole('link', { name: 'Waiverly' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Leave/ })
    .click()
  await expect(row(page, 'Education History')).toContainText(/\d+ to fill, not saved/)
  await expect(page.getByText('What you typed is kept on this device.')).toBeVisible()
  await expect(page.getByText('One step has words that are not saved')).toBeVisible()

  await completes(account, application, 'Education')
  await completes(account, application, 'Evidence')
  await page.reload()
  await expect(percent(page)).toHaveText('21%')
  await expect(page.getByText('3 of 10 done')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeHidden()
  await expect(row(page, 'Future Plan')).toHaveAttribute('href', '/future-plans')
  await expect(page.getByRole('link', { name: 'Continue with Education Project' })).toBeVisible()
})

test('with every step done it tells what the petition letter leaves open', async ({ page, context, product }) => {
  const { account, application } = await begin(product, 'finisher')
  for (const { section } of CHECKLIST) await completes(account, application, section)
  await signIn(context, account)
  await page.goto('/dashboard')
  await expect(percent(page)).toHaveText('100%')
  await expect(page.getByRole('heading', { name: 'Read it all once more' })).toBeVisible()

  const recommender = { first_name: 'Ines', last_name: 'Probe', title: '', organization: '', tie: 'independent' }
  let letters = ['drafted', 'signed', 'drafted', 'none']
  await page.route('**/api/referee/', (route) =>
    route.fulfill({ json: { count: 4, results: letters.map((state, id) => ({ ...recommender, id, letter: state })) } }),
  )
  await page.reload()
  await expect(page.getByRole('link', { name: '2 letters await a signature' })).toHaveAttribute('href', '/recommender')
  await expect(page.getByRole('link', { name: '1 recommender has no letter yet' })).toBeVisible()
  await expect(page.getByText(/^A tick says that a step was saved or drafted\./)).toBeVisible()
  await expect(percent(page)).toHaveText('100%')
  letters = ['signed', 'signed']
  await page.reload()
  await expect(percent(page)).toHaveText('100%')
  await expect(page.getByText('a signature')).toHaveCount(0)
  await expect(page.getByText('no letter yet')).toHaveCount(0)

  const letter = { id: 7, url: '', docx_url: '', created_at: '2026-11-20T10:00:00Z' }
  const petition = { current_task_id: null, drafter: { provider: 'builtin', model: null }, letters: [letter] }
  await page.route('**/api/product/petition/letter/', (route) => route.fulfill({ json: petition }))
  const asked = (sentence: number, waived: object | null = null) => ({ kind: 'missing', block: 'p1', sentence, waived })
  let open = [asked(0), asked(1), asked(2, {})]
  await page.route('**/api/product/documents/7/', (route) => route.fulfill({ json: { open } }))
  await page.reload()
  await expect(percent(page)).toHaveText('100%')
  await expect(page.getByRole('heading', { name: '2 points of the petition letter are open' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settle what is open' })).toHaveAttribute('href', '/documents/7')
  open = open.slice(2)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Read it all once more' })).toBeVisible()
})

test('what is free is offered until it is used', { tag: '@long' }, async ({ page, context, product }) => {
  const { account } = await begin(product, 'thrifty')
  await signIn(context, account)
  const credits = page.locator('.credits')
  const told = async (words: string) => {
    for (const path of ['/dashboard', '/plans']) {
      await page.goto(path)
      await expect(credits).toContainText(words)
    }
  }
  await told('None yet. Your first ten endeavors are drafted free of charge.')
  const { task_id } = (await account.client.post<{ task_id: string }>('/api/product/proposed-endeavor/generate/')).body
  await finishedTask(account.client, task_id)
  await told('None yet. Your one free draft of ten endeavors is used; further drafts take credits.')
})

test('nothing moves as the overview of a full record loads', async ({ page, context, product }) => {
  const { account } = await begin(product, 'settled')
  await fillProfile(account.client)
  await addReferee(account.client)
  const { task_id } = (await account.client.post<{ task_id: string }>('/api/product/proposed-endeavor/generate/')).body
  await finishedTask(account.client, task_id)
  await signIn(context, account)
  await watchShifts(page)
  // The slowest answer comes last, after the page could have shown all others.
  const others = page.waitForResponse('**/api/payments/usage/')
  await page.route('**/api/case-file/', async (route) => {
    await others
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(page.locator('.aside')).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  expect(await shiftOf(page)).toBeLessThan(0.05)
})

test('a pending RFE brings its stage and its date, and each link leads to a page', async ({
  page,
  context,
  product,
}) => {
  const { account, application } = await begin(product, 'answerer', { filing_type: 'rfe' })
  await signIn(context, account)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Add your notice' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue with RFE', exact: true })).toHaveAttribute('href', '/rfe')
  await expect(page.getByText('About 25 min of filling in to the response, ')).toBeVisible()
  await expect(row(page, 'RFE Analysis')).toContainText('10 min')
  await expect(row(page, 'RFE Analysis')).toHaveAttribute('href', '/rfe-analysis')
  await expect(row(page, 'Generate RFE Response')).toHaveAttribute('href', '/rfe-response')

  const notice = { description: 'More', sent_date: '2099-01-02', deadline: '2099-03-04', application: `${application}` }
  await account.client.post('/api/rfenotice/', form(notice, { file: { name: 'rfe.pdf', bytes: pdf('Notice') } }))
  await page.reload()
  await expect(page.getByText('March 4, 2099')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add your notice' })).toBeHidden()
  await expect(percent(page)).toHaveText('5%')
  // The notice does not wait for the rest of the record, which stays within reach.
  const onward = page.locator('.next').getByRole('link')
  const background = ['go on with Education History', 'upload what you filed']
  await expect(onward).toHaveText([...background, 'Continue with RFE Analysis'])
  await completes(account, application, 'RFE Analysis')
  await page.reload()
  await expect(onward).toHaveText([...background, 'Continue with Generate RFE Response'])
  await completes(account, application, 'RFE Response')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Keep an eye on the date' })).toBeVisible()
  await expect(onward).toHaveText(['go on with Education History', 'Open the response'])

  const paths = await page
    .locator('.cols a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(paths.length).toBeGreaterThan(8)
  for (const path of new Set(paths)) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeHidden()
  }
})

test('anybody reads the articles, and whoever is signed in stays in the product', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/resources')
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
  await page.getByRole('link', { name: 'What a National Interest Waiver asks for' }).click()
  await page.waitForURL('**/resources/niw-requirements')
  await expect(
    page.locator('article header').getByText(/^\d+ min to read · Last reviewed November 2026$/),
  ).toBeVisible()
  await page.getByRole('link', { name: 'How it is proved' }).click()
  await expect(page).toHaveURL(/#proof$/)
  await expect(page.locator('#proof')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'How it is proved' })).toBeInViewport()
  await page.getByRole('navigation', { name: 'More articles' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Common mistakes, and what to do instead')
  await page
    .getByRole('navigation', { name: 'More articles' })
    .getByRole('link', { name: /^Read next/ })
    .click()
  await expect(page.getByText('Waiverly is not a law firm, and this is not legal advice.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const name of ['On this page', 'More articles'])
    await expect(page.getByRole('navigation', { name })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const { account } = await begin(product, 'reader')
  await signIn(context, account)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Common mistakes' }).click()
  await page.waitForURL('**/resources/common-mistakes')
  await expect(page.getByRole('link', { name: 'Log In' })).toBeHidden()
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  const center = page.getByRole('link', { name: 'Resource Center' }).and(page.locator('nav a[aria-current]'))
  await expect(center.locator('visible=true')).toBeVisible()
  if (await menu.isVisible()) await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})
