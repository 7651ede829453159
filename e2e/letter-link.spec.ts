import { readFile } from 'node:fs/promises'
import type { BrowserContext, Download, Locator, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import type { DocumentView } from '#domain/drafted-document.ts'
import { isEditable, paragraphText } from '#domain/editable.ts'
import {
  LINK_HEADER,
  LINK_INVALID,
  linkExpired,
  notTheWriter,
  type LetterLink,
  type LinkedLetter,
} from '#domain/letter-link.ts'
import { fillProfile } from '#server/testing/fill-profile.ts'
import { finishedTask } from '#server/testing/finished-task.ts'
import { pdf } from '#server/testing/papers.ts'
import { addReadyReferee, selectEndeavor } from '#server/testing/ready-letter.ts'
import { expectClean, findings, overflowAt } from './axe.ts'
import { beside } from './paragraph.ts'
import { expect, test as base } from './product.ts'
import { makeAccount, makeApplication, nameOfNobody, order, settle, signIn, type Account } from './seed.ts'

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Kőszegi 王小明 Достоевская'
const APPLICANT = 'Ilona Kőszegi'
const OWN_NAME = 'Marten Oakhollow'

/** Opens a page of somebody who has no account here, and no cookie. */
const test = base.extend<{ stranger: () => Promise<Page> }>({
  stranger: async ({ browser, product, viewport }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', viewport })
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

let applicant: Account
let evidence: number
let endeavor: number
test.beforeAll(async ({ product }) => {
  applicant = await makeAccount(product, 'asking')
  await makeApplication(applicant)
  ;({ evidence } = await fillProfile(applicant.client))
  endeavor = await selectEndeavor(applicant.client)
  await settle(applicant, await order(applicant, { 1: 1, 4: 1 }), 'completed')
})

/** A recommender with a letter, each test's own. */
async function draftLetter(like: string, fields: Record<string, string> = {}) {
  const email = `${nameOfNobody(like)}@example.test`
  const referee = await addReadyReferee(applicant.client, { evidence, endeavor }, { email, ...fields })
  const url = `/api/product/rec/letter/${referee}/`
  const { task_id } = (await applicant.client.post<{ task_id: string }>(url)).body
  const { result } = await finishedTask<{ letter_id: number }>(applicant.client, task_id)
  const document = `/api/product/documents/${result?.letter_id ?? 0}/`
  const link = async (): Promise<LetterLink> => (await applicant.client.post<LetterLink>(`${url}link/`, {})).body
  return { email, referee, document, link }
}

/** Saves words by a link as a program may that gives no name. */
async function writeNameless(page: Page, url: string, words: string): Promise<void> {
  const headers = { [LINK_HEADER]: url.split('#')[1] ?? '' }
  const path = new URL('/api/letter-link/', url).href
  const { version, blocks } = (await (await page.request.get(path, { headers })).json()) as LinkedLetter
  const block = blocks.filter(isEditable).find(({ kind }) => kind === 'paragraph')
  if (block === undefined) throw new Error('The letter has no paragraph')
  const data = { base_version: version, blocks: [{ id: block.id, text: paragraphText(block) + words }] }
  expect((await page.request.patch(path, { headers, data })).status()).toBe(200)
}

const told = (page: Page, text: string | RegExp) => expect(page.locator('.toasts').getByText(text).last()).toBeVisible()
/** Opens a paragraph with its button, and waits until it takes what is typed. */
async function editParagraph(page: Page, paragraph: number): Promise<void> {
  await page.getByRole('button', { name: 'Edit this paragraph' }).nth(paragraph).click()
  await expect(page.getByRole('textbox', { name: 'Paragraph' })).toBeFocused()
}
const questions = (page: Page) => page.getByRole('complementary')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const plain = (text: string): string => text.replace(/\s+/g, ' ')
async function textOf(page: Page, button: string): Promise<string> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download: Download = await started
  const bytes = new Uint8Array(await readFile(await download.path()))
  return plain((await extractText(await getDocumentProxy(bytes), { mergePages: true })).text)
}
/** Confirms the sentences that nobody has confirmed yet, in the review. */
async function reviewRest(page: Page): Promise<void> {
  const review = questions(page).getByRole('button', { name: 'Review', exact: true })
  if (!(await review.isVisible())) return
  await review.click()
  const done = page.getByText('You have looked at every sentence.')
  const left = page.locator('.review-head .left')
  while (!(await done.isVisible())) {
    const before = (await left.textContent()) ?? ''
    await page.keyboard.press('Enter')
    const name = page.getByRole('dialog', { name: 'You confirm under your name' })
    if (await name.isVisible()) await name.getByRole('button', { name: 'Go on' }).click()
    await expect(left).not.toHaveText(before)
  }
  await expect(page.locator('.review-head .saved', { hasText: /^Saved$/ })).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
}
/** Confirms what is left to be confirmed, one after the other. */
async function confirmAll(page: Page): Promise<void> {
  const asked = questions(page).locator('.question').filter({ hasText: 'Please confirm' })
  const yes = asked.first().getByRole('button', { name: /^Yes, I state this from my own knowledge/ })
  for (let left = await asked.count(); left > 0; left--) {
    await yes.click()
    // The name is asked for once.
    const inOwnName = page.getByRole('dialog', { name: 'In your own name' })
    if (await inOwnName.isVisible()) {
      await inOwnName.getByLabel('Your full name').fill(OWN_NAME)
      await page.keyboard.press('Enter')
    }
    await expect(asked).toHaveCount(left - 1)
  }
}

test('a letter is asked for, read, answered, edited, confirmed and handed in signed, and the applicant sees it all', async ({
  page,
  context,
  stranger,
  product,
}) => {
  const { email, referee } = await draftLetter('whole')
  await signIn(context, applicant)
  await page.clock.install()
  await page.goto(`/recommender-config?ref=${referee}&tab=letters`)
  const panel = page.getByRole('region', { name: /^Ask .* to read and sign$/ })
  await expect(panel.getByText(email)).toBeVisible()
  await panel.getByLabel('60 days').check()
  await panel.getByLabel(/^Your words to/).fill('With many thanks.')
  await panel.getByRole('button', { name: 'Send link' }).click()
  await told(page, `Sent to ${email}`)
  await expect(panel.locator('.link-states > li:not(.is-ahead)')).toHaveCount(1)

  await expect.poll(() => product.mailTo(email)).toContain('/letter#')
  const mail = await product.mailTo(email)
  const url = /http\S+\/letter#\S+/.exec(mail)?.[0] ?? ''
  const reader = await stranger()
  await reader.goto(url)
  await expect(heading(reader, `${APPLICANT} asks you for a letter of recommendation`)).toBeVisible()
  await expect(reader).toHaveTitle(`Letter for ${APPLICANT} · Waiverly`)
  await expect(reader.getByText('With many thanks.')).toBeVisible()
  const asked = questions(reader).getByRole('heading', { level: 2 })
  await expect(asked).toHaveText(/^\d+ questions$/)
  const many = await questions(reader).locator('.question').count()
  expect(many).toBeGreaterThan(1)
  await expect(asked).toHaveText(`${many} questions`)

  // An answer shows in its place as it is typed, and stays over a reload.
  const first = questions(reader).locator('.question').first()
  await first.getByRole('button', { name: /^Save the answer/ }).click()
  await expect(first.getByText('Please type your answer, or take the sentence out')).toBeVisible()
  const answer = 'For 22 years I have led a laboratory of 31 people.'
  await first.getByLabel(/^Your answer/).fill(answer)
  await expect(first.locator('mark')).toHaveText(answer)
  await reader.reload()
  await expect(first.getByLabel(/^Your answer/)).toHaveValue(answer)
  await first.getByRole('button', { name: /^Save the answer/ }).click()
  await expect(first.getByText('Please type your name')).toBeVisible()
  await expect(first.getByLabel('Your full name')).toBeFocused()
  await first.getByLabel('Your full name').fill('M.')
  await first.getByRole('button', { name: /^Save the answer/ }).click()
  await expect(first.getByText('Please type your full name', { exact: true })).toBeVisible()
  await first.getByLabel('Your full name').fill(APPLICANT)
  await first.getByRole('button', { name: /^Save the answer/ }).click()
  await expect(first.getByText(notTheWriter(APPLICANT))).toBeVisible()
  await first.getByLabel('Your full name').fill(OWN_NAME)
  await first.getByRole('button', { name: /^Save the answer/ }).click()
  await expect(asked).toHaveText(new RegExp(`^${many - 1} questions?$`))
  await expect(asked).toBeFocused()
  await expect(reader.locator('.sheet')).toContainText('a laboratory of 31 people')
  await expect(reader.getByText(`You answer as ${OWN_NAME}.`)).toBeVisible()
  await reader.reload()
  await expect(asked).toHaveText(new RegExp(`^${many - 1} questions?$`))
  await expect(reader.getByLabel('Your full name')).toHaveCount(0)

  // A paragraph typed anew is kept over a reload, and what it newly claims is asked about.
  await editParagraph(reader, 1)
  const box = reader.getByRole('textbox', { name: 'Paragraph' })
  await reader.keyboard.type(' Her line treated 98,765 tonnes in 2019.')
  await expect(reader.getByText(/^Draft kept/)).toBeVisible()
  reader.once('dialog', (dialog) => void dialog.accept())
  await reader.reload()
  await expect(reader.getByText(/^We put back what you typed/)).toBeVisible()
  await expect(box).toHaveValue(/98,765 tonnes/)
  await reader.getByRole('button', { name: 'Save', exact: true }).click()
  await told(reader, /^Saved\. \d+ new question/)
  await expect(reader.locator('.sheet .verify').first()).toBeVisible()
  await confirmAll(reader)
  await expect(questions(reader).getByText(OWN_NAME).first()).toBeVisible()

  // What the recommender would not say goes.
  const takeOut = questions(reader).getByRole('button', { name: /^Take it out/ })
  for (let left = await takeOut.count(); left > 0; left -= 1) {
    await takeOut.first().click()
    const dialog = reader.getByRole('dialog', { name: 'Take this sentence out?' })
    await dialog.getByRole('button', { name: 'Take it out' }).click()
    await expect(takeOut).toHaveCount(left - 1)
  }
  await reviewRest(reader)
  await expect(questions(reader).getByText('Nothing is left to answer.')).toBeVisible()

  const printed = await textOf(reader, 'Download PDF')
  expect(printed).toContain('a laboratory of 31 people')
  expect(printed).toContain('98,765 tonnes')
  expect(printed).not.toContain('DRAFT')

  const picker = reader.locator('input[type=file]')
  await reader.getByRole('button', { name: 'Hand in the signed letter' }).click()
  await expect(reader.getByText('Please choose the signed letter first')).toBeVisible()
  await picker.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') })
  await expect(reader.getByText('Please upload a PDF, DOC, or DOCX file')).toBeVisible()
  const signed = { name: 'Oakhollow, signed.pdf', mimeType: 'application/pdf', buffer: pdf('Signed.') }
  await picker.setInputFiles(signed)
  await expect(reader.getByText(signed.name, { exact: true })).toBeVisible()
  await reader.getByRole('button', { name: 'Hand in the signed letter' }).click()
  await expect(heading(reader, 'Thank you')).toBeFocused()
  await expect(reader.getByText(signed.name, { exact: true })).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Edit this paragraph' })).toHaveCount(0)
  await reader.reload()
  await expect(heading(reader, 'Thank you')).toBeVisible()
  await reader.getByRole('button', { name: 'Send another in its place' }).click()
  await picker.setInputFiles({ ...signed, name: 'A better scan.pdf' })
  await reader.getByRole('button', { name: 'Put it in its place' }).click()
  await expect(reader.locator('.received')).toContainText('A better scan.pdf')

  // The applicant's page asks by itself.
  await page.clock.runFor(21_000)
  await expect(panel.locator('.link-states > li:not(.is-ahead)')).toHaveCount(4)
  await page.getByRole('tab', { name: 'Final Letter' }).click()
  await expect(page.locator('.file .name', { hasText: 'A better scan.pdf' })).toBeVisible()
  await expect(panel.getByText(/^\d+ statements? confirmed$/)).toBeVisible()
  await expect(panel.getByText(new RegExp(`^Answered in the name ${OWN_NAME}, typed `))).toBeVisible()
  await panel.getByRole('link', { name: 'See what changed in version 3' }).click()
  await expect(heading(page, 'From version 2 to version 3')).toBeVisible()
  await expect(page.locator('.comparison ins', { hasText: '98,765' })).toBeVisible()
  const versions = await beside(page, 'Versions')
  await expect(versions.getByText(/by the recommender$/).first()).toBeVisible()
  await page.getByRole('tab', { name: /^To do/ }).click()
  await expect(heading(page, 'Confirmed by the recommender')).toBeVisible()

  // The answer is a fact in the recommender's name, which the applicant leaves out or uses, and does not reword.
  await page.goto('/facts')
  const said = page.locator('.fact').filter({ hasText: answer })
  await page
    .getByText(/^\d+ confirmed$/)
    .last()
    .click()
  await expect(said.getByText(`in the name ${OWN_NAME}, `)).toBeVisible()
  await expect(said.getByRole('button', { name: 'Leave out' })).toBeVisible()
  await expect(said.getByRole('button', { name: 'Correct' })).toHaveCount(0)
})

test('what both change at once is shown to the recommender in both texts', { tag: '@long' }, async ({ stranger }) => {
  const { document, link } = await draftLetter('both')
  const reader = await stranger()
  await reader.goto((await link()).url ?? '')
  await editParagraph(reader, 1)
  await reader.keyboard.type(' I have seen her work.')
  await reader.getByLabel('Your full name').fill(OWN_NAME)

  const view = (await applicant.client.get<DocumentView>(document)).body
  const [first, second] = view.blocks.filter(isEditable)
  if (first === undefined || second === undefined) throw new Error('The letter has no two paragraphs')
  const change = (base_version: number, id: string, text: string) =>
    applicant.client.patch<DocumentView>(document, { base_version, blocks: [{ id, text }] })
  const theirs = `${paragraphText(second)} We speak often.`
  const { version } = (await change(view.version, second.id, theirs)).body

  await reader.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(reader.getByText(`${APPLICANT} changed this paragraph while you were writing.`)).toBeVisible()
  await expect(reader.locator('.lost')).toHaveText(theirs)
  await expect(reader.getByRole('textbox', { name: 'Paragraph' })).toHaveValue(/I have seen her work\.$/)

  // Where only another paragraph was changed, there is nothing to decide.
  await change(version, first.id, `${paragraphText(first)} I write gladly.`)
  await reader.getByRole('button', { name: 'Save', exact: true }).click()
  await told(reader, /^Saved/)
  await expect(reader.locator('.sheet')).toContainText('I have seen her work.')
  await expect(reader.locator('.sheet')).toContainText('I write gladly.')
  await expect(reader.locator('.sheet')).not.toContainText('We speak often.')
})

test(
  'a link that was forged, revoked or has run out opens nothing, and says whom to ask',
  { tag: '@long' },
  async ({ page, context, stranger }) => {
    const { referee, link } = await draftLetter('ended')
    const url = (await link()).url ?? ''
    const forged = await stranger()
    for (const path of ['/letter', '/letter#', `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`]) {
      await forged.goto('about:blank')
      await forged.goto(path)
      await expect(forged.getByText(LINK_INVALID)).toBeVisible()
    }
    expect(await findings(forged)).toEqual([])

    const reader = await stranger()
    await reader.goto(url)
    await editParagraph(reader, 0)
    await reader.keyboard.type(' Typed before it was revoked.')
    await reader.getByLabel('Your full name').fill(OWN_NAME)
    await signIn(context, applicant)
    await page.goto(`/recommender-config?ref=${referee}&tab=final`)
    const panel = page.getByRole('region', { name: /^Ask .* to read and sign$/ })
    await panel.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await told(page, 'The link opens nothing any more')
    await expect(panel.getByText(/^Revoked /)).toBeVisible()

    await reader.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(reader.getByText(`${APPLICANT} has withdrawn this link.`, { exact: false }).first()).toBeVisible()
    await expect(reader.getByRole('textbox', { name: 'Paragraph' })).toHaveValue(/Typed before it was revoked\.$/)
    const again = await stranger()
    await again.goto(url)
    await expect(heading(again, 'This link was withdrawn')).toBeVisible()
    expect(await findings(again)).toEqual([])

    const late = await stranger()
    const detail = linkExpired(APPLICANT)
    await late.route('**/api/letter-link/', (route) =>
      route.fulfill({ status: 410, json: { code: 'link_expired', detail } }),
    )
    await late.goto(url)
    await expect(late.getByText(detail)).toBeVisible()

    // A new one, copied instead of sent, ends nothing but the one before.
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await panel.getByRole('button', { name: 'Send a new one' }).click()
    await panel.getByRole('button', { name: 'Copy link' }).click()
    await told(page, 'Link copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    await again.goto(copied)
    await expect(heading(again, /asks you for a letter of recommendation$/)).toBeVisible()
    await expect(panel.getByText('1 earlier link')).toBeVisible()
  },
)

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${place.toString()}`)
}

test('the whole is done with the keyboard alone', { tag: '@long' }, async ({ stranger }) => {
  const { link } = await draftLetter('keys')
  const reader = await stranger()
  await reader.goto((await link()).url ?? '')
  await expect(heading(reader, /^3 questions$/)).toBeVisible()
  await tabTo(reader, reader.getByRole('button', { name: /Answer 3 questions/ }))
  await reader.keyboard.press('Enter')
  await expect(heading(reader, /^3 questions$/)).toBeFocused()
  await tabTo(
    reader,
    questions(reader)
      .getByLabel(/^Your answer/)
      .first(),
  )
  await reader.keyboard.type('I lead a laboratory.')
  await tabTo(reader, questions(reader).getByLabel('Your full name').first())
  await reader.keyboard.type(OWN_NAME)
  await tabTo(
    reader,
    questions(reader)
      .getByRole('button', { name: /^Save the answer/ })
      .first(),
  )
  await reader.keyboard.press('Enter')
  await told(reader, /^Saved/)
  const out = questions(reader).getByRole('button', { name: /^Take it out/ })
  for (let left = await out.count(); left > 0; left = await out.count()) {
    await tabTo(reader, out.first())
    await reader.keyboard.press('Enter')
    await tabTo(reader, reader.getByRole('dialog').getByRole('button', { name: 'Take it out' }))
    await reader.keyboard.press('Enter')
    await expect(reader.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => out.count()).toBeLessThan(left)
  }
  await reviewRest(reader)
  await expect(questions(reader).getByText('Nothing is left to answer.')).toBeVisible()
  await tabTo(reader, reader.getByRole('button', { name: 'Edit this paragraph' }).first())
  await reader.keyboard.press('Enter')
  await expect(reader.getByRole('textbox', { name: 'Paragraph' })).toBeFocused()
  await reader.keyboard.type(' I write this gladly.')
  await reader.keyboard.press('Tab')
  await tabTo(reader, reader.getByRole('button', { name: 'Save', exact: true }))
  await reader.keyboard.press('Enter')
  await told(reader, /^Saved/)
  await expect(reader.getByRole('button', { name: 'Edit this paragraph' }).first()).toBeFocused()
  const chooser = reader.waitForEvent('filechooser')
  await tabTo(reader, reader.getByRole('button', { name: /^Signed letter: / }))
  await reader.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: pdf('Signed.') })
  await tabTo(reader, reader.getByRole('button', { name: 'Hand in the signed letter' }))
  await reader.keyboard.press('Enter')
  await expect(heading(reader, 'Thank you')).toBeFocused()
})

test(
  'axe finds nothing in any state, in either theme',
  { tag: '@long' },
  async ({ page, context, stranger }, { project }) => {
    test.skip(project.name === 'dark', 'each state is looked at in both themes')
    const { referee, link } = await draftLetter('beheld', {
      last_name: LONG,
      title: `Professor of ${LONG}`,
    })
    const reader = await stranger()
    const url = (await link()).url ?? ''
    await writeNameless(reader, url, ' Her line treated 98,765 tonnes in 2019. I have run my laboratory for 27 years.')
    await reader.route('**/api/letter-link/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await reader.goto(url)
    await expect(reader.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectClean(reader, 'failed')
    await reader.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(reader, /^5 questions$/)).toBeVisible()
    await expectClean(reader, 'open')
    expect(await overflowAt(390, reader), 'open, at 390').toBe(0)
    const save = questions(reader)
      .getByRole('button', { name: /^Save the answer/ })
      .first()
    await questions(reader)
      .getByLabel(/^Your answer/)
      .first()
      .fill('In 2019 I led 98,765 people.')
    await save.click()
    await expect(questions(reader).getByText('Please type your name')).toBeVisible()
    await expectClean(reader, 'answering without a name')
    expect(await overflowAt(390, reader), 'answering without a name, at 390').toBe(0)
    const yes = questions(reader)
      .getByRole('button', { name: /^Yes, I state this/ })
      .first()
    await yes.click()
    await expect(reader.getByRole('dialog').getByLabel('Your full name')).toBeVisible()
    await expectClean(reader, 'asked for the name')
    await reader.getByRole('dialog').getByLabel('Your full name').fill(`Marten ${LONG}`)
    await reader
      .getByRole('dialog')
      .getByRole('button', { name: /^I state this/ })
      .click()
    await save.click()
    await expect(heading(reader, /^3 questions$/)).toBeVisible()
    await expect(questions(reader).getByText('Confirmed by name')).toBeVisible()
    await expectClean(reader, 'confirmed')
    expect(await overflowAt(390, reader), 'confirmed, at 390').toBe(0)
    await editParagraph(reader, 0)
    await reader.keyboard.type(' And so on.')
    await expectClean(reader, 'editing')
    await reader.getByRole('button', { name: 'Cancel' }).click()
    const buffer = pdf('Signed.')
    await reader.locator('input[type=file]').setInputFiles({ name: `${LONG}.pdf`, mimeType: 'application/pdf', buffer })
    await expect(reader.locator('.file-line')).toBeVisible()
    await expectClean(reader, 'chosen')

    await signIn(context, applicant)
    await page.goto(`/recommender-config?ref=${referee}&tab=final`)
    await expect(page.getByText(/^See what changed in version/).first()).toBeVisible()
    await expectClean(page, 'the applicant’s states')
    expect(await overflowAt(390, page), 'the applicant’s states, at 390').toBe(0)
    await page.goto('/facts')
    await expect(page.getByText(/^1 answer was saved without a name/)).toBeVisible()
    await expectClean(page, 'an answer without a name')
    expect(await overflowAt(390, page), 'an answer without a name, at 390').toBe(0)
    await page.goto(`/recommender-config?ref=${referee}&tab=final`)
    await page.getByRole('button', { name: 'Send a new one' }).click()
    await expectClean(page, 'asking for a new one')
    await page.getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectClean(page, 'revoking')

    await reader.getByRole('button', { name: 'Hand in the signed letter' }).click()
    await expect(heading(reader, 'Thank you')).toBeVisible()
    await expectClean(reader, 'signed')
    expect(await overflowAt(390, reader), 'signed, at 390').toBe(0)
  },
)
