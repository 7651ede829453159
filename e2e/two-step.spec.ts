import type { Page } from '@playwright/test'
import { WRONG_PASSWORD } from '#domain/account.ts'
import { WRONG_CODE, WRONG_RECOVERY_CODE } from '#domain/two-factor.ts'
import { PASSWORD } from '#server/testing/sign-up.ts'
import { codeAt } from '#server/testing/with-two-factor.ts'
import { expectSound } from './axe.ts'
import { expect, test, untraced } from './product.ts'
import { makeAccount, signIn } from './seed.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, ...untraced })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const givePassword = async (page: Page, password: string, act: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: act }).click()
}
const logIn = async (page: Page, email: string) => {
  await page.goto('/login?next=/account-settings')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Log In')
}
const enter = async (page: Page, code: string) => {
  await page.getByLabel(/^(Code from your app|Recovery code)$/).fill(code)
  await press(page, 'Log In')
}

test('two-step sign-in is turned on, asked for, and turned off', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'careful')
  await signIn(context, account)
  await page.goto('/account-settings')
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  await section.getByRole('button', { name: 'Turn on' }).click()
  await givePassword(page, 'Wrong1password', 'Continue')
  await expect(page.getByText(WRONG_PASSWORD)).toBeVisible()
  await expectSound(page)
  await givePassword(page, PASSWORD, 'Continue')

  await page.getByText('I cannot scan it').click()
  const secret = ((await page.locator('.factor-key').textContent()) ?? '').replaceAll(' ', '')
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now() + 3_600_000))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText(WRONG_CODE)).toBeVisible()
  await expectSound(page)
  // One step early, so that the step of now is left for the login.
  await dialog.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now() - 30_000))
  await dialog.getByRole('button', { name: 'Turn on' }).click()

  await expect(dialog.getByText('Keep your recovery codes')).toBeVisible()
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await expectSound(page)
  // What is printed is the codes alone.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`Recovery codes of ${account.email} at Waiverly`)).toBeVisible()
  await expect(page.getByText('Account Settings').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('I have kept them')).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('waiverly-recovery-codes.txt')
  await dialog.getByLabel('I have kept them').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(section.getByText('You have 10 recovery codes left.')).toBeVisible()
  await expectSound(page)

  await context.clearCookies()
  await logIn(page, account.email)
  await expect(page.getByLabel('Code from your app')).toBeFocused()
  await enter(page, '12345')
  await expect(page.getByText(WRONG_CODE)).toBeVisible()
  await expectSound(page)
  await press(page, 'Back')
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await press(page, 'Log In')
  await press(page, 'Use a recovery code instead')
  await enter(page, '7K2M-9QXD-4HTR')
  await expect(page.getByText(WRONG_RECOVERY_CODE)).toBeVisible()
  await expectSound(page)
  await enter(page, codes[0]?.toLowerCase() ?? '')
  await expect(page).toHaveURL(/account-settings/)
  await expect(section.getByText('You have 9 recovery codes left.')).toBeVisible()

  await context.clearCookies()
  await logIn(page, account.email)
  await enter(page, codeAt(secret, Date.now()))
  await expect(page).toHaveURL(/account-settings/)

  await section.getByRole('button', { name: 'New recovery codes' }).click()
  await givePassword(page, PASSWORD, 'Make new codes')
  const renewed = await dialog.getByRole('listitem').allTextContents()
  expect(renewed.filter((code) => codes.includes(code))).toEqual([])
  await dialog.getByLabel('I have kept them').check()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await section.getByRole('button', { name: 'Turn off' }).click()
  await expectSound(page)
  await givePassword(page, PASSWORD, 'Turn off')
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible()
})

test('a passkey is added, signs in without a password, and is removed', async ({ page, context, product }) => {
  // Browsers make no passkeys for a bare address.
  const door = product.url.replace('127.0.0.1', 'localhost')
  const account = await makeAccount({ ...product, url: door }, 'quick')
  await signIn(context, account)
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...device, isUserVerified: true, automaticPresenceSimulation: true },
  })
  const unlocked = (isUserVerified: boolean) =>
    cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })

  await page.goto(`${door}/account-settings`)
  const section = page.getByRole('region', { name: 'Passkeys' })
  const dialog = page.getByRole('dialog')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This field is required')).toHaveCount(2)
  await expectSound(page)
  await dialog.getByLabel('Name').fill('My laptop')
  await unlocked(false)
  await givePassword(page, PASSWORD, 'Continue')
  await expect(dialog.getByText('No passkey was made. You can try again.')).toBeVisible()
  await unlocked(true)
  await givePassword(page, PASSWORD, 'Continue')
  await expect(section.getByText('My laptop')).toBeVisible()

  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Name').fill('The same laptop')
  await givePassword(page, PASSWORD, 'Continue')
  await expect(dialog.getByText('This device has a passkey for your account already.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await section.getByRole('button', { name: 'Rename My laptop' }).click()
  await dialog.getByLabel('Name').fill('Bunsen')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByText('Bunsen')).toBeVisible()
  await expectSound(page)

  await context.clearCookies()
  await page.goto(`${door}/login?next=/account-settings`)
  await unlocked(false)
  await press(page, 'Sign in with a passkey')
  await expect(page.getByText('No passkey was used.')).toBeVisible()
  await expectSound(page)
  await unlocked(true)
  await press(page, 'Sign in with a passkey')
  await expect(section.getByText(/last used/)).toBeVisible()

  await section.getByRole('button', { name: 'Remove Bunsen' }).click()
  await expectSound(page)
  await givePassword(page, PASSWORD, 'Remove')
  await expect(dialog).toBeHidden()
  await expect(section.getByText('Bunsen')).toBeHidden()
  await context.clearCookies()
  await page.goto(`${door}/login`)
  await press(page, 'Sign in with a passkey')
  await expect(page.getByText('This passkey could not be used.')).toBeVisible()
})

test('under a bare address no passkey is offered', { tag: '@long' }, async ({ page, product }) => {
  await page.goto(`${product.url.replace('localhost', '127.0.0.1')}/login`)
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden()
})

test('a step that took too long leads back to the password', { tag: '@long' }, async ({ page, product }) => {
  const account = await makeAccount(product, 'slow')
  await page.route('**/api/auth/login/', (route) =>
    route.fulfill({ status: 400, json: { detail: 'Enter', code: 'two_factor_required' } }),
  )
  await logIn(page, account.email)
  await enter(page, '123456')
  await expect(page.getByText('This took too long. Please log in again.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
})
