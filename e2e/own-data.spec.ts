import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzip } from '#documents/testing/unzip.ts'
import { dayOf, GRACE_DAYS } from '#domain/own-data.ts'
import { outboxOf } from '#server/testing/outbox.ts'
import { PASSWORD } from '#server/testing/sign-up.ts'
import { findings, overflow } from './axe.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await findings(page, colorScheme === 'dark' ? { only: 'color-contrast' } : {})).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await overflow(page)).toBe(0)
}

const dialog = (page: Page) => page.getByRole('dialog')
const password = (page: Page) => dialog(page).getByLabel('Your password')

test('all that is mine comes in one archive, once I give my password; a reload finds it', async ({
  page,
  context,
  product,
}) => {
  const me = await makeAccount(product, 'taking')
  await makeApplication(me)
  await signIn(context, me)
  await page.goto('/account-settings')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const make = dialog(page).getByRole('button', { name: 'Make the archive' })
  await make.click()
  await expect(dialog(page).getByText('This field is required')).toBeVisible()
  await expect(password(page)).toBeFocused()
  await password(page).fill('Wrong1Horse')
  await make.click()
  await expect(dialog(page).getByText('Your current password is not correct')).toBeVisible()
  await expectAccessible(page)
  await password(page).fill(PASSWORD)
  await password(page).press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Your data is ready').first()).toBeVisible()

  await page.reload()
  const link = page.getByRole('link', { name: 'Download', exact: true })
  await expect(link).toBeVisible()
  await expectAccessible(page)
  const coming = page.waitForEvent('download')
  await link.click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^waiverly-data-\d{4}-\d\d-\d\d\.zip$/)
  const archive = unzip(await readFile(await download.path()))
  expect([...archive.keys()]).toContain('files/Résumé.pdf')
  await page.getByRole('button', { name: 'Make a new archive' }).click()
  await expect(dialog(page).getByText('It takes the place of the archive that is here now.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Make a new archive' })).toBeFocused()
})

test('my account goes only after password and mail, is named on every page until then, and can be kept', async ({
  page,
  context,
  product,
}) => {
  const me = await makeAccount(product, 'leaving')
  await makeApplication(me)
  await signIn(context, me)
  await page.goto('/account-settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expectAccessible(page)
  await password(page).fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Send me the mail' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'We have sent you a mail' })).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Your account will be deleted on')).toHaveCount(0)

  const link = /\/delete-account\/[\w-]+/
  const mail = await outboxOf(product.dataDir).nextMailTo(me.email, ({ text }) => link.test(text ?? ''))
  const path = link.exec(mail.text ?? '')?.[0] ?? ''
  await page.goto(path)
  const day = dayOf(new Date(Date.now() + GRACE_DAYS * 24 * 3_600_000))
  await expect(page.getByText(day)).toBeVisible()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()
  await expect(page.getByText(day)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dashboard')
  const banner = page.getByRole('complementary', { name: 'Your account will be deleted' })
  await expect(banner).toContainText(`Your account will be deleted on ${day}.`)
  await page.goto('/account-settings')
  await expect(banner).toBeVisible()
  await page.goto('/resources')
  await banner.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays. Nothing was deleted.')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.goto('/account-settings')
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()

  await page.goto(path)
  await expect(page.getByText('This link has been used already, or it has expired.')).toBeVisible()
})
