import type { BrowserContext, Page } from '@playwright/test'
import { ENTRIES, REFEREE } from '#server/testing/entries.ts'
import { addNotice } from '#server/testing/notice.ts'
import { form, pdf, png } from '#server/testing/papers.ts'
import { brokenLine } from './broken-line.ts'
import { pdfPaper } from './papers.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'

// Each test has an account of its own, so that two workers can share the longest files.
test.describe.configure({ mode: 'parallel' })

type Row = { id: number; supporting_doc: { name: string; url: string } | null }

const seed = async (product: { url: string; dataDir: string }, context: BrowserContext) => {
  const account = await makeAccount(product, 'filer')
  await makeApplication(account)
  await account.client.post('/api/evidence/', [ENTRIES.evidence()])
  await signIn(context, account)
  const stored = async () =>
    (await account.client.get<{ results: Row[] }>('/api/evidence/')).body.results[0]?.supporting_doc?.name
  return { account, stored }
}

const NAME = 'entries.0.supporting_doc'
const input = (page: Page) => page.locator(`input[type=file][name="${NAME}"]`)
const field = (page: Page) => page.locator('.field', { has: input(page) })
const paper = (name: string, buffer = pdf(name)) => ({ name, mimeType: 'application/pdf', buffer })
const openEntry = async (page: Page, url: string) => {
  await page.goto(url)
  const entry = page.locator('details.entry').first()
  await entry.waitFor()
  // The only entry of a page stands open.
  if ((await entry.getAttribute('open')) === null) await entry.locator('summary').click()
}
const save = (page: Page) => page.getByRole('button', { name: 'Save and Continue' }).click()
/** The card of the one file field, in whatever state. */
const card = (page: Page) => page.locator('.file').first()

test('a file that is in the form or the filing already is told, and taken all the same', async ({
  page,
  context,
  product,
}) => {
  const { account } = await seed(product, context)
  const prize = pdfPaper('The Lakeside Prize')
  const supporting_doc = { filename: 'lakeside.pdf', base64_content: prize.toString('base64') }
  await account.client.post('/api/evidence/', [{ ...ENTRIES.evidence(), supporting_doc }])
  await openEntry(page, '/education-info')
  const choose = (name: string, file: ReturnType<typeof paper>) =>
    page.locator(`input[type=file][name="entries.0.${name}"]`).setInputFiles(file)
  const told = page.getByText(/This is the same file as/)

  await choose('diploma_en', paper('diploma.pdf', prize))
  await expect(told).toHaveText('This is the same file as lakeside.pdf under Evidence.')
  await choose('diploma_en', paper('diploma.pdf', pdfPaper('A diploma')))
  await expect(page.getByText('diploma.pdf is uploaded.')).toHaveCount(1)
  await expect(told).toHaveCount(0)
  await choose('transcript_en', paper('transcript.pdf', pdfPaper('A diploma')))
  await expect(told).toHaveText('This is the same file as diploma.pdf, which this form has already.')
  await expect(page.locator('.file .name')).toHaveText(['diploma.pdf', 'transcript.pdf'])
  await expect(page.getByText(/^Draft kept/)).toBeVisible()
  await page.reload()
  await expect(told).toHaveText('This is the same file as diploma.pdf, which this form has already.')
  // However often it was sent meanwhile, what counts is what is here now.
  for (const name of ['a', 'b', 'c', 'd', 'e', '"f"'])
    await account.client.fetch('POST', '/api/files/', form({}, { file: { name, bytes: pdfPaper('A diploma') } }))
  await choose('transcript_en', paper('the "transcript".pdf', pdfPaper('A diploma')))
  await expect(page.locator('.file .name')).toHaveText(['diploma.pdf', 'the transcript.pdf'])
  await expect(told).toHaveText('This is the same file as diploma.pdf, which this form has already.')
  await page.getByRole('button', { name: 'Remove diploma.pdf' }).click()
  await expect(told).toHaveCount(0)
})

