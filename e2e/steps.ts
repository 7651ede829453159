import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import mammoth from 'mammoth'
import { extractText, getDocumentProxy } from 'unpdf'
import * as renata from './applicant.ts'
import { fill } from './fill.ts'
import { expect, type Product } from './product.ts'
import { nameOfNobody } from './seed.ts'

const PASSWORD = 'Cathode94percent'

const textOfPdf = async (download: Download): Promise<string> => {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  return (await extractText(pdf, { mergePages: true })).text
}
const textOfDocx = async (download: Download): Promise<string> =>
  (await mammoth.extractRawText({ buffer: await readFile(await download.path()) })).value
const plain = (text: string): string => text.replace(/\s+/g, ' ')

const next = (page: Page) => page.getByRole('button', { name: 'Save and Continue' })
const summary = (page: Page) => page.locator('.summary')
const toast = (page: Page, text: string) => expect(page.locator('.toasts').getByText(text).first()).toBeVisible()

async function register(page: Page, product: Product): Promise<void> {
  const username = nameOfNobody('renatakoszegi')
  const email = `${username}@koszegi.example`
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('All fields are required').first()).toBeVisible()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()

  await expect.poll(() => product.mailTo(email)).toContain('/verify-email/')
  const link = /https?:\/\/\S+\/verify-email\/\S+/.exec(await product.mailTo(email))?.[0] ?? ''
  await page.goto(link)
  await page
    .getByRole('link', { name: /log ?in/i })
    .first()
    .click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Wrong1password')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
}

async function fillProfile(page: Page): Promise<void> {
  await page.waitForURL('**/personal-info')
  await page.getByRole('dialog').getByText('Initial Filing').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await next(page).click()
  await expect(summary(page)).toContainText('Please fill in all required fields correctly')
  await expect(page.getByText('First name is required').first()).toBeVisible()
  await expect(page.getByText('Resume is required. Please upload a PDF file.').first()).toBeVisible()
  await fill(page, renata.PERSONAL)
  await next(page).click()
  await toast(page, 'Profile saved successfully!')

  await page.waitForURL('**/education-info')
  await next(page).click()
  await expect(summary(page)).toContainText('English diploma is required')
  await fill(page, renata.DEGREES[0] ?? {}, 'entries.0.')
  await page.getByRole('button', { name: 'Add Another' }).click()
  await fill(page, { ...renata.DEGREES[1], max_gpa: '4.00' }, 'entries.1.')
  await next(page).click()
  // The message stands there from leaving the field; the focus comes with the save that was refused.
  await expect(summary(page)).toBeFocused()
  await expect(summary(page)).toContainText('Max GPA must be greater than or equal to total GPA')
  await fill(page, { max_gpa: '5.00' }, 'entries.1.')
  await next(page).click()
  await toast(page, 'Education information saved successfully!')

  await page.waitForURL('**/scientific-project')
  await fill(page, renata.ACADEMIC_PROJECT, 'entries.0.')
  await next(page).click()
  await page.waitForURL('**/employment-info')
  await fill(page, renata.POSITION, 'entries.0.')
  await next(page).click()
  await page.waitForURL('**/project-info')
  await fill(page, renata.WORK_PROJECT, 'entries.0.')
  await next(page).click()
  await page.waitForURL('**/evidence')
  await fill(page, renata.EVIDENCE, 'entries.0.')
  await next(page).click()
  await page.waitForURL('**/future-plans')
  await fill(page, renata.PLAN, 'entries.0.')
  await next(page).click()
}

async function chooseEndeavor(page: Page): Promise<string> {
  await page.waitForURL('**/proposed-endeavor')
  await page.getByRole('button', { name: 'Generate endeavors' }).click()
  const cards = page.locator('.endeavor-list > li')
  await expect(cards).toHaveCount(10)
  await expect(page.locator('.endeavor-list .locked')).toHaveCount(9)
  await cards.first().getByRole('checkbox').check()
  await toast(page, 'Endeavor selected successfully')
  const title = (await cards.first().locator('.endeavor-title').textContent()) ?? ''
  await page.getByRole('button', { name: 'Continue' }).click()
  return title
}

