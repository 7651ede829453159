import type { Page, Route } from '@playwright/test'
import { DRAFTED_MEANWHILE, ENDEAVOR_PARTS, LOCKED, type NotedEndeavor } from '#domain/endeavor.ts'
import type { Usage } from '#domain/credits.ts'
import type { Task } from '#domain/task.ts'
import { fillProfile } from '#server/testing/fill-profile.ts'
import { finishedTask } from '#server/testing/finished-task.ts'
import { expectClean, expectCleanInFull, overflow } from './axe.ts'
import { fill } from './fill.ts'
import { expect, test, type Product } from './product.ts'
import { makeAccount, makeApplication, order, settle, signIn, type Account } from './seed.ts'

// Each test has an account of its own, so that two workers can share the longest files.
test.describe.configure({ mode: 'parallel' })

const PATH = '/proposed-endeavor'
const API = '/api/product/proposed-endeavor/'
const LIST = /\/api\/product\/proposed-endeavor\/$/
const ONE = /\/api\/product\/proposed-endeavor\/\d+\/$/
const GENERATE = /\/proposed-endeavor\/generate\/$/
const TASK = /\/api\/task-status\//
const LONG = 'Ein Prüfverfahren für Großwärmespeicher 电池回收与正极再生 Испытательный стенд نظام اختبار البطاريات '
  .repeat(4)
  .slice(0, 280)
  .trim()

const toast = (page: Page, text: string | RegExp) => page.locator('.toasts').getByText(text)
const cards = (page: Page) => page.locator('.endeavor-list > li')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A button of a card, which says with its title what it is for. */
const ofCard = (page: Page, act: string) => page.getByRole('button', { name: new RegExp(`^${act}\\b`) })
const prompt = (page: Page) => page.getByRole('dialog').filter({ hasText: LOCKED })

async function applicant(product: Product, name: string): Promise<Account> {
  const account = await makeAccount(product, name)
  await makeApplication(account)
  await fillProfile(account.client)
  return account
}
const endeavorsOf = async ({ client }: Account) => (await client.get<{ results: NotedEndeavor[] }>(API)).body.results
async function drafted(account: Account): Promise<NotedEndeavor[]> {
  const { task_id } = (await account.client.post<{ task_id: string }>(`${API}generate/`)).body
  await finishedTask(account.client, task_id)
  return endeavorsOf(account)
}
async function pay(account: Account, lines: Record<number, number> = { 1: 1 }): Promise<void> {
  await settle(account, await order(account, lines), 'completed')
}
const creditsOf = async ({ client }: Account) =>
  (await client.get<Usage[]>('/api/payments/usage/')).body.find(({ code }) => code === 'proposed_endeavors')
    ?.remaining_usage
const parts = (text: string) => Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, text]))
async function own(account: Account, title: string): Promise<number> {
  const body = { title, ...parts('Three recyclers will run the line by 2028.') }
  return (await account.client.post<{ id: number }>(API, body)).body.id
}
/** Comes back to the window, as from another one. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

interface Held {
  age_ms: number
  label: string
  status: Task['status']
}

/** Shows the newest job as it would stand for a while; `release` shows it as it is. */
async function holdJob(page: Page, held: Held) {
  let task_id = ''
  let released = false
  const context = page.context()
  await context.route(GENERATE, async (route) => {
    const answer = await route.fetch()
    task_id = ((await answer.json()) as { task_id?: string }).task_id ?? task_id
    await route.fulfill({ response: answer })
  })
  await context.route(TASK, async (route) => {
    if (released || route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const task = (await answer.json()) as Task
    const progress = { done: 4, total: 12, label: held.label }
    await route.fulfill({ response: answer, json: { ...task, ...held, result: null, error: null, progress } })
  })
  await context.route(LIST, async (route) => {
    if (released || task_id === '' || route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const list = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...list, results: [], current_task_id: task_id } })
  })
  return {
    release() {
      released = true
    },
  }
}
const running = (label = 'Drafting endeavor 4 of 10', age_ms = 65_000): Held => ({ label, age_ms, status: 'STARTED' })

