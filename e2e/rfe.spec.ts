import type { Page, Route } from '@playwright/test'
import { lockedPdf } from '#documents/testing/hostile.ts'
import type { Usage } from '#domain/credits.ts'
import { ENTRIES } from '#server/testing/entries.ts'
import { addNotice, NOTICE_PAGES } from '#server/testing/notice.ts'
import { pdf } from '#server/testing/papers.ts'
import { expectClean, expectCleanInFull } from './axe.ts'
import { expect, test, type Product } from './product.ts'
import { makeAccount, makeApplication, order, settle, signIn, type Account } from './seed.ts'

// Each test has an account of its own, so that two workers can share the file.
test.describe.configure({ mode: 'parallel' })

const ANALYSIS = '/rfe-analysis'
const RESPONSE = '/rfe-response'
const RFE_PACKAGE = 3
const CALL = /\/product\/rfe\/analysis\/$/
const ISSUES = /\/product\/rfe\/issues\//
/** Papers are read one after another, by a process that is started for each; a busy machine takes its time. */
const READING = { timeout: 90_000 }
/** A day on which the date of the notice, April 28, 2026, is still to come. */
const IN_TIME = new Date('2026-04-01T12:00:00')

const toast = (page: Page, text: string | RegExp) => page.locator('.toasts').getByText(text)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const issue = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Issue ${number}: `) })
const serverError = (route: Route) => route.fulfill({ status: 500, json: { detail: 'Internal server error' } })

/** Somebody with a paper or two: each that there is has to be read before a notice is analysed. */
async function applicant(product: Product, name: string): Promise<Account> {
  const account = await makeAccount(product, name)
  await makeApplication(account, { filing_type: 'rfe' })
  await account.client.post('/api/evidence/', [ENTRIES.evidence()])
  return account
}
const pay = async (account: Account) => settle(account, await order(account, { [RFE_PACKAGE]: 1 }), 'completed')
const left = async ({ client }: Account, product: string) =>
  (await client.get<Usage[]>('/api/payments/usage/')).body.find(({ code }) => code === product)?.remaining_usage
const proceed = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Proceed' }).click()

async function analysed(product: Product, name: string, pages = NOTICE_PAGES): Promise<Account> {
  const account = await applicant(product, name)
  await pay(account)
  await addNotice(account.client, pdf(...pages))
  const started = await account.client.post<{ task_id: string }>('/api/product/rfe/analysis/')
  expect(started.status, JSON.stringify(started.body)).toBe(201)
  const task = `/api/task-status/${started.body.task_id}/`
  await expect
    .poll(async () => (await account.client.get<{ status: string }>(task)).body.status, READING)
    .toBe('SUCCESS')
  return account
}

test(
  'without an application both lead to the first step, and without a notice to the notice',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'nobody')
    await signIn(context, account)
    for (const path of [ANALYSIS, RESPONSE]) {
      await page.goto(path)
      await page.waitForURL('**/personal-info')
    }
    await makeApplication(account, { filing_type: 'rfe' })
    for (const path of [ANALYSIS, RESPONSE]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Please add an RFE notice first.' })).toBeVisible()
      await expectClean(page, path)
      await page.getByRole('link', { name: 'Add the notice' }).click()
      await page.waitForURL('**/rfe')
    }
  },
)

test('from the notice to its issues, with what is printed on it told before anything is paid', async ({
  page,
  context,
  product,
}) => {
  const account = await applicant(product, 'reader')
  await signIn(context, account)
  await page.goto('/rfe')
  await page.getByLabel('Date on the notice').fill('2026-02-03')
  await page.getByLabel('Response due').fill('2026-04-30')
  await page.getByLabel('Description').fill('More is asked about prong two.')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Notice.pdf', mimeType: 'application/pdf', buffer: pdf(...NOTICE_PAGES) })
  await expect(page.getByText('The notice says another date than you typed.')).toBeVisible(READING)
  await button(page, 'Save and Continue').click()
  await expect(toast(page, 'RFE saved successfully!')).toBeVisible()
  await page.locator('.toasts').getByRole('button', { name: 'Analyse the notice' }).click()
  await page.waitForURL(`**${ANALYSIS}`)

  // What is printed is told before anything is paid.
  await expect(page.getByText('2 pages read.')).toBeVisible(READING)
  await expect(page.getByText('LIN2690012345')).toBeVisible()
  await expect(page.getByText('you entered April 30, 2026.')).toBeVisible()
  await expectClean(page)
  await button(page, 'Use the printed date').click()
  await expect(page.getByText('you entered April 30, 2026.')).toBeHidden()
  await expect(page.getByText(/April 28, 2026/).first()).toBeVisible()

  await page.locator('input[name=petition_letter]').setInputFiles({
    name: 'Petition letter.pdf',
    mimeType: 'application/pdf',
    buffer: pdf('The testing protocol will be used by laboratories across the country.'),
  })
  await expect(button(page, 'Remove Petition letter.pdf')).toBeVisible()
  await page.reload()
  await expect(button(page, 'Remove Petition letter.pdf')).toBeVisible()

  await button(page, 'Generate Now').click()
  await expect(page.getByRole('dialog')).toContainText('You have no RFE Notice Analysis credits remaining.')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await pay(account)
  await button(page, 'Generate Now').click()
  await expect(page.getByRole('dialog')).toContainText('You have 1 times to generate RFE Notice Analysis')
  await proceed(page)
  await expect(issue(page, 2)).toBeVisible(READING)
  expect(await left(account, 'rfe_notice_analysis')).toBe(0)
  await expectClean(page)
  await page.getByRole('link', { name: 'Read it' }).click()
  await page.waitForURL('**/documents/*')
  // The page before has a heading of that name too, and stands until this one has come.
  await page.locator('.para').first().waitFor()
  await expect(page.getByRole('heading', { name: /RFE analysis/i }).first()).toBeVisible()
  await expectCleanInFull(page)
})

test('a file that is no notice is refused, and one that may be none is asked about once more', async ({
  page,
  context,
  product,
}) => {
  const account = await applicant(product, 'misfiler')
  await pay(account)
  await signIn(context, account)
  await addNotice(account.client, pdf('Lunch. Soup of the day 6.50. The kitchen closes at three.'))
  await page.goto(ANALYSIS)
  await expect(page.getByText('Nothing of a notice was found in this file')).toBeVisible(READING)
  await expect(button(page, 'Generate Now')).toBeDisabled()
  await expectClean(page)
  await page.getByRole('link', { name: 'Replace the file' }).click()
  await page.waitForURL('**/rfe')
  // The address changes before the page does, and the page before has fields for files too.
  await expect(page.getByRole('heading', { level: 1, name: 'Request for Evidence (RFE)' })).toBeVisible()
  const input = page.locator('input[type=file]').first()
  const put = (buffer: Buffer) => input.setInputFiles({ name: 'Notice.pdf', mimeType: 'application/pdf', buffer })
  await put(Buffer.alloc(0))
  await expect(page.getByText('This file is empty.').first()).toBeVisible()
  await put(lockedPdf())
  await expect(page.getByText('This notice asks for a password.').first()).toBeVisible(READING)
  await put(pdf(...NOTICE_PAGES))
  await expect(page.getByText('The notice says another date than you typed.')).toBeVisible(READING)
  await button(page, 'Use these dates').click()
  await expect(page.getByText('The notice says the same.')).toBeVisible()

  await addNotice(account.client, pdf('March 3, 2024', 'Dear Officer: she is the best that I know.'))
  await page.goto(ANALYSIS)
  await expect(page.getByText('This does not read like a notice from USCIS')).toBeVisible(READING)
  await button(page, 'Generate Now').click()
  await expect(page.getByRole('dialog')).toContainText('Is rfe.pdf really your notice?')
  await expectClean(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await left(account, 'rfe_notice_analysis')).toBe(1)
})

test(
  'a file with the notices of two people is told before anything is paid',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'mixed')
    const another = (number: string) =>
      NOTICE_PAGES.map((text) =>
        text.replace('ILONA KOSZEGI', 'ODALYS FERNWICK-ABARA').replace('LIN2690012345', number),
      )
    await addNotice(account.client, pdf(...another('LIN2690012345'), ...another('SRC2190067890')))
    await signIn(context, account)
    await page.goto(ANALYSIS)
    await expect(
      page.getByText('This file holds 2 notices: LIN2690012345 (page 1), SRC2190067890 (page 3).'),
    ).toBeVisible(READING)
    await expect(
      page.getByText('This notice names ODALYS FERNWICK-ABARA (page 1), and nobody of your name.'),
    ).toBeVisible()
    await expect(button(page, 'Generate Now')).toBeEnabled()
    await expectClean(page)
    await page.getByRole('link', { name: 'Replace the file' }).first().click()
    await page.waitForURL('**/rfe')
  },
)

test('a response is drafted from what there is, and sent once', async ({ page, context, product }) => {
  const account = await analysed(product, 'answerer')
  await signIn(context, account)
  await page.goto(ANALYSIS)
  await issue(page, 1).click()
  await expect(issue(page, 1)).toHaveAttribute('aria-expanded', 'true')
  await button(page, 'Settle').click()
  await expect(page.getByText('1 of 2 settled')).toBeVisible()
  await page.getByRole('link', { name: 'To the response' }).click()
  await page.waitForURL(`**${RESPONSE}`)

  await expect(page.getByText('1 issue is not settled yet.')).toBeVisible()
  await expectCleanInFull(page)
  const prize = page.getByLabel(/^Lakeside Prize/)
  await expect(prize).not.toBeChecked()
  await prize.check()
  await expect(page.getByText('1 new with this response')).toBeVisible()
  await page.getByRole('button', { name: /^Upload.*Recommendations/ }).click()
  await page.locator('input[name=recommendation]').setInputFiles({
    name: 'Letter of Dr. Example.pdf',
    mimeType: 'application/pdf',
    buffer: pdf('I have used the protocol since 2024.'),
  })
  await expect(page.getByText('1 letter uploaded')).toBeVisible()

  await button(page, 'Generate RFE Response').click()
  await expect(page.getByRole('dialog')).toContainText('You have 1 times to generate RFE Response')
  await proceed(page)
  const download = page.getByRole('button', { name: /^Download PDF/ })
  await expect(download).toBeVisible({ timeout: 60_000 })
  await expectClean(page)

  await download.click()
  const question = page.getByRole('dialog', { name: 'One response, sent once' })
  await expect(question).toContainText('One issue of the notice is not settled yet')
  await expectCleanInFull(page)
  const taken = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Download all the same' }).click()
  expect((await taken).suggestedFilename()).toMatch(/\.pdf$/)

  // The same question stands before the document's own downloads.
  await page.getByRole('link', { name: /^Read and edit/ }).click()
  await page.waitForURL('**/documents/*')
  await button(page, 'Download DOCX').click()
  await question.getByRole('button', { name: 'Back to the issues' }).click()
  await page.waitForURL(`**${ANALYSIS}?notice=*`)
  await issue(page, 2).click()
  await button(page, 'Settle').click()
  await expect(page.getByText('2 of 2 settled')).toBeVisible()
  await page.goto(RESPONSE)
  const whole = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download DOCX/ }).click()
  expect((await whole).suggestedFilename()).toMatch(/\.docx$/)
})

test(
  'of two notices each has its own page, and the address stays with it',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await analysed(product, 'twice')
    const LATER = 'A later notice has one page more than the first.'
    const file = pdf(...NOTICE_PAGES.map((text) => text.replace('April 28, 2026', 'June 30, 2026')), LATER)
    const later = await addNotice(account.client, file, { deadline: '2026-06-30' })
    await signIn(context, account)
    await page.clock.setFixedTime(IN_TIME)
    await page.goto(ANALYSIS)
    await page.waitForURL(`**${ANALYSIS}?notice=${later}`)
    const notices = page.getByRole('navigation', { name: 'Your notices' })
    const [first, second] = [
      notices.getByRole('link', { name: /^Due April 28/ }),
      notices.getByRole('link', { name: /^Due June 30/ }),
    ]
    await expect(second).toHaveAttribute('aria-current', 'page', READING)
    await expect(button(page, 'Generate Now')).toBeVisible()
    await expectClean(page)
    await first.click()
    await expect(first).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('The response must have arrived by April 28, 2026.')).toBeVisible()
    await issue(page, 2).click()
    await page.getByLabel('Your note').fill('Of the first notice.')
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Your note')).toHaveValue('Of the first notice.')
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', /\?notice=\d+$/)

    // The one that is due first stands first, whichever was added last.
    await expect(notices.getByRole('link')).toHaveText([/^Due April 28/, /^Due June 30/])

    const [before] = page.url().match(/notice=\d+/) ?? []
    await page.getByRole('link', { name: 'To the response' }).click()
    await page.waitForURL(`**${RESPONSE}?${before}`)
    await expect(page.getByText('2 issues are not settled yet.')).toBeVisible()
    await second.click()
    await expect(page.getByText('This notice is not analysed yet.')).toBeVisible()
    await page.getByRole('link', { name: 'To the analysis' }).click()
    await page.waitForURL(`**${ANALYSIS}?notice=${later}`)

    // One that was deleted since leads to what there is, and what is typed about it can be taken along.
    const other = await context.newPage()
    await other.goto(page.url().replace(/notice=\d+/, String(before)))
    await issue(other, 1).click()
    await account.client.delete(`/api/rfenotice/${before?.replace('notice=', '')}/`)
    await other.route(CALL, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
    await other.getByLabel('Your note').fill('Whom to ask.')
    await expect(other.getByText(/its notice was deleted or analysed anew. Copy what you typed/)).toBeVisible()
    await expect(button(other, 'Try again')).toHaveCount(0)
    await other.close()
    await page.goto(`${ANALYSIS}?${before}`)
    await expect(page.getByText('That notice was deleted, and its issues, notes and dates with it.')).toBeVisible()
    await page.waitForURL((url) => url.search === '')
    await expect(button(page, 'Generate Now')).toBeVisible()
    await expect(notices).toHaveCount(0)
  },
)

test('an issue is worked through by keyboard and pointer, and all of it is kept', async ({
  page,
  context,
  product,
}) => {
  const account = await analysed(product, 'worker')
  await signIn(context, account)
  await page.clock.setFixedTime(IN_TIME)
  await page.goto(ANALYSIS)
  await expect(page.getByText('days left. The response must have arrived by April 28, 2026.')).toBeVisible()
  await expect(page.locator('.rfe-due b').first()).toHaveText('27')
  await expect(page.getByText('Mail it by April 21, 2026')).toBeVisible()
  const calendar = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await calendar).suggestedFilename()).toBe('rfe-dates.ics')

  // From the notice to the issue, and back to the page.
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1152
  if (isNarrow) await page.getByRole('tab', { name: 'Notice' }).click()
  await expect(page.locator('mark.is-finding')).not.toHaveCount(0)
  const chip = page.getByRole('button', { name: 'Issue 2', exact: true }).first()
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(issue(page, 2)).toBeFocused()
  await expect(issue(page, 2)).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/issue=\d+/)
  await button(page, 'Notice, page 2').first().click()
  await expect(page.getByRole('article', { name: 'Page 2' })).toBeFocused()
  await expect(page.getByRole('link', { name: /^Open the PDF at page 2/ })).toHaveAttribute('href', /#page=2$/)
  if (isNarrow) await page.getByRole('tab', { name: /^Issues/ }).click()

  // One tick after another, faster than they are saved.
  const gathered = page.locator('.rfe-body').getByRole('checkbox')
  await expect(gathered.first()).toBeVisible()
  const ticks = await gathered.count()
  expect(ticks).toBeGreaterThan(1)
  await expect(page.getByText('of what is missing')).toBeVisible()
  for (let at = 0; at < ticks; at++) await gathered.nth(at).click()
  await expect(page.getByText('of what is missing')).toBeHidden()
  await button(page, 'Attach evidence').click()
  await page.getByLabel(/Lakeside Prize/).check()
  await expect(page.locator('.rfe-attached').getByRole('link', { name: /Lakeside Prize/ })).toBeVisible()
  await expectClean(page)
  await page.getByLabel('Your note').fill('Ask Dr. Example for the plan by Friday.')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await button(page, 'Settle').click()
  await expect(button(page, 'Reopen')).toBeVisible()
  await page.reload()
  for (let at = 0; at < ticks; at++) await expect(gathered.nth(at)).toBeChecked()
  await expect(page.getByLabel('Your note')).toHaveValue('Ask Dr. Example for the plan by Friday.')
  await expect(page.locator('.rfe-attached').getByRole('link', { name: /Lakeside Prize/ })).toBeVisible()
  await button(page, 'Reopen').click()
  await expect(page.getByText('0 of 2 settled')).toBeVisible()
  await page.getByRole('button', { name: /^Take off/ }).click()
  await expect(page.locator('.rfe-attached')).toBeHidden()

  // One that asks for nothing is put aside, and comes back with all that was noted.
  await button(page, 'Put it aside').click()
  await page.getByRole('dialog', { name: 'Put this issue aside?' }).getByRole('button', { name: 'Put aside' }).click()
  const back = button(page, 'Take back issue 2')
  await expect(back).toBeFocused()
  await expect(page.getByRole('status').getByText('0 of 1 settled, 1 put aside')).toBeVisible()
  await expectClean(page)
  await page.reload()
  await back.click()
  await expect(issue(page, 2)).toBeFocused()
  await expect(page.getByText('0 of 2 settled')).toBeVisible()
  await expect(page.getByLabel('Your note')).toHaveValue('Ask Dr. Example for the plan by Friday.')

  for (const [day, told] of [
    ['2026-04-24T12:00:00', 'the safe day for ordinary mail, is past'],
    ['2026-04-28T12:00:00', 'is the last day'],
    ['2026-05-01T12:00:00', 'days ago, on April 28, 2026, the response was due.'],
  ] as const) {
    await page.clock.setFixedTime(new Date(day))
    await page.reload()
    await expect(page.getByText(told)).toBeVisible()
    const isOver = told.includes('ago')
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(isOver ? 0 : 1)
    await expectCleanInFull(page, day)
  }
})

test('a sentence that no issue holds is made an issue, or settled as none', async ({ page, context, product }) => {
  const degree = 'A degree alone does not show that a person is well positioned to advance an endeavor.'
  const methods = 'In general, methods that already exist cannot be an endeavor of national importance.'
  const account = await analysed(product, 'keeper', [
    ...NOTICE_PAGES,
    `Education\n\n${degree}\n\nMethods\n\n${methods}`,
  ])
  await signIn(context, account)
  await page.clock.setFixedTime(IN_TIME)
  await page.goto(ANALYSIS)
  const loose = page.getByRole('region', { name: /^Not taken up yet/ })
  const sentence = (words: string) => loose.getByRole('listitem').filter({ hasText: words })
  await expect(sentence(degree)).toBeVisible()
  await expect(sentence(methods)).toBeVisible()
  await expectClean(page)

  await sentence(methods).getByRole('button', { name: 'It is not an issue' }).click()
  await expect(loose.getByText('1 sentence is not an issue')).toBeVisible()
  await page.reload()
  await expect(sentence(methods)).toBeHidden()
  await loose.getByText('1 sentence is not an issue').click()
  await sentence(methods).getByRole('button', { name: 'Take back' }).click()
  await expect(sentence(methods).getByRole('button', { name: 'Make it an issue' })).toBeVisible()

  await sentence(degree).getByRole('button', { name: 'Make it an issue' }).click()
  await expect(issue(page, 3)).toHaveAttribute('aria-expanded', 'true')
  await expect(sentence(degree)).toBeHidden()

  await page.goto(RESPONSE)
  await expect(page.getByText('1 sentence of the notice is not taken up by any issue.')).toBeVisible()
})

test(
  'what the reader did not tell apart is made an issue, from words that are marked or pasted',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await analysed(product, 'finder')
    await signIn(context, account)
    await page.clock.setFixedTime(IN_TIME)
    await page.goto(ANALYSIS)
    await button(page, 'paste them here').click()
    const words = page.getByLabel('The officer’s words')
    await expect(words).toBeFocused()
    await button(page, 'Add as an issue').click()
    await expect(words).toHaveAccessibleDescription(/^Please give the officer’s words/)
    await words.fill('The record shows that nothing whatever is missing.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(words).toHaveAccessibleDescription(/^These words do not stand in the notice\./)
    await expect(words).toBeFocused()
    await expectClean(page)
    await page.route(ISSUES, serverError)
    await button(page, 'Add as an issue').click()
    await expect(words).toHaveAccessibleDescription(/^The issue could not be added\. Please try again\./)
    await expect(words).toHaveValue('The record shows that nothing whatever is missing.')
    await page.unroute(ISSUES)
    await button(page, 'Cancel').click()
    await expect(button(page, 'paste them here')).toBeFocused()

    await button(page, 'paste them here').click()
    await words.fill('You state that your testing\nprotocol will be used across the country.')
    await button(page, 'Add as an issue').click()
    await expect(issue(page, 1)).toBeFocused()
    await expect(issue(page, 1)).toHaveAttribute('aria-expanded', 'true')
    await expect(
      page.getByText('You added this issue from the notice; the reader had not told it apart.'),
    ).toBeVisible()
    await expect(page.getByText('0 of 3 settled')).toBeVisible()

    // Marked in the notice itself, with the number of an issue in the midst.
    const isNarrow = (page.viewportSize()?.width ?? 0) < 1152
    if (isNarrow) await page.getByRole('tab', { name: 'Notice' }).click()
    await page.getByRole('article', { name: 'Page 2' }).evaluate((sheet) => {
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent ?? ''
        const [from, to] = [text.indexOf('- A detailed plan'), text.indexOf('together at one time.')]
        if (text.includes('A detailed plan')) range.setStart(node, Math.max(0, from))
        if (to !== -1) range.setEnd(node, to + 'together at one time.'.length)
      }
      document
        .getSelection()
        ?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset)
    })
    const marked = page.getByRole('group', { name: 'The words that you marked' })
    await expect(marked).toContainText('A detailed plan for future activities.')
    await expectClean(page)
    await marked.getByRole('button', { name: 'Add as an issue' }).click()
    await expect(issue(page, 4)).toBeFocused()
    await expect(marked).toBeHidden()
    await page.reload()
    await expect(issue(page, 4)).toHaveAttribute('aria-expanded', 'true')
    if (isNarrow) await page.getByRole('tab', { name: 'Notice' }).click()
    await expect(page.getByRole('button', { name: 'Issue 1', exact: true })).toBeVisible()
  },
)

test(
  'what could not be saved is taken back or kept on the device, and told',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await analysed(product, 'unlucky')
    await signIn(context, account)
    for (const [path, call, told] of [
      [ANALYSIS, CALL, 'Error fetching the RFE analysis'],
      [RESPONSE, /\/product\/rfe\/response\/$/, 'Error fetching the RFE response'],
    ] as const) {
      await page.route(call, serverError)
      await page.goto(path)
      await expect(page.getByRole('heading', { name: told })).toBeVisible()
      await expectClean(page, told)
      await page.unroute(call)
      await button(page, 'Try again').click()
      await expect(page.getByRole('heading', { name: told })).toBeHidden()
    }

    await page.goto(ANALYSIS)
    await issue(page, 1).click()
    await page.route(ISSUES, serverError)
    const box = page.locator('.rfe-body').getByRole('checkbox').first()
    await box.click()
    await expect(toast(page, 'This could not be saved. Please try again.')).toBeVisible()
    await expect(box).not.toBeChecked()
    await page.getByLabel('Your note').fill('Typed while the server was away.')
    await expect(page.getByText('What you typed is safe on this device.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Your note')).toHaveValue('Typed while the server was away.')
    await expect(page.getByText('What you typed is safe on this device.')).toBeVisible()
    await page.unroute(ISSUES)
    await page.locator('.rfe-body').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
    const { body } = await account.client.get<{ issues: { id: number; note: string }[] }>('/api/product/rfe/analysis/')
    expect(body.issues[0]?.note).toBe('Typed while the server was away.')

    // What another window made of it meanwhile is not overridden.
    await account.client.patch(`/api/product/rfe/issues/${body.issues[0]?.id}/`, { state: 'none' })
    await button(page, 'Settle').click()
    await expect(toast(page, 'This issue was put aside in another window.')).toBeVisible()
    await expect(button(page, 'Take back issue 1')).toBeVisible()
  },
)

test('of a notice that prints its days alone the date is counted, and told where another was entered', async ({
  page,
  context,
  product,
}) => {
  const account = await applicant(product, 'counter')
  const counted = NOTICE_PAGES.map((words) =>
    words.replace(/Your response must be received .*/, 'You have 87 days to respond to this notice.'),
  )
  await addNotice(account.client, pdf(...counted))
  await signIn(context, account)
  await page.goto(ANALYSIS)
  await expect(page.getByText('By the notice it is May 1, 2026, you entered April 30, 2026.')).toBeVisible(READING)
  await expect(page.getByText('the 87 days (page 1) run from the date of the notice, February 3, 2026.')).toBeVisible()
  await button(page, 'Use the notice’s date').click()
  await expect(page.getByText('you entered April 30, 2026.')).toBeHidden()
  const { body } = await account.client.get<{ results: { deadline: string }[] }>('/api/rfenotice/')
  expect(body.results.map(({ deadline }) => deadline)).toEqual(['2026-05-01'])
})

test(
  'an analysis is behind as soon as a letter that was added to it is read',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await analysed(product, 'adder')
    await signIn(context, account)
    await page.goto(ANALYSIS)
    await page.getByText('The notice and what you filed').click()
    await expect(page.locator('input[type=file][name=petition_letter]')).toHaveCount(1)
    await expect(button(page, 'Analyse again')).toBeHidden()
    const buffer = pdf('The petition letter, as it was filed.')
    await page
      .locator('input[type=file][name=petition_letter]')
      .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer })
    await expect(page.getByText('Its words are being read.')).toBeVisible()
    await expect(button(page, 'Analyse again')).toBeVisible(READING)
  },
)

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' })
  test('what lacks and how to go about it is told in Chinese, the notice in its own words', async ({
    page,
    context,
    product,
  }) => {
    const account = await analysed(product, 'chinese')
    await signIn(context, account)
    await page.goto(ANALYSIS)
    await page.getByRole('button', { name: /^问题点 1：/ }).click()
    const body = page.locator('.rfe-body')
    await expect(body.getByRole('checkbox', { name: /独立专家关于预期影响的信/ })).toBeVisible()
    await expect(body).toContainText('要论证的是这项事业的影响，而不是领域的重要性（Dhanasar, 26 I&N Dec. at 889）。')
    await expect(body.locator('blockquote').first()).toContainText('the record does not establish')
    // What is ticked is kept in the words that the analysis has.
    await body.getByRole('checkbox', { name: /独立专家关于预期影响的信/ }).check()
    const gathered = async () =>
      (await account.client.get<{ issues: { gathered: string[] }[] }>('/api/product/rfe/analysis/')).body.issues[0]
        ?.gathered
    await expect.poll(gathered).toEqual(['Letters of independent experts on the impact that is to be expected'])
  })
})

test('of two notes, typed in two windows, neither is lost', { tag: '@long' }, async ({ page, context, product }) => {
  const account = await analysed(product, 'noter')
  await signIn(context, account)
  const storedNote = async () =>
    (await account.client.get<{ issues: { note: string }[] }>('/api/product/rfe/analysis/')).body.issues[0]?.note
  const [first, second] = [page, await context.newPage()]
  for (const window of [first, second]) {
    await window.goto(ANALYSIS)
    await issue(window, 1).click()
    await expect(window.getByLabel('Your note')).toHaveValue('')
  }
  await first.getByLabel('Your note').fill('From the first window.')
  await expect(first.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  const note = second.getByLabel('Your note')
  // Another window that is looked at asks anew what is stored: this one types at once.
  await second.route(CALL, (route) => route.abort())
  await note.fill('From the second window.')
  const clash = second.getByRole('group', { name: 'Changed in two windows' })
  await expect(clash).toContainText('Saved there: From the first window.')
  expect(await storedNote()).toBe('From the first window.')
  await expectClean(second)
  await second.unroute(CALL)
  // What is typed on, or was before a reload, waits for the answer too, also where a browser's database gives up what it
  // was told as the page went.
  await second.evaluate(() => {
    IDBObjectStore.prototype.put = () => document.createEvent('Event') as never
  })
  await note.fill('From the second window, and more.')
  await second.reload()
  await expect(note).toHaveValue('From the second window, and more.')
  await clash.getByRole('button', { name: 'Keep both' }).click()
  const both = 'From the first window.\n\nFrom the second window, and more.'
  await expect(note).toHaveValue(both)
  await expect(note).toBeFocused()
  await expect.poll(storedNote).toBe(both)
  await expect(clash).toBeHidden()

  // On the first window's part the note of the second is taken.
  await first.route(CALL, (route) => route.abort())
  await first.getByLabel('Your note').fill('Never mind.')
  await first.unroute(CALL)
  const asked = first.getByRole('group', { name: 'Changed in two windows' })
  await asked.getByRole('button', { name: 'Take what was saved there' }).click()
  await expect(asked).toBeHidden()
  await expect(first.getByLabel('Your note')).toHaveValue(both)
  await first.reload()
  await expect(first.getByLabel('Your note')).toHaveValue(both)
  expect(await storedNote()).toBe(both)
})

test(
  'a notice without words is not charged for: a better scan is asked for',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(product, 'scanner')
    await pay(account)
    await addNotice(account.client, pdf('', ''))
    await signIn(context, account)
    await page.goto(ANALYSIS)
    await expect(page.getByText('Less than half of this notice could be read.')).toBeVisible(READING)
    await expect(button(page, 'Generate Now')).toBeDisabled()
    await expectClean(page)
    await page.getByRole('link', { name: 'Add a better scan' }).click()
    await page.waitForURL('**/rfe')
    await page.goto(RESPONSE)
    await expect(page.getByText('Less than half of this notice could be read.')).toBeVisible()
    await expectClean(page)
    expect(await left(account, 'rfe_notice_analysis')).toBe(1)
  },
)
