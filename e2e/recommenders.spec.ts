import type { Page, Route } from '@playwright/test'
import type { Usage } from '#domain/credits.ts'
import { LOCKED } from '#domain/endeavor.ts'
import { TIE_QUESTIONS } from '#domain/recommender.ts'
import type { Task } from '#domain/task.ts'
import { ENTRIES, REFEREE } from '#server/testing/entries.ts'
import { addReferee, fillProfile } from '#server/testing/fill-profile.ts'
import { finishedTask } from '#server/testing/finished-task.ts'
import { addReadyReferee, selectEndeavor } from '#server/testing/ready-letter.ts'
import { expectClean, expectCleanInFull } from './axe.ts'
import { brokenLine } from './broken-line.ts'
import { fill, Paper } from './fill.ts'
import { hold } from './hold.ts'
import { openMenu } from './menu.ts'
import { withEmptyPdfViewer } from './pdf-viewer.ts'
import { expect, test, type Product } from './product.ts'
import { makeAccount, makeApplication, order, settle, signIn, type Account } from './seed.ts'

// Each test has an account of its own, so that two workers can share the longest files.
test.describe.configure({ mode: 'parallel' })

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Kőszegi 王小明 Достоевская'
const TASK = /\/api\/task-status\//
const CONF = /\/rec\/conf\/\d+\/$/
const LETTER = /\/rec\/letter\/\d+\/$/
const MISSING = 'Please select at least one of each required item: '
const SIGNED = new Paper('signed-letter.pdf', 'Signed')

const toast = (page: Page, text: string | RegExp) => page.locator('.toasts').getByText(text)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const config = (referee: number, tab = 'profile') => `/recommender-config?ref=${referee}&tab=${tab}`
const serverError = (route: Route) => route.fulfill({ status: 500, json: { detail: 'Internal server error' } })
const cut = (route: Route) => route.abort('internetdisconnected')

interface Applicant extends Account {
  evidence: number
  endeavor: number
}
async function applicant(product: Product, name: string, { paid = true } = {}): Promise<Applicant> {
  const account = await makeAccount(product, name)
  await makeApplication(account)
  const { evidence } = await fillProfile(account.client)
  const endeavor = await selectEndeavor(account.client)
  if (paid) await settle(account, await order(account, { 1: 1 }), 'completed')
  return { ...account, evidence, endeavor }
}
const INDEPENDENT = {
  first_name: 'Quillon',
  last_name: 'Brackenridge',
  category: 'other',
  relationship: 'Reads and uses the published method',
  same_employer: 'false',
  was_supervisor: 'false',
  co_author: 'false',
}
const left = async ({ client }: Account) =>
  (await client.get<Usage[]>('/api/payments/usage/')).body.find(({ code }) => code === 'recommendation_letter')
    ?.remaining_usage
const chosenOf = async ({ client }: Account, referee: number) =>
  (await client.get<{ category: string }[]>(`/api/product/rec/conf/${referee}/`)).body.map(({ category }) => category)