test('none yet: words before buttons, and no way on', { tag: '@long' }, async ({ page, context, product }) => {
  const account = await applicant(product, 'empty')
  await signIn(context, account)
  await page.goto(PATH)
  await expect(page.getByText('Your first ten are drafted free of charge, by the built-in drafter')).toBeVisible()
  // What is locked is told before it is drafted.
  await expect(page.getByText('one of them is open, and of the other nine you see the titles')).toBeVisible()
  await expectClean(page)
  await button(page, 'Continue').click()
  await expect(toast(page, 'Please add at least one proposed endeavor before continuing')).toBeVisible()
  await expect(page).toHaveURL(/proposed-endeavor$/)
  // It lies over no way on, and goes with the page that it is of.
  for (const height of [900, 700, 560]) {
    await page.setViewportSize({ width: 390, height })
    await page.getByRole('link', { name: 'Previous' }).click({ trial: true })
    await button(page, 'Continue').click({ trial: true })
  }
  await page.getByRole('link', { name: 'Plans', exact: true }).click()
  await page.waitForURL('**/plans')
  await expect(toast(page, 'Please add at least one proposed endeavor before continuing')).toBeHidden()
  await page.goBack()
  await page.getByRole('link', { name: 'Previous' }).click()
  await page.waitForURL('**/future-plans')
})

test(
  'a job is reloaded, left and come back to, and tells its end wherever one is',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'patient')
    await signIn(context, account)
    const job = await holdJob(page, running())
    await page.goto(PATH)
    await button(page, 'Generate endeavors').dblclick()
    const panel = page.locator('.job')
    await expect(panel.getByText('Drafting endeavor 4 of 10')).toBeVisible()
    await expect(panel.getByText(/^1 min \d+ s so far, about 2 min left at this pace\./)).toBeVisible()
    await expect(button(page, 'Generate endeavors')).toBeDisabled()
    await expectClean(page)

    await page.reload()
    await expect(panel.getByText(/^1 min \d+ s so far/)).toBeVisible()
    await expect(panel.getByText('Drafting endeavor 4 of 10')).toBeVisible()

    await page.getByRole('link', { name: 'Previous' }).click()
    await page.waitForURL('**/future-plans')
    await page.goBack()
    await expect(panel).toBeVisible()

    // Another window of the same person goes on with it, and one of them alone tells the end.
    const second = await context.newPage()
    await second.goto(PATH)
    await expect(second.locator('.job')).toBeVisible()
    await second.goto('/dashboard')
    await page.goto('/dashboard')
    job.release()
    const told = () => Promise.all([page, second].map((one) => toast(one, 'Your 10 endeavors are drafted').count()))
    await expect.poll(async () => (await told()).reduce((a, b) => a + b)).toBe(1)
    const [here] = (await told())[0] === 1 ? [page] : [second]
    await here?.getByRole('button', { name: 'See them' }).click()
    await expect(here ? cards(here) : cards(page)).toHaveCount(10)
    await page.reload()
    await second.reload()
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await told()).toEqual([0, 0])
    expect(await endeavorsOf(account)).toHaveLength(10)
  },
)

test(
  'after five minutes it says so and goes on; a lost line is told quietly and mends by itself',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'late')
    await signIn(context, account)
    const job = await holdJob(page, running(undefined, 301_000))
    await page.goto(PATH)
    await button(page, 'Generate endeavors').click()
    const panel = page.locator('.job')
    await expect(panel.getByText('Generation timed out. Please try again.')).toBeVisible()
    await expect(panel).toContainText('you can leave this page and come back')
    await expect(button(page, 'Generate endeavors')).toBeDisabled()
    await expectClean(page)
    await page.reload()
    await expect(panel.getByText('Generation timed out. Please try again.')).toBeVisible()

    // A route that is taken away ends what is on its way through it to the job's own answer, so this one stays.
    let isCut = true
    await page.route(TASK, (route) => (isCut ? route.abort('internetdisconnected') : route.fallback()))
    await expect(panel.getByText(/^There is no connection just now/)).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('.toasts .toast')).toHaveCount(0)
    await expectClean(page)
    isCut = false
    await expect(panel.getByText(/^There is no connection just now/)).toBeHidden({ timeout: 30_000 })
    job.release()
    await expect(cards(page)).toHaveCount(10)
    await expect(panel).toBeHidden()
  },
)