test('an upload that breaks off stays, is told at its field, and gets through when tried again', async ({
  page,
  context,
  product,
}) => {
  const { stored } = await seed(product, context)
  const line = await brokenLine(product)
  await openEntry(page, `${line.url}/evidence`)
  line.cuts = true
  await input(page).setInputFiles(paper('prize-2.pdf', pdfPaper(...Array.from({ length: 400 }, () => 'A long page.'))))
  await expect(card(page)).toContainText('The connection was lost on the way. Your file is still here.')
  await expect(card(page)).toContainText('prize-2.pdf')
  expect(line.cut).toBeGreaterThan(0)

  // Saving now would leave it out: it is told, and nothing is saved.
  await save(page)
  await expect(page.locator('.summary')).toContainText('prize-2.pdf is not uploaded yet. Try again, or remove it.')
  expect(await stored()).toBe('prize.pdf')

  const again = page.getByRole('button', { name: 'Try again with prize-2.pdf' })
  await again.click()
  await expect.poll(() => line.cut).toBeGreaterThan(1)
  await expect(again).toBeVisible()
  line.cuts = false
  await again.press('Enter')
  await expect(page.getByRole('button', { name: 'View prize-2.pdf' })).toBeVisible()
  await save(page)
  await page.waitForURL('**/future-plans')
  expect(await stored()).toBe('prize-2.pdf')
  await line.close()
})

test(
  'a file that did not get through can be left: the one before stays',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const { stored } = await seed(product, context)
    const line = await brokenLine(product)
    line.cuts = true
    await openEntry(page, `${line.url}/evidence`)
    await input(page).setInputFiles(paper('mistaken.pdf'))
    await page.getByRole('button', { name: 'Remove mistaken.pdf' }).click()
    await expect(page.getByRole('button', { name: 'View prize.pdf' })).toBeVisible()
    await save(page)
    await page.waitForURL('**/future-plans')
    expect(await stored()).toBe('prize.pdf')
    await line.close()
  },
)

test(
  'offline it says so, and goes on by itself once there is a line again',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const { stored } = await seed(product, context)
    await openEntry(page, `${product.url}/evidence`)
    await context.setOffline(true)
    await input(page).setInputFiles(paper('on-the-train.pdf'))
    await expect(card(page)).toContainText(
      'You are offline. The upload goes on by itself once you are connected again.',
    )
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'View on-the-train.pdf' })).toBeVisible()
    await save(page)
    await page.waitForURL('**/future-plans')
    expect(await stored()).toBe('on-the-train.pdf')
  },
)

test('leaving while a file is being sent asks first, and goes on by itself once it has arrived', async ({
  page,
  context,
  product,
}) => {
  const { account } = await seed(product, context)
  const made = await account.client.post<{ id: number }[]>('/api/referee/', form(REFEREE))
  const held: (() => void)[] = []
  await page.route('**/api/files/', async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  const sending = page.getByText('A file is still being sent. Leave, and you will have to choose it again.')
  const press = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

  await page.goto(`${product.url}/recommender-config?ref=${made.body[0]?.id}&tab=final`)
  await page.locator('input[name=file]').setInputFiles(paper('signed.pdf'))
  await expect(card(page)).toContainText('signed.pdf')
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(sending).toBeVisible()
  await press('Stay')
  await expect(page).toHaveURL(/tab=final/)
  await expect.poll(() => held.length).toBe(1)
  held.pop()?.()
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('.toasts').getByText('Signed letter saved')).toBeVisible()
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/tab=profile/)

  // What is kept as soon as it is there needs no answer any more.
  await addNotice(account.client)
  await page.goto(`${product.url}/rfe-analysis`)
  await page.locator('input[name=petition_letter]').setInputFiles(paper('letter.pdf'))
  await expect.poll(() => held.length).toBe(1)
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(sending).toBeVisible()
  const kept = page.waitForResponse(
    (reply) => reply.url().endsWith('/background/') && reply.request().method() === 'POST',
  )
  held.pop()?.()
  await page.waitForURL('**/rfe')
  await kept
  await page.goto(`${product.url}/rfe-analysis`)
  await expect(page.getByRole('button', { name: 'Remove letter.pdf' })).toBeVisible()
})

