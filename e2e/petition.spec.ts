import type { Page, Route } from '@playwright/test'
import type { Usage } from '#domain/credits.ts'
import type { Task } from '#domain/task.ts'
import { addReferee, fillProfile } from '#server/testing/fill-profile.ts'
import { selectEndeavor } from '#server/testing/ready-letter.ts'
import { expectClean, expectCleanInFull } from './axe.ts'
import { expect, test, type Product } from './product.ts'
import { makeAccount, makeApplication, order, settle, signIn, type Account } from './seed.ts'

// Each test has an account of its own, so that two workers can share the longest files.
test.describe.configure({ mode: 'parallel' })

const PATH = '/petition-letter'
const PETITION = /\/petition\/letter\/$/
const TASK = /\/api\/task-status\//
const FAILED = 'Failed to generate petition letter. Please try again.'

const toast = (page: Page, text: string | RegExp) => page.locator('.toasts').getByText(text)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const serverError = (route: Route) => route.fulfill({ status: 500, json: { detail: 'Internal server error' } })

async function applicant(product: Product, name: string): Promise<Account & { evidence: number }> {
  const account = await makeAccount(product, name)
  await makeApplication(account)
  const { evidence } = await fillProfile(account.client)
  return { ...account, evidence }
}
const pay = async (account: Account) => settle(account, await order(account, { 1: 1 }), 'completed')
const left = async ({ client }: Account) =>
  (await client.get<Usage[]>('/api/payments/usage/')).body.find(({ code }) => code === 'petition_letter')
    ?.remaining_usage
const generate = async (page: Page) => {
  await button(page, 'Generate Now').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Proceed' }).click()
}

test('without an application it says so and leads to the first step', async ({ page, context, product }) => {
  await signIn(context, await makeAccount(product, 'nobody'))
  await page.goto(PATH)
  await page.waitForURL('**/personal-info')
  await expect(toast(page, 'No active application found. Please create an application first.')).toBeVisible()
})

