import type { Page } from '@playwright/test'
import type { NotedEndeavor } from '#domain/endeavor.ts'
import type { Referee } from '#domain/recommender.ts'
import { addReferee } from '#server/testing/fill-profile.ts'
import { selectEndeavor } from '#server/testing/ready-letter.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const told = (page: Page, text: string) => expect(page.locator('.toasts').getByText(text).last()).toBeVisible()

/** Takes what was saved in the other window, where both changed a field. */
async function takeTheirs(page: Page, here: string, there: string): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Changed in two windows' })
  await expect(question).toContainText(`Here: ${here}`)
  await expect(question).toContainText(`Saved there: ${there}`)
  await question.getByRole('radio', { name: /^Saved there/ }).check()
  await question.getByRole('button', { name: 'Save these' }).click()
}

test(
  'a recommender in two windows: what each changed is kept, and what both changed is asked',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'tworecommenders')
    await makeApplication(account)
    const id = await addReferee(account.client)
    await signIn(context, account)
    const other = await context.newPage()
    for (const one of [page, other]) await one.goto(`/recommender-config?ref=${id}&tab=profile`)
    await page.getByLabel('Department').fill('Here')
    await page.getByLabel('Organization').fill('Quillmark Institute')
    await other.getByLabel('Department').fill('There')
    await other.getByLabel('Years known').fill('9.5')
    await save(other)
    await told(other, 'Recommender saved')
    await save(page)
    await takeTheirs(page, 'Here', 'There')
    await told(page, 'Recommender saved')
    const stored = async () => (await account.client.get<Referee>(`/api/referee/${id}/`)).body
    expect(await stored()).toMatchObject({
      department: 'There',
      organization: 'Quillmark Institute',
      years_of_known: 9.5,
      version: 3,
    })
    // The next save rests on what was just saved.
    await page.getByLabel('Department').fill('Metals')
    await save(page)
    await expect.poll(async () => (await stored()).department).toBe('Metals')
  },
)

test(
  'an endeavor in two windows: what each changed is kept, and what both changed is asked',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'twoendeavors')
    await makeApplication(account)
    const id = await selectEndeavor(account.client)
    await signIn(context, account)
    const other = await context.newPage()
    for (const one of [page, other]) await one.goto(`/proposed-endeavor?edit=${id}`)
    const part = (one: Page, name: string) => one.locator(`[name=${name}]`)
    await page.getByLabel('Title').fill('A title from here')
    await part(page, 'exp_nation_impt_scope').fill('A scope from here.')
    await other.getByLabel('Title').fill('A title from there')
    await part(other, 'exp_nation_impt_impact').fill('An impact from there.')
    await save(other)
    await told(other, 'Endeavor updated successfully')
    await save(page)
    await takeTheirs(page, 'A title from here', 'A title from there')
    await told(page, 'Endeavor updated successfully')
    const { results } = (await account.client.get<{ results: NotedEndeavor[] }>('/api/product/proposed-endeavor/')).body
    expect(results.find((one) => one.id === id)).toMatchObject({
      title: 'A title from there',
      exp_nation_impt_scope: 'A scope from here.',
      exp_nation_impt_impact: 'An impact from there.',
    })
  },
)