test('what is refused says why and is not tried again', async ({ page, context, product }) => {
  await seed(product, context)
  await openEntry(page, `${product.url}/evidence`)
  await page.getByRole('button', { name: 'Remove prize.pdf' }).click()
  for (const [file, message] of [
    [{ name: 'photo.pdf', mimeType: 'application/pdf', buffer: png() }, 'photo.pdf is not a PDF file'],
    [
      { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      'This file is empty. Please choose it again, or download or scan it anew.',
    ],
    [{ name: 'cv.docx', mimeType: 'application/pdf', buffer: pdf() }, 'cv.docx is not a PDF file'],
  ] as const) {
    await input(page).setInputFiles(file)
    await expect(field(page).getByRole('alert')).toHaveText(message)
    await expect(page.getByText('Try again')).toHaveCount(0)
  }
  await expect(page.locator('.drop.is-wrong')).toContainText('Choose another file')
  // Saved as it stands it would be left out unseen.
  await save(page)
  await expect(page.locator('.summary')).toContainText(
    'cv.docx is not a PDF file. Choose another file, or leave it out.',
  )
  await page.getByRole('button', { name: /^Leave it out/ }).click()
  await save(page)
  await page.waitForURL('**/future-plans')
})

test('a file is looked at over the page, replaced and removed there', async ({ page, context, product }) => {
  await seed(product, context)
  await openEntry(page, `${product.url}/evidence`)
  const view = page.getByRole('button', { name: 'View prize.pdf' })
  await view.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'prize.pdf' })
  await expect(dialog).toContainText('PDF, 1 KB')
  const shows = await page.evaluate(() => navigator.pdfViewerEnabled)
  if (shows) await expect(dialog.locator('iframe')).toHaveAttribute('src', /^\/api\/files\//)
  else await expect(dialog.getByRole('link', { name: 'Open the PDF' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(view).toBeFocused()

  await view.click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('prize.pdf')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await (await chooser).setFiles(paper('prize-3.pdf'))
  await page.getByRole('button', { name: 'View prize-3.pdf' }).click()
  await page.getByRole('dialog', { name: 'prize-3.pdf' }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('.drop')).toBeFocused()
})

test(
  'a picture is shown whole or in its own size; a file that has gone is told',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const { account } = await seed(product, context)
    await account.client.post('/api/academichistory/', [ENTRIES.academichistory()])
    await openEntry(page, `${product.url}/education-info`)
    await page.getByRole('button', { name: 'View transcript.png' }).click()
    const dialog = page.getByRole('dialog', { name: 'transcript.png' })
    await expect(dialog.getByRole('img', { name: 'transcript.png' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Actual size' }).click()
    await dialog.getByRole('button', { name: 'Fit' }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()

    await page.route('**/api/files/**', (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.getByRole('button', { name: 'View diploma.pdf' }).click()
    await expect(page.getByRole('alert').getByText('This file is not there any more.')).toBeVisible()
  },
)

test(
  'a place for the translator’s certificate opens with the original, and is kept',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const { account } = await seed(product, context)
    await account.client.post('/api/academichistory/', [ENTRIES.academichistory()])
    await openEntry(page, `${product.url}/education-info`)
    const certificate = page.locator('input[name="entries.0.diploma_cn_certificate"]')
    await expect(certificate).toHaveCount(0)
    await page.locator('input[name="entries.0.diploma_cn"]').setInputFiles(paper('毕业证书.pdf'))
    await expect(page.getByText('8 CFR 103.2(b)(3)').first()).toBeVisible()
    await certificate.setInputFiles(paper('certificate.pdf'))
    await expect(page.getByRole('button', { name: 'View certificate.pdf' })).toBeVisible()
    await save(page)
    await page.waitForURL('**/scientific-project')
    const { exhibits } = (await account.client.get<{ exhibits: { title: string; name: string }[] }>('/api/case-file/'))
      .body
    const at = exhibits.findIndex(({ name }) => name === '毕业证书.pdf')
    expect(exhibits[at + 1]).toMatchObject({
      name: 'certificate.pdf',
      title: expect.stringMatching(/^Translator’s certificate for the diploma/),
    })
  },
)

test(
  'a file dropped beside its place does not take the page away',
  { tag: '@long' },
  async ({ page, context, product }) => {
    await seed(product, context)
    await openEntry(page, `${product.url}/evidence`)
    const drop = (selector: string) =>
      page.evaluate((at) => {
        const data = new DataTransfer()
        data.items.add(new File(['%PDF-1.4 dropped'], 'dropped.pdf', { type: 'application/pdf' }))
        const event = (kind: string) => new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true })
        const target = document.querySelector(at)
        target?.dispatchEvent(event('dragover'))
        return target?.dispatchEvent(event('drop')) === false
      }, selector)
    expect(await drop('h1')).toBe(true)
    await expect(page.getByRole('button', { name: 'View prize.pdf' })).toBeVisible()
    expect(await drop('.file .name')).toBe(true)
    await expect(page.getByRole('button', { name: 'View dropped.pdf' })).toBeVisible()
  },
)
