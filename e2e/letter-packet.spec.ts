import type { Page } from '@playwright/test'
import { fillProfile } from '#server/testing/fill-profile.ts'
import { finishedTask } from '#server/testing/finished-task.ts'
import { addReadyReferee, selectEndeavor } from '#server/testing/ready-letter.ts'
import { writeInto } from './paragraph.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, order, settle, signIn, type Account } from './seed.ts'

let applicant: Account
let project: number
const letters: number[] = []
test.beforeAll(async ({ product }) => {
  applicant = await makeAccount(product, 'gatherer')
  const { client } = applicant
  await makeApplication(applicant)
  const { evidence, academicprojects } = await fillProfile(client)
  project = academicprojects
  const items = { evidence, endeavor: await selectEndeavor(client) }
  await settle(applicant, await order(applicant, { 1: 1 }), 'completed')
  const dependent = await addReadyReferee(client, items)
  const independent = await addReadyReferee(client, items, {
    first_name: 'Sunniva',
    last_name: 'Thornquay',
    category: 'other',
    title: 'Director of Testing',
    organization: 'Harbor Light Storage Cooperative',
    relationship: 'Reader of the published protocol; we have never met',
    comments: '',
  })
  await client.post(`/api/product/rec/conf/${dependent}/`, { item_category: 'academicproject', item_id: project })
  for (const referee of [dependent, independent]) {
    const { task_id } = (await client.post<{ task_id: string }>(`/api/product/rec/letter/${referee}/`)).body
    const { result } = await finishedTask<{ letter_id: number }>(client, task_id)
    letters.push(result?.letter_id ?? 0)
  }
})
test.beforeEach(({ context }) => signIn(context, applicant))

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) <= 640
/** What is told of a recommender: a column of the matrix, or a card. */
const marks = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`sentences? of ${name}’s letter`) })

/** The block of a letter that the address names. */
async function blockOpenedIn(page: Page, letter: number | undefined) {
  await page.waitForURL(`**/documents/${letter}#block-*`)
  return page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`)
}

test('the packet shows who speaks to what, and leads to where each gap is closed', async ({ page }) => {
  await page.goto('/recommender')
  await page.getByRole('link', { name: 'Letter packet' }).click()
  await page.waitForURL('**/letter-packet')
  await expect(page.getByRole('heading', { level: 1, name: 'Letter packet' })).toBeVisible()
  await expect(page).toHaveTitle(/Letter packet/)

  // One dependent and one independent writer, each with a reason that can be read.
  await expect(page.getByText('Your professor.')).toBeVisible()
  await expect(page.getByText(/^By the relationship that you entered: “Reader of the published protocol/)).toBeVisible()
  await expect(page.getByText('Not independent', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Independent', { exact: true }).first()).toBeVisible()
  if (!isNarrow(page)) {
    const table = page.getByRole('table', { name: /^Which recommender speaks to which prong/ })
    await expect(table.getByRole('columnheader', { name: /^Marten Oakhollow/ })).toBeVisible()
    await expect(table.getByRole('rowheader', { name: /^2\. Well positioned/ })).toBeVisible()
  }
  await expect(marks(page, 'Marten Oakhollow').first()).toBeVisible()

  // A mark opens the letter where it speaks.
  await marks(page, 'Marten Oakhollow').first().click()
  await expect(await blockOpenedIn(page, letters[0])).toBeInViewport()
  await page.goBack()

  const missing = page.getByRole('region', { name: /^What is missing/ })
  await expect(missing.getByRole('listitem').filter({ hasText: 'You have 2 recommenders.' })).toBeVisible()
  await missing
    .getByRole('listitem')
    .filter({ hasText: /^MustMarten Oakhollow’s letter has \d+ open points? and is not signed/ })
    .getByRole('link')
    .click()
  await page.waitForURL(`**/documents/${letters[0]}?panel=todo`)
})

test('two letters share nothing until somebody pastes, and the passages are shown side by side', async ({ page }) => {
  await page.goto('/letter-packet')
  const overlaps = page.getByRole('region', { name: 'The same words in two letters' })
  await expect(overlaps.getByText('Nothing shared')).toBeVisible()
  await expect(overlaps.getByText('0 %', { exact: true })).toBeVisible()

  const copied = 'I read the protocol twice and then built the rig again on my own bench.'
  for (const letter of letters) {
    await page.goto(`/documents/${letter}`)
    await writeInto(page, 0, ` ${copied}`)
    await page.keyboard.press('Control+s')
    await expect(page.locator('.by')).toContainText('Version 2 of 2')
  }

  await page.goto('/letter-packet')
  await expect(overlaps.getByText('Shared words')).toBeVisible()
  await expect(overlaps.locator('mark')).toHaveText([/I read the protocol twice/, /I read the protocol twice/])
  const gap = page.getByRole('listitem').filter({ hasText: /have 1 passage in the same words/ })
  await expect(gap).toContainText('Must')
  await overlaps.getByRole('link', { name: 'Open this passage in the letter of Sunniva Thornquay' }).click()
  const opened = await blockOpenedIn(page, letters[1])
  await expect(opened).toBeInViewport()
  await expect(opened).toContainText('built the rig again')
})

test('the page answers a server that does not, and comes back', { tag: '@long' }, async ({ page }) => {
  await page.route(/rec\/packet\/$/, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.goto('/letter-packet')
  await expect(page.getByText('Error fetching the letter packet')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: /^What is missing/ })).toBeVisible()
})

test(
  'who has no recommender is led to the first, and who has no application to personal info',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const begun = await makeAccount(product, 'starter')
    await signIn(context, begun)
    await page.goto('/letter-packet')
    await page.waitForURL('**/personal-info')
    await makeApplication(begun)
    await page.goto('/letter-packet')
    await page.getByRole('link', { name: 'Add Recommender' }).click()
    await page.waitForURL('**/recommender-config')
  },
)
