import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'

test('an address with nothing at it leads on, a visitor and somebody who is signed in', async ({
  page,
  context,
  product,
}) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'All plans' }).click()
  await expect(page.getByRole('heading', { name: 'Elite Kit' })).toBeVisible()

  const account = await makeAccount(product, 'astray')
  await makeApplication(account)
  await signIn(context, account)
  await page.goto('/no/such/page')
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('a page that broke is in the log under the id that it shows', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'broken')
  await makeApplication(account)
  await signIn(context, account)
  await page.goto('/dashboard')
  await page.route(/assets\/settings-/, (route) => route.abort())
  const reported = page.waitForResponse('**/api/client-errors/')
  await page.goto('/account-settings')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  const answer = await reported
  expect(answer.request().postDataJSON()).toMatchObject({ error: 'Error', page: '/account-settings' })
  const { id } = (await answer.json()) as { id: string }
  await expect(page.locator('code')).toHaveText(id)

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Account Settings', level: 1 })).toBeVisible()
})

test(
  'a line that is lost is told, and that it is back shows by itself',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'offline')
    await makeApplication(account)
    await signIn(context, account)
    await page.goto('/personal-info')
    const name = page.getByLabel('First name')
    await name.fill('Renáta')
    const offline = page.getByText('You are offline. What you type is kept on this device.')
    await context.setOffline(true)
    await expect(offline).toBeVisible()
    await context.setOffline(false)
    await expect(offline).toBeHidden()
    await expect(name).toHaveValue('Renáta')

    await page.route(/\/api\/payments\/usage\/$|\/readyz$/, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/plans')
    const worked = page.getByText(/^Waiverly is being worked on/)
    await expect(worked).toBeVisible()
    await expect(page.getByText('Failed to fetch usage data.').first()).toBeVisible()
    await page.unrouteAll()
    await expect(worked).toBeHidden()
    await expect(page.getByText('Failed to fetch usage data.')).toBeHidden()
  },
)
