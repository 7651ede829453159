import type { Page } from '@playwright/test'
import { fillProfile } from '#server/testing/fill-profile.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'

/** Bars and buttons of the page that lie under a toast. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.toasts .toast')].map((toast) => toast.getBoundingClientRect())
    return [...document.querySelectorAll('.formbar, main .btn:not(.btn-link), main .add')]
      .filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect()
        return toasts.some((it) => it.top < bottom && it.bottom > top && it.left < right && it.right > left)
      })
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim())
  })

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const)
  test(`on a phone of ${width} px one toast at a time covers no button of the page that one comes to`, async ({
    page,
    context,
    product,
  }) => {
    const account = await makeAccount(product, 'thumb')
    await makeApplication(account)
    await fillProfile(account.client)
    await signIn(context, account)
    await page.setViewportSize({ width, height })
    const toast = page.locator('.toasts .toast')
    const look = async () => {
      await expect(toast.filter({ visible: true })).toHaveCount(1)
      await expect.poll(() => covered(page)).toEqual([])
    }
    await page.goto('/education-info')
    for (const next of [
      '/scientific-project',
      '/employment-info',
      '/project-info',
      '/evidence',
      '/future-plans',
      '/proposed-endeavor',
    ]) {
      await page.getByRole('button', { name: 'Save and Continue' }).click()
      await page.waitForURL(`**${next}`)
      await look()
      await page.evaluate(() => window.scrollBy(0, 300))
      await look()
    }
    await page.goto('/plans')
    await page.getByRole('button', { name: 'Add Full Package to cart' }).click()
    await look()
  })
