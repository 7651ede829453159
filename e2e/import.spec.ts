import type { Page } from '@playwright/test'
import { BIBTEX, JSON_RESUME, thousandAuthors } from '#documents/testing/record-files.ts'
import { expectClean, overflow } from './axe.ts'
import { fill, Paper } from './fill.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const choose = (page: Page, name: string, text: string) =>
  page.locator('input[type=file][name=file]').setInputFiles(file(name, text))
const add = (page: Page) => page.getByRole('button', { name: /^Add \d+ entr/ })
const card = (page: Page, title: string | RegExp) => page.locator('details.entry', { hasText: title })

test.beforeEach(async ({ context, product }) => {
  const applicant = await makeAccount(product, 'importer')
  await makeApplication(applicant, { first_name: 'Renáta', last_name: 'Kőszegi' })
  await signIn(context, applicant)
})

test(
  'a list of publications is looked at, brought in, and not brought in twice',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/scientific-project')
    await page.getByRole('link', { name: 'Import from a file' }).click()
    await page.waitForURL('**/import')

    await choose(page, 'cv.pdf', '%PDF-1.4 nothing of the kind')
    await expect(
      page.getByRole('alert').getByText('Please choose a JSON Resume (.json), BibTeX (.bib) or ORCID'),
    ).toBeVisible()
    await expectClean(page)

    await choose(page, 'references.bib', BIBTEX)
    await expect(page.getByRole('heading', { name: '6 entries in references.bib' })).toBeFocused()
    await expect(
      page.getByLabel(/Solid-state relithiation of NMC cathodes: the role of Łukasz salts & Größe/),
    ).toBeChecked()
    await expect(page.getByText('The file gives only March 2019 (published). Enter the date.')).toBeVisible()
    await page.getByText('What was left out, and why (4)').click()
    await expect(page.getByText('It tells the same as koszegi2019relithiation.')).toBeVisible()
    await expectClean(page)

    // Somebody else's paper, as lists of references hold them.
    await expect(page.getByLabel(/No date at all/)).not.toBeChecked()
    await page.getByLabel(/A record without a key/).uncheck()
    // One who has the same initial.
    await expect(page.getByLabel(/A Pilot Line for Direct Regeneration/)).not.toBeChecked()
    await page.getByLabel(/A Pilot Line for Direct Regeneration/).check()
    await add(page).click()

    await page.waitForURL('**/scientific-project')
    await expect(page.getByText(/4 entries added to Education Project/)).toBeVisible()
    await expect(page.locator('details.entry')).toHaveCount(4)
    const thesis = card(page, 'Thèse sur l')
    await thesis.locator('summary').click()
    await expect(thesis.getByText('From references.bib, koszegi:thesis')).toBeVisible()
    await expect(thesis.getByLabel('Role', { exact: true })).toHaveValue('Sole author')
    await page.reload()
    await expect(page.locator('details.entry')).toHaveCount(4)

    await page.goto('/import')
    await expect(page.getByText('Files you brought in')).toBeVisible()
    await choose(page, 'references.bib', BIBTEX)
    await expect(page.getByText('It is among your unsaved entries already.')).toHaveCount(4)
    await expect(add(page)).toHaveText('Add 1 entry')

    await page.goto('/import')
    const kept = page.getByRole('button', { name: 'Remove references.bib' })
    await kept.click()
    await page.getByRole('button', { name: 'Keep' }).click()
    await expect(kept).toBeFocused()
    await kept.click()
    await expectClean(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('references.bib removed')).toBeVisible()
    await expect(page.getByText('Files you brought in')).toBeHidden()
  },
)

test('a resume fills several steps, beside what was typed; what is saved keeps its source', async ({ page }) => {
  await page.goto('/evidence')
  await fill(page, { name: 'Typed before', domain: 'Batteries' }, 'entries.0.')
  await page.getByRole('link', { name: 'Import from a file' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/import')

  await choose(page, 'resume.json', JSON_RESUME)
  await expect(page.getByRole('heading', { name: '8 entries in resume.json' })).toBeVisible()
  for (const label of ['Education', 'Education Project', 'Employment', 'Employment Project', 'Evidence'])
    await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Untick all in Employment', exact: true }).click()
  await add(page).click()
  await page.waitForURL('**/education-info')

  await page.goto('/evidence')
  await expect(page.locator('details.entry')).toHaveCount(3)
  await expect(card(page, 'Typed before')).toBeVisible()
  for (const title of ['Typed before', 'Furnace operator']) {
    await card(page, title).locator('summary').click()
    await page.getByRole('button', { name: `Delete ${title}` }).click()
  }
  await card(page, 'Young Investigator Award').locator('summary').click()
  const rest = { domain: 'Batteries', level: 'International', status: 'No-expiration Date' }
  await fill(page, { ...rest, supporting_doc: new Paper('award.pdf', 'Award') }, 'entries.0.')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await page.waitForURL('**/future-plans')

  await page.goto('/evidence')
  await expect(page.getByText('From resume.json, awards 1')).toBeVisible()
  await page.goto('/import')
  await choose(page, 'resume.json', JSON_RESUME)
  await expect(page.getByText('You seem to have this already.')).toHaveCount(1)
})

test('pasted text is a file too, and a thousand authors are none too many', { tag: '@long' }, async ({ page }) => {
  await page.goto('/import')
  await page.getByRole('button', { name: /A file of your record/ }).evaluate(
    (drop, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      drop.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    thousandAuthors(612, String.raw`K{\H{o}}szegi, Ren{\'a}ta`),
  )
  await expect(page.getByRole('heading', { name: '1 entry in pasted-text.txt' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  await add(page).click()
  await page.waitForURL('**/scientific-project')
  const boson = card(page, 'Search for Invented bosons')
  await boson.locator('> summary').click()
  await expect(boson.getByLabel('Role', { exact: true })).toHaveValue('612th of 1,000 authors')
})
