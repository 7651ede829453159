import type { Page } from '@playwright/test'
import { WRONG_PASSWORD } from '#domain/account.ts'
import { PROVIDER_PROBLEMS } from '#domain/provider-sign-in.ts'
import { type OidcServer, startOidcServer } from '#server/testing/oidc-server.ts'
import { outboxOf } from '#server/testing/outbox.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { PASSWORD } from '#server/testing/sign-up.ts'
import { makeTempFolder } from '#server/testing/temp-folder.ts'
import { expectSound } from './axe.ts'
import { APP, hold } from './hold.ts'
import { shiftOf, watchShifts } from './layout-shifts.ts'
import { expect, test as base, untraced } from './product.ts'
import { makeAccount, signIn } from './seed.ts'

/** The product with a real OpenID server in Google's place. */
const test = base.extend<object, { oidc: OidcServer; running: { url: string; dataDir: string } }>({
  oidc: [
    async ({}, use) => {
      const oidc = await startOidcServer()
      await use(oidc)
      await oidc.close()
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ oidc }, use) => {
      const data = await makeTempFolder()
      const product = await startProduct({ DATA_DIR: data.path, RATE_LIMIT_FACTOR: '100', ...oidc.env })
      oidc.serve(product.url)
      await use({ url: product.url, dataDir: data.path })
      await product.kill()
      await data.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ running }, use) => use(running.url),
})
test.use({ contextOptions: { reducedMotion: 'reduce' }, ...untraced })

const google = (page: Page) => page.getByRole('link', { name: 'Continue with Google' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const giveInDialog = async (page: Page, password: string, act: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: act }).click()
}

test('a newcomer signs in with Google, sets a password and disconnects it', async ({ page, oidc, running }) => {
  const email = 'google.newcomer@example.test'
  oidc.meet({ sub: 'newcomer', email, email_verified: true })
  await page.goto('/register')
  await expect(google(page)).toBeVisible()
  await expectSound(page)
  await google(page).click()
  await expect(page).toHaveURL(/\/personal-info$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain(email)

  await page.goto('/account-settings')
  const section = page.getByRole('region', { name: 'Google' })
  await expect(section.getByText(email)).toBeVisible()
  await expect(section.getByRole('button', { name: 'Disconnect' })).toBeHidden()
  await expect(page.getByLabel('Current password')).toBeHidden()
  await press(page, 'Send me a link')
  await expect(page.getByText(`We have sent a link to ${email}`)).toBeVisible()
  await expectSound(page)

  const link = /\/reset-password\/[\w-]+/
  const mail = await outboxOf(running.dataDir).nextMailTo(email, ({ text }) => link.test(text ?? ''))
  await page.goto(link.exec(mail.text ?? '')?.[0] ?? '')
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await press(page, 'Reset Password')
  await page.waitForURL('**/login')
  await page.goto('/login?next=/account-settings')
  await google(page).click()
  await expect(page).toHaveURL(/\/account-settings$/)
  await section.getByRole('button', { name: 'Disconnect' }).click()
  await giveInDialog(page, 'Wrong1password', 'Disconnect')
  await expect(page.getByText(WRONG_PASSWORD)).toBeVisible()
  await expectSound(page)
  await giveInDialog(page, PASSWORD, 'Disconnect')
  await expect(section.getByRole('button', { name: 'Connect Google' })).toBeVisible()
})

test(
  'an account that exists is connected by its password, at the door and in the settings',
  { tag: '@long' },
  async ({ page, context, oidc, running }) => {
    const known = await makeAccount(running, 'known')
    oidc.meet({ sub: 'known', email: known.email, email_verified: true })
    await page.goto('/login?next=/plans')
    await page.getByLabel('Remember me').check()
    await google(page).click()
    await expect(page.getByText(`An account with ${known.email} exists already.`)).toBeVisible()
    await expectSound(page)
    await page.getByLabel('Your password', { exact: true }).fill('Wrong1password')
    await press(page, 'Connect and log in')
    await expect(page.getByText(WRONG_PASSWORD)).toBeVisible()
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await press(page, 'Connect and log in')
    await expect(page).toHaveURL(/\/plans$/)
    const session = (await context.cookies()).find(({ name }) => name === 'sessionid')
    expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400)

    await page.goto('/login/link')
    await expect(page.getByText(PROVIDER_PROBLEMS.expired)).toBeVisible()
    await expectSound(page)

    const other = await makeAccount(running, 'other')
    await signIn(context, other)
    await page.goto('/account-settings')
    const section = page.getByRole('region', { name: 'Google' })
    await section.getByRole('button', { name: 'Connect Google' }).click()
    await giveInDialog(page, PASSWORD, 'Continue to Google')
    await expect(section.getByText(PROVIDER_PROBLEMS.taken)).toBeVisible()
    await expect(section).toBeInViewport()
    await expectSound(page)
    await section.getByRole('button', { name: 'Dismiss' }).click()
    await expect(section.getByText(PROVIDER_PROBLEMS.taken)).toBeHidden()

    await context.clearCookies()
    await signIn(context, other)
    oidc.meet({ sub: 'other', email: 'elsewhere@example.test', email_verified: true })
    await section.getByRole('button', { name: 'Connect Google' }).click()
    await giveInDialog(page, PASSWORD, 'Continue to Google')
    await expect(section.getByText('elsewhere@example.test')).toBeVisible()
  },
)

test('what is ticked before the app is there goes along to Google', async ({ page, context, oidc, running }) => {
  const { email } = await makeAccount(running, 'early')
  oidc.meet({ sub: 'early', email, email_verified: true })
  const release = await hold(page, APP)
  await page.goto('/login?next=/plans', { waitUntil: 'commit' })
  // The page's own script has run.
  await expect(google(page)).toHaveAttribute('href', /next=/)
  await page.getByLabel('Remember me').check()
  await google(page).click()
  await page.waitForURL(/\/login\/link/, { waitUntil: 'commit' })
  release()
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await press(page, 'Connect and log in')
  await expect(page).toHaveURL(/\/plans$/)
  const session = (await context.cookies()).find(({ name }) => name === 'sessionid')
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400)
})

test('what goes wrong at Google is told at the login, and can be put away', async ({ page, oidc }) => {
  oidc.refuse(true)
  await page.goto('/login?next=/plans')
  await google(page).click()
  const refusal = page.getByRole('alert').filter({ hasText: /./ })
  await expect(refusal).toHaveText(PROVIDER_PROBLEMS.denied)
  await expectSound(page)
  await press(page, 'Dismiss')
  await expect(refusal).toBeHidden()
  await expect(page).toHaveURL(/\/login\?next=%2Fplans$/)
  oidc.refuse(false)
  await page.goto('/login?problem=%3Cb%3Enot%20ours')
  await expect(google(page)).toBeVisible()
  await expect(refusal).toBeHidden()
})

base('where Google is not set up, nothing speaks of it', async ({ page, product }) => {
  await page.goto(`${product.url}/login`)
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  await expect(google(page)).toBeHidden()
})

test('nothing moves when the button comes', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/login')
  await expect(google(page)).toBeVisible()
  // What is left is the font's coming; a button that comes late counts 0.0025.
  expect(await shiftOf(page)).toBeLessThan(0.001)
})