/** The newest job of a letter as it would stand for a while; `release` shows it as it is. */
async function holdJobs(page: Page, as: Partial<Task>): Promise<() => void> {
  let current_task_id: string | null = null
  let held = true
  await page.context().route(TASK, async (route) => {
    if (!held || route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const task = (await answer.json()) as Task
    current_task_id = task.task_id
    const progress = { done: 4, total: 9, label: 'Drafting section 4 of 9' }
    await route.fulfill({ response: answer, json: { ...task, result: null, error: null, progress, ...as } })
  })
  await page.context().route(LETTER, async (route) => {
    if (!held || current_task_id === null || route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const json = { ...((await answer.json()) as object), current_task_id, letters: [] }
    await route.fulfill({ response: answer, json })
  })
  return () => {
    held = false
  }
}

test(
  'two recommenders, one dependent and one independent, from the cards to the petition',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'whole')
    const { client, evidence, endeavor } = account
    const dependent = await addReferee(client, { last_name: LONG })
    const independent = await addReadyReferee(client, { evidence, endeavor }, INDEPENDENT)
    await signIn(context, account)
    await withEmptyPdfViewer(page)
    await page.goto('/recommender')
    const card = (name: string) => page.locator('.recommender').filter({ hasText: name })
    await expect(card(LONG)).toContainText('No letter yet')
    await expect(card(LONG)).toContainText('Not independent')
    await expect(card('Brackenridge').getByText('Independent', { exact: true })).toBeVisible()
    await expectCleanInFull(page)

    // Anywhere on the card leads there.
    await card(LONG).click({ position: { x: 12, y: 12 } })
    await page.waitForURL(new RegExp(`ref=${dependent}`))
    expect(await page.evaluate(() => localStorage.getItem('refereeId'))).toBe(String(dependent))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Recommender Marten ${LONG}`)
    await page.getByRole('tab', { name: 'Letter Generation' }).click()
    await expect(page.getByText('Select items and click Generate Now to create your letter')).toBeVisible()
    await button(page, 'Generate Now').click()
    const all = page.getByText(`${MISSING}Endorsed Items, Proposed Endeavors, Endorsed Goals`)
    await expect(all).toBeVisible()
    await expectClean(page)
    const tick = (group: string, name: string | RegExp) =>
      page.getByRole('group', { name: group }).getByLabel(name).first().check()
    await tick('Evidence', /Lakeside Prize/)
    await expect(toast(page, 'Item added to configuration')).toBeVisible()
    await expect(page.getByText(`${MISSING}Proposed Endeavors, Endorsed Goals`)).toBeVisible()
    await tick('Proposed Endeavors', /sodium/)
    await tick('Endorsed Goals', /Impact of the work/)
    await expect(page.getByText(MISSING)).toHaveCount(0)

    await button(page, 'Generate Now').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(
      'You have 5 times to generate Recommendation Letter and 5 times remaining. Would you like to proceed?',
    )
    await expectCleanInFull(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(toast(page, 'Generation cancelled by user')).toBeVisible()
    expect(await left(account)).toBe(5)

    const release = await holdJobs(page, { status: 'STARTED', age_ms: 65_000 })
    await button(page, 'Generate Now').dblclick()
    await dialog.getByRole('button', { name: 'Proceed' }).dblclick()
    await expect(toast(page, 'Letter is generating, please wait few minutes')).toBeVisible()
    await expect(page.getByText('This process may take up to 10 minutes.')).toBeVisible()
    await expectClean(page)
    expect(await left(account)).toBe(4)
    await page.reload()
    await expect(page.getByText('Drafting section 4 of 9')).toBeVisible()
    release()
    await expect(toast(page, 'Letter generation successful')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Recommendation Letter 1').first()).toBeVisible()
    await expect(page.locator('iframe.letter-preview')).toHaveAttribute('src', /recommendation-letter-marten/)
    await expect(page.getByRole('link', { name: /^Open in New Tab/ })).toHaveAttribute('target', '_blank')
    await expectClean(page)
    const file = page.waitForEvent('download')
    // On a phone what is told next takes the place of what was told before.
    const come = await hold(page, /\/api\/files\/.*\.pdf$/)
    await page.getByRole('button', { name: /^Download PDF/ }).click()
    await expect(toast(page, 'Starting download...')).toBeVisible()
    come()
    expect((await file).suggestedFilename()).toMatch(/^recommendation-letter-marten.*\.pdf$/)
    await expect(toast(page, 'Letter downloaded successfully!')).toBeVisible()

    // A second one, and the other's.
    for (const referee of [dependent, independent]) {
      const { task_id } = (await client.post<{ task_id: string }>(`/api/product/rec/letter/${referee}/`)).body
      expect((await finishedTask(client, task_id)).status).toBe('SUCCESS')
    }
    expect(await left(account)).toBe(2)
    await page.reload()
    const view = page.getByRole('button', { name: 'View Recommendation Letter 1' })
    await view.click()
    await expect(view).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('region', { name: 'Recommendation Letter 1, preview' })).toBeFocused()
    await expectCleanInFull(page)

    await button(page, 'Continue').click()
    await page.waitForURL(/tab=final/)
    await button(page, 'Submit Signed Letter').click()
    await expect(page.getByText('Please upload a signed letter before submitting')).toBeVisible()
    await page.locator('input[type=file]').setInputFiles(SIGNED.file)
    await expect(page.locator('.file .name', { hasText: SIGNED.name })).toBeVisible()
    await button(page, 'Submit Signed Letter').click()
    await page.waitForURL('**/petition-letter')
    // What comes late moves the link away from under the pointer.
    await expect(page.getByText('1 of 2 recommendation letters is not signed yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Previous' }).click()
    await page.waitForURL('**/recommender')
    await expect(card(LONG)).toContainText('Letter signed')
    await expect(card('Brackenridge')).toContainText('Drafted, not signed')
    await expectCleanInFull(page)
  },
)

test(
  'the profile: errors first, Save stays, Continue goes on, and back leads to no empty form',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'profile', { paid: false })
    await signIn(context, account)
    await page.goto('/recommender')
    await page.getByRole('link', { name: 'Add Recommender' }).click()
    await expect(page.getByRole('tab', { name: 'Letter Generation' })).toBeDisabled()
    await button(page, 'Continue').click()
    await expect(page.locator('.summary li')).toHaveCount(12)
    const { country_code: _, ...fields } = REFEREE
    await fill(page, { ...fields, email: 'x', phone: '12', years_of_known: '0', last_name: LONG })
    await button(page, 'Continue').click()
    for (const told of [
      'Please enter a valid email address',
      'Please enter a valid 10-digit phone number',
      'Please enter a valid number of years',
    ])
      await expect(page.locator('.summary').getByText(told)).toBeVisible()

    // A category that the answers deny is told at once, and refuses nothing; a professor may teach elsewhere.
    await fill(page, { category: 'supervisor' })
    for (const tie of Object.values(TIE_QUESTIONS))
      await page.getByRole('radiogroup', { name: tie }).getByLabel('No', { exact: true }).check()
    const atOdds = page.getByText(/^You answered no to every tie, but a supervisor or colleague has one\./)
    await expect(atOdds).toBeVisible()
    await expectCleanInFull(page)
    await fill(page, { category: REFEREE.category })
    await expect(atOdds).toBeHidden()
    await fill(page, { email: REFEREE.email, phone: REFEREE.phone, years_of_known: '6.54' })
    await page.route('**/api/referee/', serverError)
    await button(page, 'Save').click()
    await expect(page.getByText('Internal server error')).toBeVisible()
    await page.unroute('**/api/referee/')
    await page.route('**/api/referee/', cut)
    await button(page, 'Save').click()
    await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible()
    await page.unroute('**/api/referee/')

    // A Continue that failed does not make a later save from the keyboard go on.
    await page.keyboard.press('Control+s')
    await page.waitForURL(/ref=\d+&tab=profile/)
    await expect(toast(page, 'Recommender saved')).toBeVisible()
    await button(page, 'Save').click()
    await expect(page.getByText(/^Saved/)).toBeVisible()
    await expect(page).toHaveURL(/tab=profile/)
    await button(page, 'Continue').click()
    await page.waitForURL(/tab=letters/)
    await page.goBack()
    await expect(page.locator('[name=last_name]')).toHaveValue(LONG)
    await page.goBack()
    await page.waitForURL('**/recommender')
    await expect(page.locator('.recommender')).toHaveCount(1)
    const { results } = (await account.client.get<{ results: { id: number }[] }>('/api/referee/')).body
    expect((await account.client.get(`/api/referee/${results[0]?.id}/`)).body).toMatchObject({ years_of_known: 6.5 })

    for (const path of ['?ref=999999', '?ref=x', '?tab=letters']) {
      await page.goto(`/recommender-config${path}`)
      await page.waitForURL('**/recommender')
      await expect(toast(page, 'Recommender is not found')).toBeVisible()
    }
  },
)

test(
  'the list is looked at anew without moving the focus, and one is deleted after a question',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'list', { paid: false })
    await addReferee(account.client)
    await signIn(context, account)
    await page.clock.install()
    await page.goto('/recommender')
    const link = page.getByRole('link', { name: 'Marten Oakhollow' })
    await link.focus()
    await addReferee(account.client, INDEPENDENT)
    await page.clock.runFor(21_000)
    await expect(page.getByRole('link', { name: 'Quillon Brackenridge' })).toBeVisible()
    await expect(link).toBeFocused()
    await page.route('**/api/referee/', serverError)
    await page.clock.runFor(21_000)
    await expect(page.locator('.recommender')).toHaveCount(2)
    await page.unroute('**/api/referee/')

    await page.getByRole('button', { name: 'Delete Quillon Brackenridge' }).click()
    await expect(page.getByRole('dialog')).toContainText('Delete Quillon Brackenridge?')
    await expectClean(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.locator('.recommender')).toHaveCount(2)
    await page.getByRole('button', { name: 'Delete Quillon Brackenridge' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Recommender deleted')).toBeVisible()
    await expect(page.locator('.recommender')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

test(
  'a tick is seen at once, taken back where it is refused, and the last one stands',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'ticks', { paid: false })
    const drafts = await account.client.post<{ task_id: string }>('/api/product/proposed-endeavor/generate/')
    await finishedTask(account.client, drafts.body.task_id)
    const { supporting_doc: _, ...award } = ENTRIES.evidence()
    const many = Array.from({ length: 50 }, (_, at) => ({ ...award, name: `Preis für Größe ${at + 1}` }))
    expect((await account.client.post('/api/evidence/', many)).status).toBe(201)
    const referee = await addReferee(account.client)
    await signIn(context, account)
    await page.goto(config(referee, 'letters'))
    const box = page.getByLabel('Preis für Größe 7', { exact: false }).first()
    await expect(box).toBeVisible()
    await expectCleanInFull(page)
    await page.getByLabel('Search the items').fill('grosse nothing')
    await expect(page.getByText('No item has “grosse nothing” in it.')).toBeVisible()
    await page.getByLabel('Search the items').fill('große 49')
    await expect(page.getByRole('group', { name: /^Evidence/ }).getByRole('checkbox')).toHaveCount(1)
    await page.getByLabel('Search the items').fill('')

    const called = (route: Route, method: string) => route.request().method() === method
    for (const [method, refusal, told] of [
      ['POST', serverError, 'Failed to add item to configuration'],
      ['POST', cut, 'Failed to update selection. Please try again.'],
    ] as const) {
      let answer = () => {}
      const waits = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(CONF, async (route) => {
        if (!called(route, method)) return route.continue()
        await waits
        return refusal(route)
      })
      await box.click()
      await expect(box).toBeChecked()
      answer()
      await expect(toast(page, told)).toBeVisible()
      await expect(box).not.toBeChecked()
      await page.unroute(CONF)
    }
    await box.click()
    await expect(toast(page, 'Item added to configuration')).toBeVisible()
    await page.route(CONF, (route) => (called(route, 'DELETE') ? serverError(route) : route.continue()))
    await box.click()
    await expect(toast(page, 'Failed to remove item from configuration')).toBeVisible()
    await expect(box).toBeChecked()
    await page.unroute(CONF)
    await box.click()
    await expect(toast(page, 'Item removed from configuration')).toBeVisible()

    // Faster than the server answers: what an earlier press ends with is not shown over a later one.
    const held: (() => void)[] = []
    await page.route(CONF, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    for (const checked of [true, false, true, false, true]) {
      await box.click()
      await expect(box).toBeChecked({ checked })
    }
    await button(page, 'Save').click()
    for (let call = 0; call < 5; call++) {
      await expect.poll(() => held.length).toBe(call + 1)
      await expect(box).toBeChecked()
      held[call]?.()
    }
    await expect(toast(page, 'Every choice is saved')).toBeVisible()
    await page.unroute(CONF)
    await expect(box).toBeChecked()
    expect(await chosenOf(account, referee)).toEqual(['evidence'])
    await page.getByRole('button', { name: 'Select all of Evidence' }).click()
    await button(page, 'Save').click()
    await expect.poll(async () => (await chosenOf(account, referee)).length).toBe(51)

    const locked = page.locator('.locked-choice input')
    await expect(locked).toHaveCount(9)
    for (const press of ['click', 'Space', 'Enter']) {
      // It looks disabled, and answers all the same.
      if (press === 'click') await locked.first().click({ force: true })
      else await locked.first().press(press)
      await expect(page.getByRole('dialog')).toContainText(LOCKED)
      await page.getByRole('button', { name: 'Not now' }).click()
      await expect(locked.first()).not.toBeChecked()
    }
    await page.route(CONF, serverError)
    await page.reload()
    await expect(page.getByText('Error fetching referee data, please reload the page')).toBeVisible()
    await page.unroute(CONF)
    await button(page, 'Try again').click()
    await expect(box).toBeVisible()
  },
)

test(
  'without items nothing goes on, and without credits it leads to the plans',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'poor', { paid: false })
    const bare = await addReferee(account.client)
    const ready = await addReadyReferee(account.client, account, INDEPENDENT)
    await signIn(context, account)
    await page.goto(config(bare, 'letters'))
    await button(page, 'Continue').click()
    await expect(page.getByText(`${MISSING}Endorsed Items`, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/tab=letters/)

    await page.goto(config(ready, 'letters'))
    await page.route('**/api/payments/usage/', serverError)
    await button(page, 'Generate Now').click()
    await expect(toast(page, 'Error checking usage limits. Please try again later.')).toBeVisible()
    await page.unroute('**/api/payments/usage/')
    await button(page, 'Generate Now').click()
    const dialog = page.getByRole('dialog')
    const none = 'You have no Recommendation Letter credits remaining. Would you like to purchase more credits?'
    await expect(dialog).toContainText(none)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    // The page believes that there is one, and the server knows better.
    await page.route('**/api/payments/usage/', async (route) => {
      const answer = await route.fetch()
      const rows = (await answer.json()) as Usage[]
      await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, remaining_usage: 1 })) })
    })
    await button(page, 'Generate Now').click()
    await dialog.getByRole('button', { name: 'Proceed' }).click()
    await expect(dialog).toContainText(none)
    await expectCleanInFull(page)
    await dialog.getByRole('button', { name: 'Purchase Credits' }).click()
    await page.waitForURL('**/plans')
    await page.goBack()
    await page.waitForURL(/tab=letters/)
  },
)

test(
  'a start that fails, a job that fails, and a list that does not come are told',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'unlucky')
    const referee = await addReadyReferee(account.client, account)
    await signIn(context, account)
    await page.goto(config(referee, 'letters'))
    const generate = async () => {
      await button(page, 'Generate Now').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Proceed' }).click()
    }
    for (const refusal of [serverError, cut]) {
      await page.route(LETTER, (route) => (route.request().method() === 'POST' ? refusal(route) : route.continue()))
      await generate()
      await expect(page.getByRole('alert').getByText('Failed to start letter generation')).toBeVisible()
      await expect(toast(page, 'Letter is generating, please wait few minutes')).toHaveCount(0)
      await expectClean(page)
      await page.unroute(LETTER)
    }
    expect(await left(account)).toBe(5)
    await holdJobs(page, { status: 'FAILURE', error: 'The model did not answer.' })
    await generate()
    const end = page.getByRole('alert').filter({ hasText: 'Letter generation failed.' })
    await expect(end).toContainText('The model did not answer. Your Recommendation Letter credit is back.')
    await expect(button(page, 'Generate Now')).toBeEnabled()
    await expectClean(page)

    await page.route(LETTER, serverError)
    await page.reload()
    await expect(page.getByText('Error fetching existing letters')).toBeVisible()
    await expectClean(page)
  },
)

test(
  'two windows start one letter and take one credit, and a reload goes on with it',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'twice')
    const referee = await addReadyReferee(account.client, account)
    await signIn(context, account)
    const release = await holdJobs(page, { status: 'STARTED' })
    const second = await context.newPage()
    for (const one of [page, second]) {
      await one.goto(config(referee, 'letters'))
      await button(one, 'Generate Now').click()
      await expect(one.getByRole('dialog')).toBeVisible()
    }
    // Both arrive together: a letter may be drafted before a slow window has asked for its own.
    const { promise: together, resolve: arrived } = Promise.withResolvers<void>()
    let asked = 0
    await context.route(LETTER, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      if (++asked === 2) arrived()
      await together
      return route.fallback()
    })
    // Whichever comes second is told of the first one's job.
    const starts: number[] = []
    context.on('response', (reply) => {
      if (reply.request().method() === 'POST' && LETTER.test(reply.url())) starts.push(reply.status())
    })
    await Promise.all(
      [page, second].map((one) => one.getByRole('dialog').getByRole('button', { name: 'Proceed' }).click()),
    )
    for (const one of [page, second]) await expect(one.getByText('Drafting section 4 of 9')).toBeVisible()
    await expect.poll(() => starts.toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await left(account)).toBe(4)
    await page.reload()
    await expect(page.getByText('Drafting section 4 of 9')).toBeVisible()
    release()
    for (const one of [page, second])
      await expect(one.getByText('Recommendation Letter 1', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Recommendation Letter 2')).toHaveCount(0)
    expect(await left(account)).toBe(4)
  },
)

test(
  'the signed letter: its bytes decide, it is tried again, replaced, removed and kept',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'signer', { paid: false })
    const referee = await addReferee(account.client)
    const line = await brokenLine(product)
    const through = new URL(line.url)
    await context.addCookies([...account.client.cookies].map(([name, value]) => ({ name, value, url: line.url })))
    await withEmptyPdfViewer(page)
    await page.goto(`${through.origin}${config(referee, 'final')}`)
    const input = page.locator('input[type=file]')
    const file = (name: string) => page.locator('.file .name', { hasText: name })
    const wrong = { name: 'signed.docx', mimeType: 'application/msword', buffer: Buffer.from('not a letter') }
    await input.setInputFiles(wrong)
    await expect(page.getByText('Please upload a PDF, DOC, or DOCX file')).toBeVisible()
    await expectCleanInFull(page)
    line.cuts = true
    await input.setInputFiles(SIGNED.file)
    await expect(page.getByText('The connection was lost on the way. Your file is still here.')).toBeVisible()
    await expectClean(page)
    await button(page, 'Submit Signed Letter').click()
    await expect(page.getByText(/is not uploaded yet\. Try again, or remove it\./)).toBeVisible()
    await expect(page).toHaveURL(/tab=final/)
    line.cuts = false
    await page.getByRole('button', { name: /^Try again/ }).click()
    await expect(file(SIGNED.name)).toBeVisible()
    await expect(page.getByText('Not saved yet.')).toBeVisible()
    await button(page, 'Save').click()
    await expect(toast(page, 'Signed letter saved')).toBeVisible()
    await expect(page).toHaveURL(/tab=final/)
    await page.reload()
    await expect(file(SIGNED.name)).toBeVisible()
    await expect(page.locator('iframe.letter-preview')).toHaveAttribute('src', /signed-letter\.pdf/)
    await expectCleanInFull(page)
    await input.setInputFiles({ ...SIGNED.file, name: 'Unterschrieben – 王.pdf' })
    await expect(file('Unterschrieben')).toBeVisible()
    await expect(page.getByText('Not saved yet.')).toBeVisible()
    await openMenu(page)
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
    await button(page, 'Submit Signed Letter').click()
    await page.waitForURL('**/petition-letter')
    await page.goBack()
    await expect(file('Unterschrieben')).toBeVisible()
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByText('The stored letter stays until you save.')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(toast(page, 'Signed letter removed')).toBeVisible()
    const letters = await account.client.get<{ signed_letter_url: unknown }>(`/api/product/rec/letter/${referee}/`)
    expect(letters.body.signed_letter_url).toBe(null)
    await line.close()
  },
)
