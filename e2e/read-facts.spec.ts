import type { Page } from '@playwright/test'
import type { FactReadingView } from '#domain/fact-reading.ts'
import { factsSaid, type ScriptedFact } from '#drafting/testing/facts-script.ts'
import { ENTRIES } from '#server/testing/entries.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { startModelServer, type ModelServer, type Script } from '#server/testing/model-server.ts'
import { expectSound } from './axe.ts'
import { expect, test as base } from './product.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'
import { startAlone } from './topology.ts'

/** A product whose model says what a test has it say. */
const test = base.extend<object, { model: ModelServer }>({
  model: [
    async ({}, use) => {
      const model = await startModelServer()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const { stop, ...running } = await startAlone({
        LLM_PROVIDER: 'openai-compatible',
        LLM_MODEL: 'scripted-1',
        LLM_BASE_URL: `${model.url}/v1`,
      })
      await use({ ...running, mailTo: async () => '' })
      await stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const NOTES = 'lead of team of 4, made the Ember line\nsaved 2 million per year maybe'
const FACTS: ScriptedFact[] = [
  {
    statement: 'Dr. Kőszegi led a team of four at Northlake Storage Works.',
    kind: 'led',
    rests: ['lead of team of 4', 'Northlake Storage Works'],
  },
  { statement: 'Dr. Kőszegi made the Ember line.', kind: 'made', rests: ['made the Ember line'] },
  { questions: ['Who saved it, and in which currency?'], rests: ['saved 2 million per year maybe'] },
  { statement: 'Dr. Kőszegi led a team of 40.', rests: ['lead of team of 4'] },
  { statement: 'Dr. Kőszegi sold the Ember line.', rests: ['sold the Ember line', 'made the Ember line'] },
]
const honest: Script = (asked) => ({ text: factsSaid(asked, FACTS) })

const button = (page: Page) => page.getByRole('button', { name: 'Read my notes and papers' })
const region = (page: Page) => page.getByRole('region', { name: 'Facts from your notes and papers' })

test.beforeEach(async ({ page, context, product, model }) => {
  model.follow(honest)
  const account = await makeAccount(product, 'noted')
  await makeApplication(account)
  await account.client.post('/api/professionalhistory/', [{ ...ENTRIES.professionalhistory(), job_summary: NOTES }])
  const waiting = async () => (await account.client.get<FactReadingView>('/api/facts/reading/')).body.waiting
  // The resume is read as it is saved, and can be shown to a model then.
  await waitFor('the resume to be read', async () => (await waiting()) === 2)
  await signIn(context, account)
  await page.goto('/facts')
})

test('notes are read into facts beside their words, what is refused is told, and all of it can be undone', async ({
  page,
}) => {
  await expect(region(page)).toContainText('2 texts and pages are not read yet.')
  await expect(region(page)).toContainText('The language model scripted-1 reads them')
  await expectSound(page)
  await button(page).click()
  await expect(region(page)).toContainText('2 new facts to look at.')
  await expect(region(page)).toContainText('1 note needs your answer.')
  await expect(region(page)).toContainText('2 proposals were refused, because your record does not hold their words.')
  await expect(region(page)).toContainText('All of them are read.')
  const led = page.locator('.fact', { hasText: FACTS[0]?.statement ?? '' })
  await expect(led).toContainText('You wrote under Job summary:')
  await expect(led).toContainText('lead of team of 4, made the Ember line')
  await expect(led).toContainText('You wrote under Organization:')
  await expect(page.getByText('Who saved it, and in which currency?')).toBeHidden()
  await expectSound(page)

  await page.locator('.fact.is-current').getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('1 confirmed')).toBeVisible()
  await region(page).getByRole('button', { name: 'Take these back' }).click()
  await expect(page.getByText('These facts were changed meanwhile.')).toBeVisible()
  await expect(page.getByText('1 confirmed')).toBeVisible()
})

test('values of fields are facts with nothing to do: they are folded, and named as in their form', async ({ page }) => {
  const values = page.getByText(/^\d+ values from your fields, nothing to do$/)
  await expect(values).toBeVisible()
  await expect(page.getByText('Northlake Storage Works', { exact: true })).toBeHidden()
  await values.click()
  await expect(page.getByText('Northlake Storage Works', { exact: true })).toBeVisible()
  await expect(page.getByText('September 3, 2018')).toBeVisible()
  await expectSound(page)
})

test('a reading can be stopped, and one that fails says so in a sentence; nothing changes', async ({ page, model }) => {
  model.follow(() => ({ hangs: true }))
  await button(page).click()
  await expect(region(page).getByRole('progressbar')).toBeVisible()
  await page.reload()
  await region(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(region(page)).toContainText('Cancelled.')

  model.follow(() => ({ text: 'Sure! Here are some facts.' }))
  await button(page).click()
  await expect(region(page)).toContainText('The language model gave no usable answer. Your facts are as they were')
  await expect(page.getByText('1 fact to look at')).toBeVisible()
})

test('it fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await button(page).click()
  await expect(region(page)).toContainText('2 new facts to look at.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