async function addRecommender(page: Page): Promise<void> {
  await page.waitForURL('**/recommender')
  await page.getByRole('link', { name: 'Add Recommender' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(summary(page)).toBeVisible()
  await fill(page, { ...renata.RECOMMENDER, phone: '12345' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter a valid 10-digit phone number').first()).toBeVisible()
  await fill(page, { phone: '2025550188' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/tab=letters/)
  await page.getByRole('button', { name: 'Generate Now' }).click()
  await expect(
    page.getByText(
      'Please select at least one of each required item: Endorsed Items, Proposed Endeavors, Endorsed Goals',
    ),
  ).toBeVisible()
  const tick = async (group: string, name: string | RegExp) => {
    const saved = page.waitForResponse(
      (reply) => reply.url().includes('/rec/conf/') && reply.request().method() === 'POST',
    )
    await page.getByRole('group', { name: group }).getByLabel(name).first().check()
    expect((await saved).status()).toBe(201)
  }
  await tick('Employment projects', /Pilot line/)
  await tick('Education projects', /relithiation/)
  await tick('Proposed Endeavors', /./)
  await tick('Endorsed Goals', /Impact of the work/)
  await tick('Endorsed Goals', /National interest/)
}

async function buyFullPackage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Now' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    'You have no Recommendation Letter credits remaining. Would you like to purchase more credits?',
  )
  await dialog.getByRole('button', { name: 'Purchase Credits' }).click()
  await page.waitForURL('**/plans')
  await page.getByRole('button', { name: 'Add Full Package to cart' }).click()
  await toast(page, 'Item added to cart successfully')
  await page.getByRole('link', { name: /View Cart/ }).click()
  await expect(page.getByText('$1,049.00', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL('**/order-confirmation**')
  await expect(page.getByText('Payment Successful')).toBeVisible()
  // Back to the letter for which it was bought.
  await page.getByRole('link', { name: 'Go on with your application' }).click()
  await page.waitForURL(/tab=letters/)
  await expect(page.getByRole('button', { name: 'Generate Now' })).toBeVisible()
}

async function generate(page: Page): Promise<{ pdf: string; docx: string }> {
  await page.getByRole('button', { name: 'Generate Now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible({ timeout: 90_000 })
  const download = async (name: string) => {
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    return started
  }
  const pdf = plain(await textOfPdf(await download('Download PDF')))
  const docx = plain(await textOfDocx(await download('Download DOCX')))
  return { pdf, docx }
}

const IN_THE_PETITION = [
  'Renáta Kőszegi',
  'Lakeshore State University',
  'Tisza University of Technology',
  'Great Lakes Cell Institute',
  '94 percent',
  '38 tonnes',
  'Young Investigator Award',
  'Danube Battery Society',
  'Matter of Dhanasar',
  '26 I&N Dec. 884',
  'Marcus Oyelaran',
  'Ex. 1',
]
const IN_NO_DOCUMENT = ['undefined', 'null', '[object', ' # ']

/** From a blank profile to a petition letter, as an applicant does it in the browser. */
export async function wholeJourney(page: Page, product: Product): Promise<void> {
  await register(page, product)
  await fillProfile(page)
  const endeavor = await chooseEndeavor(page)
  await addRecommender(page)
  await buyFullPackage(page)

  await page.goto('/proposed-endeavor')
  await expect(page.locator('.endeavor-list > li')).toHaveCount(10)
  await expect(page.locator('.endeavor-list .locked')).toHaveCount(0)

  await page.goto('/recommender')
  await page.getByRole('link', { name: /Marcus Oyelaran/ }).click()
  await page.getByRole('tab', { name: 'Letter Generation' }).click()
  const letter = await generate(page)
  for (const text of [letter.pdf, letter.docx]) {
    for (const fact of [
      'Marcus Oyelaran',
      'Director of Process Engineering',
      'Kőszegi',
      'Solid-state relithiation of spent NMC',
    ])
      expect(text).toContain(fact)
  }

  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Submit Signed Letter' }).click()
  await expect(page.getByText('Please upload a signed letter before submitting')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(renata.SIGNED_LETTER.file)
  await page.getByRole('button', { name: 'Submit Signed Letter' }).click()

  await page.waitForURL('**/petition-letter')
  const petition = await generate(page)
  for (const text of [petition.pdf, petition.docx]) {
    for (const fact of [plain(endeavor), ...IN_THE_PETITION]) expect(text).toContain(fact)
    for (const placeholder of IN_NO_DOCUMENT) expect(text).not.toContain(placeholder)
  }
  await page.goto('/dashboard')
  await expect(page.getByText('100%')).toBeVisible()
}