test(
  'cancelled or failed, it tells why and that nothing was charged',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'unlucky')
    await signIn(context, account)
    await page.route(GENERATE, (route) => route.fulfill({ status: 500, json: { detail: 'Internal server error' } }))
    await page.goto(PATH)
    await button(page, 'Generate endeavors').click()
    await expect(page.getByRole('alert').getByText('Failed to generate endeavors')).toBeVisible()
    await expectClean(page)
    await page.unroute(GENERATE)
    await page.route('**/api/payments/usage/', (route) => route.fulfill({ status: 500, json: {} }))
    await button(page, 'Generate endeavors').click()
    await expect(toast(page, 'Error checking usage limits. Please try again later.')).toBeVisible()
    await page.unroute('**/api/payments/usage/')

    await page.route(TASK, async (route) => {
      const answer = await route.fetch()
      const task = (await answer.json()) as Task
      const json = { ...task, status: 'FAILURE', result: null, error: 'The model did not answer.' }
      await route.fulfill({ response: answer, json })
    })
    await button(page, 'Generate endeavors').click()
    const end = page.getByRole('alert').filter({ hasText: 'Generation failed.' })
    await expect(end).toContainText('The model did not answer. Nothing was charged for it')
    await expect(page.locator('.toasts').getByText('Generation failed')).toHaveCount(0)
    await expectClean(page)
  },
)

test(
  'a job that is cancelled is over, and a new one may begin',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'undecided')
    await signIn(context, account)
    await page.goto(PATH)
    let cancelled = false
    await page.route(TASK, async (route) => {
      if (route.request().method() === 'DELETE') {
        cancelled = true
        return route.fulfill({ status: 204 })
      }
      const answer = await route.fetch()
      const task = (await answer.json()) as Task
      const status = cancelled ? 'REVOKED' : 'STARTED'
      await route.fulfill({ response: answer, json: { ...task, status, result: null, error: null } })
    })
    await button(page, 'Generate endeavors').click()
    await button(page, 'Cancel').click()
    await expect(page.getByText('Cancelled.', { exact: false }).first()).toBeVisible()
    await expect(page.locator('.job')).toBeHidden()
  },
)

test(
  'locked ones lead to the plans however they are pressed, and are open after a purchase',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'locked')
    await drafted(account)
    await signIn(context, account)
    await page.goto(PATH)
    await expect(cards(page)).toHaveCount(10)
    await expect(page.locator('.endeavor-list .locked')).toHaveCount(9)
    await expectCleanInFull(page)
    const card = page.locator('.endeavor-list .locked').first()
    const box = card.getByRole('checkbox')
    const closes = async () => {
      await expect(prompt(page)).toBeVisible()
      await prompt(page).getByRole('button', { name: 'Not now' }).click()
      await expect(prompt(page)).toBeHidden()
      await expect(box).not.toBeChecked()
    }
    await box.click()
    await expect(prompt(page)).toBeVisible()
    await expectClean(page)
    await closes()
    await card.click({ position: { x: 5, y: 5 } })
    await closes()
    await card.locator('.endeavor-title').click()
    await closes()
    for (const key of ['Space', 'Enter']) {
      await box.focus()
      await page.keyboard.press(key)
      await closes()
      await expect(box).toBeFocused()
    }
    await box.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expect(prompt(page)).toBeHidden()
    await box.click()
    await prompt(page).getByRole('link', { name: 'See plans' }).click()
    await page.waitForURL('**/plans')
    await page.goBack()
    await expect(page.locator('.endeavor-list .locked')).toHaveCount(9)
    expect((await endeavorsOf(account)).filter((endeavor) => endeavor.is_selected)).toEqual([])

    await pay(account)
    await lookAgain(page)
    await expect(page.locator('.endeavor-list .locked')).toHaveCount(0)
    await expect(cards(page)).toHaveCount(10)
    await expectCleanInFull(page)
  },
)

