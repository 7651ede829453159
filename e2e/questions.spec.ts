import { fillProfile } from '#server/testing/fill-profile.ts'
import { ENTRIES } from '#server/testing/entries.ts'
import { finishedTask } from '#server/testing/finished-task.ts'
import { inJson, pdf } from '#server/testing/papers.ts'
import { selectEndeavor } from '#server/testing/ready-letter.ts'
import { expectSound } from './axe.ts'
import { documentOf } from './open-sentences.ts'
import { expect, test, type Product } from './product.ts'
import { makeAccount, makeApplication, order, settle, signIn, type Account } from './seed.ts'

const PROJECT = 'Low-Cost Scour Watch for County Bridges'
const COST = 'Cost of one unit: 2,180 dollars, of which the radio is 640 dollars.'
const REPORT = `${PROJECT}\n\nThe counties closed three roads before anyone was hurt.\n\n${COST}`

/** An applicant whose petition asks two things of one paper, and one of them can be read there. */
async function asked(product: Product): Promise<{ account: Account; letter: number }> {
  const account = await makeAccount(product, 'asked')
  const { client } = account
  await makeApplication(account)
  await fillProfile(client)
  await client.post('/api/professionalprojects/', [
    {
      ...ENTRIES.professionalprojects(),
      project_name: PROJECT,
      impact: 'The units cost 2,180 dollars each. The counties closed three roads before anyone was hurt.',
      supporting_docs: inJson('Scour report.pdf', pdf(REPORT)),
    },
  ])
  await selectEndeavor(client)
  await settle(account, await order(account, { 1: 1 }), 'completed')
  const { task_id } = (await client.post<{ task_id: string }>('/api/product/petition/letter/')).body
  const { result } = await finishedTask<{ letter_id: number }>(client, task_id)
  return { account, letter: result?.letter_id ?? 0 }
}

for (const [where, use] of [
  ['beside the text', {}],
  ['in the sheet of a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(where, () => {
    test.use(use)

    test('a mark leads to its own entry, where words of the page answer it in one press', async ({
      page,
      context,
      product,
    }) => {
      const { account, letter } = await asked(product)
      await signIn(context, account)
      await page.goto(`/documents/${letter}`)
      const marks = page.locator('.sheet a.missing')
      const questions = page.locator('.todo > li')
      const before = (await documentOf(account, letter)).open.length

      // The last of all stands far below what the panel shows at first.
      const last = marks.last()
      const text = ((await last.textContent()) ?? '').replace(/^\[Missing: |\]$/g, '')
      await last.click()
      const entry = questions.filter({ hasText: text })
      await expect(entry).toBeFocused()
      await expect(entry).toBeInViewport()
      if (where !== 'beside the text') await page.getByRole('button', { name: 'Close' }).click()

      // One that is folded away under its paper is opened.
      await marks.filter({ hasText: 'the words of “Scour report”' }).click()
      const ofPage = questions.filter({ hasText: 'the words of “Scour report”' })
      await expect(ofPage).toBeFocused()
      await expect(ofPage).toContainText('Open exhibit 6 and copy the words that say it, or change the sentence.')
      await expectSound(page)
      await ofPage.getByText('Copy other words').click()
      await ofPage.getByLabel('The words, exactly as they are printed').fill('Cost of one unit: 3,000 dollars')
      await ofPage.getByRole('button', { name: 'Use these words', exact: true }).click()
      await expect(ofPage.getByText(/^These words are not on a page of Exhibit 6\./)).toBeVisible()

      await ofPage.getByRole('button', { name: /^Use these words.*640 dollars/ }).click()
      await expect(page.locator('.toasts').getByText('Quoted with its page. Saved as version 2.')).toBeVisible({
        timeout: 60_000,
      })
      await expect(page.locator('.sheet')).toContainText(`The document “Scour report” states: “${COST}”`)
      await expect(marks.filter({ hasText: 'the words of “Scour report”' })).toHaveCount(0)
      expect((await documentOf(account, letter)).open).toHaveLength(before - 1)
    })
  })

test('questions about one paper are left out together, and come back one by one', async ({
  page,
  context,
  product,
}) => {
  const { account, letter } = await asked(product)
  await signIn(context, account)
  await page.goto(`/documents/${letter}?panel=todo`)
  const group = page.locator('.folded', { hasText: 'Exhibit 6:' })
  await group.locator('summary').first().click()
  await group.getByRole('button', { name: /^Leave out all 2/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave out these 2 questions' })
  await dialog.getByLabel('Your full name').fill('Ilona Kőszegi')
  await dialog.getByRole('button', { name: 'Leave out' }).click()
  await expect(page.locator('.toasts').getByText('Left out under your name')).toBeVisible({ timeout: 60_000 })
  await expect(group).toHaveCount(0)
  const settled = page.locator('section', { hasText: 'Confirmed or left out by you' }).locator('.todo > li')
  await expect(settled).toHaveCount(2)
  await settled.first().getByRole('button', { name: /^Undo/ }).click()
  await expect(settled).toHaveCount(1)
  const { open } = await documentOf(account, letter)
  expect(open.filter(({ papers, waived }) => papers?.exhibits.includes(6) && waived !== null)).toHaveLength(1)
})
