import type { Page } from '@playwright/test'
import { addReadyReferee, selectEndeavor } from '#server/testing/ready-letter.ts'
import { fillProfile } from '#server/testing/fill-profile.ts'
import { expect, test as base } from './product.ts'
import { makeAccount, makeApplication, order, settle, signIn, type Account } from './seed.ts'
import { startApart } from './topology.ts'

/** Somebody who bought and can generate everything, while no worker runs: what is started waits. */
const test = base.extend<object, { waiting: Account & { referee: number } }>({
  waiting: [
    async ({}, use) => {
      const running = await startApart()
      const account = await makeAccount(running, 'applicant')
      await makeApplication(account)
      const { evidence } = await fillProfile(account.client)
      const endeavor = await selectEndeavor(account.client)
      const referee = await addReadyReferee(account.client, { evidence, endeavor })
      await settle(account, await order(account, { 1: 1 }), 'completed')
      await running.stopWorker()
      await use({ ...account, referee })
      await running.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ waiting }, use) => use(waiting.client.url),
})

interface Row {
  code: string
  remaining_usage: number
}
const left = async ({ client }: Account, product: string) =>
  (await client.get<Row[]>('/api/payments/usage/')).body.find((row) => row.code === product)?.remaining_usage

const starts = (page: Page, call: RegExp): string[] => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && call.test(request.url())) seen.push(request.url())
  })
  return seen
}

for (const { name, product, credits, path, call } of [
  {
    name: 'Recommendation Letter',
    product: 'recommendation_letter',
    credits: 5,
    path: (referee: number) => `/recommender-config?ref=${referee}&tab=letters`,
    call: /\/rec\/letter\//,
  },
  {
    name: 'Petition Letter',
    product: 'petition_letter',
    credits: 1,
    path: () => '/petition-letter',
    call: /\/petition\/letter\//,
  },
])
  test(`pressed twice it starts once, and cancelled it costs nothing: ${name}`, async ({ page, context, waiting }) => {
    await signIn(context, waiting)
    const started = starts(page, call)
    await page.goto(path(waiting.referee))
    await page.getByRole('button', { name: 'Generate Now' }).dblclick()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`You have ${credits} times to generate ${name} and ${credits} times remaining.`)
    await dialog.getByRole('button', { name: 'Proceed' }).dblclick()
    await expect(page.getByText('Waiting for its turn')).toBeVisible()
    await expect.poll(() => left(waiting, product)).toBe(credits - 1)
    expect(started).toHaveLength(1)

    await page.reload()
    await expect(page.getByText('Waiting for its turn')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generate Now' })).toBeDisabled()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText(`Your ${name} credit is back.`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generate Now' })).toBeEnabled()
    expect(await left(waiting, product)).toBe(credits)
    await page.goto('/plans')
    await expect(page.getByText(`${credits} of ${credits}`, { exact: true })).toBeVisible()
  })

test('endeavors pressed twice start once, go on over a reload, and cancelled they cost nothing', async ({
  page,
  context,
  waiting,
}) => {
  await signIn(context, waiting)
  const started = starts(page, /proposed-endeavor\/generate/)
  await page.goto('/proposed-endeavor')
  await page.getByRole('button', { name: 'Generate endeavors' }).dblclick()
  await page.getByRole('dialog').getByRole('button', { name: 'Proceed' }).dblclick()
  await expect(page.getByText('Waiting for its turn')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Waiting for its turn')).toBeVisible()
  expect(started).toHaveLength(1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Nothing was charged for it; credits that were held are back.')).toBeVisible()
  expect(await left(waiting, 'proposed_endeavors')).toBe(10)
})