test('one’s own is added, read for gaps, edited, selected, deselected and deleted', async ({
  page,
  context,
  product,
}) => {
  const account = await applicant(product, 'writer')
  await signIn(context, account)
  await page.goto(PATH)
  await button(page, 'Add your own').click()
  await button(page, 'Save').click()
  await expect(page.locator('.summary')).toContainText('Please fill in all required fields correctly')
  await expect(page.locator('.summary li')).toHaveCount(ENDEAVOR_PARTS.length + 1)
  await expectClean(page)
  await fill(page, { title: 'Data scientist', ...parts('Better.') })
  await button(page, 'Save').click()
  await expect(toast(page, 'Endeavor submitted successfully')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  const card = cards(page).first()
  await expect(card.getByText('Not specific yet', { exact: true })).toBeVisible()
  await expect(card.getByText(/Not specific yet: it names an occupation/)).toBeVisible()
  await expect(card.getByText(/^Prong 1: \d+ to settle$/)).toBeVisible()
  await expectCleanInFull(page)

  await ofCard(page, 'Edit').click()
  await expect(page.locator('.help').filter({ hasText: 'Not specific yet' })).toBeVisible()
  await fill(page, { title: LONG, exp_subs_merit_evidence: 'Five counties use the units since 2024.' })
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await expect(page.locator('.help').filter({ hasText: 'It holds a figure that a reader can check.' })).toBeVisible()
  await expectClean(page)
  await page.locator('[name=exp_nation_impt_impact]').fill('It saves each county 40 days a year.')
  await button(page, 'Save').click()
  await expect(toast(page, 'Endeavor updated successfully')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  expect((await endeavorsOf(account))[0]).toMatchObject({
    title: LONG,
    exp_nation_impt_impact: 'It saves each county 40 days a year.',
  })
  await expectCleanInFull(page)

  await card.getByRole('checkbox').check()
  await expect(toast(page, 'Endeavor selected successfully')).toBeVisible()
  expect((await endeavorsOf(account))[0]?.is_selected).toBe(true)
  await expect(button(page, 'Continue')).toHaveClass(/btn-primary/)
  await card.getByRole('checkbox').uncheck()
  await expect(toast(page, 'Endeavor deselected successfully')).toBeVisible()
  expect((await endeavorsOf(account))[0]?.is_selected).toBe(false)

  await button(page, 'Continue').click()
  await page.waitForURL('**/recommender')
  await expect(toast(page, /^No endeavor is selected yet\./)).toBeVisible()
  await page.locator('.toasts').getByRole('button', { name: 'Select one' }).click()
  await page.waitForURL(`**${PATH}`)
  await page.goBack()
  const progress = await account.client.get<{ results: { section: string; status: string }[] }>(
    `/api/progress/${account.client.applicationId}/`,
  )
  expect(progress.body.results).toContainEqual(
    expect.objectContaining({ section: 'Proposed Endeavor', status: 'completed' }),
  )
  await page.goBack()

  // Deleted in another window while its form is open: what was typed stays, and saving says that it failed.
  const gone = await own(account, 'A Line for Recyclers')
  await page.goto(`${PATH}?edit=${gone}`)
  await page.getByLabel('Title').fill('A Better Line for Recyclers')
  await account.client.delete(`${API}${gone}/`)
  const asked = page.waitForResponse((reply) => LIST.test(reply.url()))
  await lookAgain(page)
  await asked
  await button(page, 'Save').click()
  await expect(page.locator('.refusal')).toHaveText('Failed to update endeavor. Please try again.')
  await expect(page.getByLabel('Title')).toHaveValue('A Better Line for Recyclers')
  await button(page, 'Cancel').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()

  await ofCard(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await ofCard(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Endeavor deleted successfully')).toBeVisible()
  await expect(page.getByText('No endeavors yet')).toBeVisible()
})

test(
  'two are compared side by side, and one is selected there',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'chooser')
    const [open, locked] = await drafted(account)
    const mine = await own(account, LONG)
    await signIn(context, account)
    await page.goto(PATH)
    const of = (id: string | RegExp) => cards(page).filter({ hasText: id })
    await of(LONG.slice(0, 40)).getByRole('button', { name: 'Compare' }).click()
    await expect(page).toHaveURL(`${product.url}${PATH}?compare=${mine}`)
    await expect(page.getByText(/Choose a second one below\.$/)).toBeVisible()
    await expectCleanInFull(page)
    await of(open?.title ?? '')
      .getByRole('button', { name: 'Compare with this' })
      .click()
    await expect(page).toHaveURL(`${product.url}${PATH}?compare=${mine}%2C${open?.id}`)
    await expect(page.getByRole('heading', { name: 'Two endeavors side by side' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(1 + 4 + ENDEAVOR_PARTS.length)
    await expectClean(page)
    for (const width of [1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflow(page), `at ${width}`).toBe(0)
    }
    await expectCleanInFull(page)
    await page.setViewportSize({ width: 1440, height: 900 })

    await page.getByRole('cell').getByLabel(`Select this one: ${open?.title}`).check()
    await expect(toast(page, 'Endeavor selected successfully')).toBeVisible()
    expect((await endeavorsOf(account)).filter(({ is_selected }) => is_selected).map(({ id }) => id)).toEqual([
      open?.id,
    ])

    await page.goBack()
    await expect(page.getByText(/Choose a second one below\.$/)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`${product.url}${PATH}`)

    // Twice the same text: nothing of it differs.
    const twin = await own(account, 'A Line for Recyclers')
    await page.goto(`${PATH}?compare=${mine},${twin}`)
    await expect(page.getByText('9 of 9 parts say the same')).toBeVisible()
    await page.getByLabel('Only what differs').check()
    await expect(page.getByRole('row')).toHaveCount(1 + 4)

    for (const [told, why] of [
      [`${mine},${locked?.id}`, LOCKED],
      [`${mine},987654321`, 'One of them is not here any more.'],
      [`${mine},${mine}`, 'A comparison takes two different endeavors.'],
      ['a,b', 'A comparison takes two different endeavors.'],
    ] as const) {
      await page.goto(`${PATH}?compare=${told}`)
      await expect(page.getByRole('alert').getByText(why)).toBeVisible()
      await expectCleanInFull(page)
    }
    await button(page, 'All endeavors').click()
    await expect(cards(page)).toHaveCount(12)
  },
)

test(
  'calls that fail are told by what they were for, and what is not allowed is not',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'stormy')
    const id = await own(account, 'A Line for Recyclers')
    await signIn(context, account)
    const answers =
      (status: number, json: object = { detail: 'Internal server error' }) =>
      (route: Route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status, json })
    const noList = (route: Route) => route.fulfill({ status: 500, json: {} })
    await page.route(LIST, noList)
    await page.goto(PATH)
    await expect(page.getByText('Error fetching endeavors. Please try again.')).toBeVisible()
    await expectClean(page)
    await page.unroute(LIST, noList)
    await button(page, 'Try again').click()
    const box = cards(page).getByRole('checkbox')

    const tries = async (told: string | null) => {
      const answer = page.waitForResponse((reply) => ONE.test(reply.url()))
      await box.click()
      await answer
      if (told === null) await expect(page.locator('.toasts .toast')).toHaveCount(0)
      else {
        await expect(toast(page, told)).toBeVisible()
        await button(page, 'Dismiss').click()
      }
      await expect(box).not.toBeChecked()
    }
    await page.route(ONE, answers(500))
    await tries('Failed to select endeavor. Please try again.')
    await ofCard(page, 'Delete').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Failed to delete endeavor. Please try again.')).toBeVisible()
    await button(page, 'Dismiss').click()
    await ofCard(page, 'Edit').click()
    await page.getByLabel('Title').fill('A Better Line for Recyclers')
    await button(page, 'Save').click()
    await expect(page.locator('.refusal')).toHaveText('Failed to update endeavor. Please try again.')
    await expectClean(page)
    await page.unroute(ONE)
    await button(page, 'Save').click()
    await expect(toast(page, 'Endeavor updated successfully')).toBeVisible()

    await page.route(ONE, answers(403, { detail: 'Not allowed', code: 'forbidden' }))
    await button(page, 'Dismiss').click()
    await tries(null)
    await page.unroute(ONE)
    await page.route(ONE, answers(403, { detail: LOCKED, code: 'upgrade_required' }))
    await box.click()
    await expect(prompt(page)).toBeVisible()
    await button(page, 'Not now').click()
    await page.unroute(ONE)
    await page.route(ONE, (route) => route.abort('internetdisconnected'))
    await box.click()
    await expect(toast(page, 'Failed to select endeavor. Please try again.')).toBeVisible()
    await button(page, 'Dismiss').click()
    await page.unroute(ONE)
    await box.check()
    await expect(toast(page, 'Endeavor selected successfully')).toBeVisible()
    expect((await endeavorsOf(account)).map((one) => [one.id, one.is_selected])).toEqual([[id, true]])

    await button(page, 'Add your own').click()
    await fill(page, { title: 'A Line', ...parts('Three recyclers will run the line.') })
    await page.route(LIST, answers(500))
    await button(page, 'Save').click()
    await expect(page.locator('.refusal')).toHaveText('Failed to submit endeavor. Please try again.')
  },
)

test(
  'two windows and a double press start the second ten once, and charge it once',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'twofold')
    await drafted(account)
    await pay(account, { 1: 2 })
    expect(await creditsOf(account)).toBe(20)
    await signIn(context, account)
    const second = await context.newPage()
    for (const one of [page, second]) {
      await one.goto(PATH)
      await one.getByRole('button', { name: 'Draft ten more' }).click()
      await expect(one.getByRole('dialog')).toContainText(
        'You have 20 times to generate Proposed Endeavors and 20 times remaining. Would you like to proceed?',
      )
    }
    await Promise.all(
      [page, second].map((one) => one.getByRole('button', { name: 'Proceed' }).dblclick({ noWaitAfter: true })),
    )
    for (const one of [page, second]) await expect(cards(one)).toHaveCount(20)
    expect(await creditsOf(account)).toBe(10)

    // One window after the other: the question of the later one was about what it saw.
    for (const one of [page, second]) {
      await one.getByRole('button', { name: 'Draft ten more' }).click()
      await expect(one.getByRole('dialog')).toContainText('10 times remaining')
    }
    await page.getByRole('button', { name: 'Proceed' }).click()
    await expect(cards(page)).toHaveCount(30)
    await second.getByRole('button', { name: 'Proceed' }).click()
    await expect(second.getByRole('alert').getByText(DRAFTED_MEANWHILE)).toBeVisible()
    await expect(cards(second)).toHaveCount(30)
    expect(await creditsOf(account)).toBe(0)
    expect(await endeavorsOf(account)).toHaveLength(30)

    await page.getByRole('button', { name: 'Draft ten more' }).click()
    await expect(page.getByRole('dialog')).toContainText(
      'You have no Proposed Endeavors credits remaining. Would you like to purchase more credits?',
    )
  },
)

test('a long title is read whole as it is typed, in one line, and Enter saves it', async ({
  page,
  context,
  product,
}) => {
  const account = await applicant(product, 'titled')
  const id = await own(account, 'A Line for Recyclers')
  await signIn(context, account)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${PATH}?edit=${id}`)
  const title = page.getByLabel('Title')
  await title.fill(`${'A line for recyclers of cells '.repeat(6)}\n in every\nstate`)
  await expect(title).toHaveValue(/ cells in every state$/)
  expect(await title.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0)
  await title.press('Enter')
  await expect(toast(page, 'Endeavor updated successfully')).toBeVisible()
  expect((await endeavorsOf(account))[0]?.title).toMatch(/ cells in every state$/)
})