test('it asks for an endeavor, says which of several leads, and what is not ready holds nothing up', async ({
  page,
  context,
  product,
}) => {
  const account = await applicant(product, 'chooser')
  await signIn(context, account)
  await page.goto(PATH)
  await expect(page.getByText('Please select a proposed endeavor first.')).toBeVisible()
  await expectCleanInFull(page)
  await selectEndeavor(account.client)
  const second = await selectEndeavor(account.client)
  await account.client.patch(`/api/product/proposed-endeavor/${second}/`, { title: 'A second undertaking' })
  await addReferee(account.client, { last_name: 'Wolfeschlegelsteinhausenbergerdorff-Kőszegi 王小明' })
  await page.reload()
  await expect(page.getByText('On the endeavor “An open testing protocol for sodium cells”')).toBeVisible()
  await expect(page.getByText('You selected 2 endeavors.')).toBeVisible()
  await expect(page.getByText('None of your recommendation letters is signed yet.')).toBeVisible()
  await expect(page.getByText(/^\d+ facts? (?:is|are) not confirmed yet\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Look at them first' })).toHaveAttribute('href', '/facts')
  await expectClean(page)
  await button(page, 'Generate Now').click()
  await expect(page.getByRole('dialog')).toContainText(
    'You have no Petition Letter credits remaining. Would you like to purchase more credits?',
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'Previous' }).click()
  await page.waitForURL('**/recommender')
  await page.getByRole('link', { name: 'Previous' }).click()
  await page.waitForURL('**/proposed-endeavor')
  await button(page, 'Continue').click()
  await page.waitForURL('**/recommender')
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL(`**${PATH}`)
  await page.goBack()
  await page.waitForURL('**/recommender')
  await page.goForward()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard')
  // A phone has no room for it; there its drawer names each of the pages.
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Application' })
  if (await home.isVisible()) await home.click()
  else await page.goto(PATH)
  await page.waitForURL(`**${PATH}`)

  for (const [call, told] of [
    [PETITION, 'Error fetching existing letters'],
    [/\/proposed-endeavor\/$/, 'Error fetching endeavors. Please try again.'],
  ] as const) {
    await page.route(call, serverError)
    await page.reload()
    await expect(page.getByText(told)).toBeVisible()
    await page.unroute(call)
    await button(page, 'Try again').click()
    await expect(button(page, 'Generate Now')).toBeVisible()
  }
})

test(
  'it goes back to where it was on a failure, is drafted once for two windows, and tells when it is old',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'petitioner')
    await selectEndeavor(account.client)
    await pay(account)
    await signIn(context, account)
    await page.goto(PATH)
    await page.route(PETITION, (route) => (route.request().method() === 'POST' ? serverError(route) : route.continue()))
    await generate(page)
    await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible()
    await expect(button(page, 'Generate Now')).toBeVisible()
    expect(await left(account)).toBe(1)
    await page.unroute(PETITION)

    let as: Partial<Task> | null = { status: 'STARTED' }
    let current_task_id: string | null = null
    await context.route(TASK, async (route) => {
      if (as === null) return route.continue()
      const answer = await route.fetch()
      const task = (await answer.json()) as Task
      current_task_id = task.task_id
      const progress = { done: 3, total: 12, label: 'Drafting section 4 of 11' }
      await route.fulfill({ response: answer, json: { ...task, result: null, error: null, progress, ...as } })
    })
    await context.route(PETITION, async (route) => {
      if (as === null || current_task_id === null || route.request().method() !== 'GET') return route.fallback()
      const answer = await route.fetch()
      const json = { ...((await answer.json()) as object), letters: [], current_task_id }
      await route.fulfill({ response: answer, json })
    })
    const second = await context.newPage()
    for (const one of [page, second]) {
      await one.goto(PATH)
      await button(one, 'Generate Now').click()
      await expect(one.getByRole('dialog')).toContainText('You have 1 times to generate Petition Letter')
    }
    const starts: number[] = []
    context.on('response', (reply) => {
      if (reply.request().method() === 'POST' && PETITION.test(reply.url())) starts.push(reply.status())
    })
    for (const one of [page, second]) await one.getByRole('dialog').getByRole('button', { name: 'Proceed' }).dblclick()
    await expect(page.getByText('Drafting section 4 of 11')).toBeVisible()
    await expect.poll(() => starts.filter((status) => status === 201)).toHaveLength(1)
    expect(await left(account)).toBe(0)
    await expectClean(page)
    await page.reload()
    await expect(page.getByText('Drafting section 4 of 11')).toBeVisible()
    await second.close()

    as = { status: 'FAILURE', error: 'The model did not answer.' }
    const end = page.getByRole('alert').filter({ hasText: FAILED })
    await expect(end).toContainText('The model did not answer. Your Petition Letter credit is back.')
    await expect(button(page, 'Generate Now')).toBeVisible()
    await expectCleanInFull(page)

    as = null
    await expect
      .poll(
        async () => {
          await page.reload()
          await page.getByRole('heading', { level: 1 }).waitFor()
          return page.getByRole('button', { name: /^Download PDF/ }).count()
        },
        { timeout: 90_000 },
      )
      .toBe(1)
    await expect(page.getByText('Petition Letter 1', { exact: true }).first()).toBeVisible()
    await expectCleanInFull(page)
    await account.client.patch('/api/evidence/', [{ id: account.evidence, name: 'Harbor Prize' }])
    await page.reload()
    await expect(page.getByText('Your profile has changed since this letter was written.')).toBeVisible()
    await expectClean(page)

    await page.route('**/api/files/**', (route) => route.abort())
    await page.clock.install()
    await page.getByRole('button', { name: /^Download PDF/ }).click()
    await expect(toast(page, 'Starting download...')).toBeVisible()
    const failed = toast(page, 'Failed to download letter. Please try again or open in new tab.')
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return failed.count()
      })
      .toBe(1)
    await expect(toast(page, 'Failed to download file after 3 attempts')).toBeVisible()
  },
)
